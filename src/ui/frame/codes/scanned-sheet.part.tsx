import { useState } from 'react'
import type { ShownText } from '../../../domain/frame/codes/scanned-text'
import { Button } from '../kit/buttons/button'
import { Sheet } from '../kit/overlays/sheet'
import { useWords } from '../words/words'
import styles from './codes.module.css'
import { codesWords } from './codes.words'

interface ScannedSheetProps {
  /** It is null while the sheet is closed. */
  readonly scannedText: ShownText | null
  readonly onLeave: (url: string) => void
  readonly onCopy: () => void
  readonly onClose: () => void
}

/** Shows scanned content that is no screen of ours: the host of a link before it is followed, or the text. */
export function ScannedSheet({ scannedText, onLeave, onCopy, onClose }: ScannedSheetProps) {
  const words = useWords(codesWords)
  // The last content stays visible until the sheet has closed.
  const [last, setLast] = useState(scannedText)
  if (scannedText !== null && scannedText !== last) setLast(scannedText)
  const shownText = scannedText ?? last
  if (shownText === null) return null
  const url = 'url' in shownText ? shownText.url : null
  return (
    <Sheet open={scannedText !== null} onClose={onClose} title={words[`is.${shownText.kind}`]}>
      <div className={styles.scanned}>
        {shownText.kind === 'website' && <p className={styles.host}>{shownText.host}</p>}
        <p className={styles.address}>{shownText.text}</p>
        <p className={styles.note}>{words[`about.${shownText.kind}`]}</p>
        <div className={styles.acts}>
          {url !== null && (
            <Button kind="primary" block onClick={() => onLeave(url)}>
              {words[`open.${shownText.kind as 'website' | 'phone' | 'mail'}`]}
            </Button>
          )}
          <Button kind={url === null ? 'primary' : 'secondary'} block onClick={onCopy}>
            {words.copyText}
          </Button>
          <Button kind="quiet" block onClick={onClose}>
            {words.scanNext}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
