import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CameraProblem } from '../../../../application/frame/codes/code-camera'
import type { ShownText } from '../../../../domain/frame/codes/scanned-text'
import { CameraNotice } from '../../codes/camera-notice.part'
import { CodeCard } from '../../codes/code-card.part'
import { RenewedCodeCard } from '../../codes/renewed-code-card.part'
import { ScannedSheet } from '../../codes/scanned-sheet.part'
import { useWords } from '../../words/words'
import { Button } from '../buttons/button'
import { ShowcasePart } from './showcase-part'
import type { ShowcaseViewModel } from './showcase.view-model'
import styles from './showcase.module.css'
import { showcaseWords } from './showcase.words'

const problems: readonly CameraProblem[] = ['denied', 'not-found', 'in-use', 'unsupported']
const texts: readonly ShownText[] = [
  { kind: 'website', url: 'https://other.example/offer', host: 'other.example', text: 'https://other.example/offer' },
  { kind: 'no-screen', text: 'https://city.example/old' },
  { kind: 'phone', url: 'tel:12345', text: 'tel:12345' },
  { kind: 'mail', url: 'mailto:desk@city.example', text: 'mailto:desk@city.example' },
  { kind: 'text', text: 'WIFI:S:Library;;' },
]

/** Codes: a permanent one, those renewed in time, late and never, and the possible results of a scan. */
export const ShowcaseCodes = observer(function ShowcaseCodes({ viewModel }: { readonly viewModel: ShowcaseViewModel }) {
  const words = useWords(showcaseWords)
  const [scannedText, setScanned] = useState<ShownText | null>(null)
  const close = () => setScanned(null)
  return (
    <ShowcasePart title={words.codes}>
      <CodeCard text="https://city.example/posts/1" label={words.codes} caption={words.codes} onCopy={close} />
      {viewModel.codes.map((code, index) => (
        <RenewedCodeCard key={index} code={code} label={words.codes} />
      ))}
      {problems.map((problem) => (
        <CameraNotice key={problem} problem={problem} onRetry={close} />
      ))}
      <div className={styles.line}>
        {texts.map((text) => (
          <Button key={text.kind} onClick={() => setScanned(text)}>
            {text.kind}
          </Button>
        ))}
      </div>
      <ScannedSheet scannedText={scannedText} onLeave={close} onCopy={close} onClose={close} />
    </ShowcasePart>
  )
})
