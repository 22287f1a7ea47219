import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import { useWords } from '../words/words'
import { QrCode } from './qr-code.part'
import styles from './codes.module.css'
import { codesWords } from './codes.words'
import { useScreenOn } from './use-screen-on'

export interface CodeCardProps {
  readonly text: string
  readonly label: string
  /** Shown below the code. */
  readonly caption?: ReactNode
  /** Copies the content; when set, the content is also shown as text, for people who cannot scan. */
  readonly onCopy?: () => void
}

/** A QR code to be held in front of a scanner. The screen stays on while it is shown. */
export function CodeCard({ text, label, caption, onCopy }: CodeCardProps) {
  const words = useWords(codesWords)
  useScreenOn()
  return (
    <div className={styles.card}>
      <QrCode text={text} label={label} />
      {caption !== undefined && <p className={styles.caption}>{caption}</p>}
      {onCopy !== undefined && (
        <>
          <p className={styles.address}>{text}</p>
          <Button icon={<Icon of={Copy} size={18} />} onClick={onCopy}>
            {words.copyAddress}
          </Button>
        </>
      )}
    </div>
  )
}
