import { FailedPart } from '../kit/states/failed-part'
import { lazyPart } from '../shell/lazy/lazy-part'
import { useWords } from '../words/words'
import styles from './share-sheet.module.css'
import { sharingWords } from './sharing.words'

/** The address as a QR code, for somebody nearby to scan. */
export const LinkCode = lazyPart(
  async () => (await import(/* webpackChunkName: "code-card" */ '../codes/code-card.part')).CodeCard,
  { placeholder: Waiting, failedPart: Failed },
)

function Waiting() {
  const words = useWords(sharingWords)
  return <div role="status" aria-label={words.drawingCode} className={styles.code} />
}

function Failed({ retryLoading }: { readonly retryLoading: () => void }) {
  const words = useWords(sharingWords)
  return <FailedPart title={words.codeFailed} failure={null} onRetry={retryLoading} />
}
