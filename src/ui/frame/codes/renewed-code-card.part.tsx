import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { RenewedCode } from '../../../application/frame/codes/renewed-code'
import { FailedPart } from '../kit/states/failed-part'
import { useIsElder } from '../shell/app-context'
import { useWords } from '../words/words'
import { CodeCard } from './code-card.part'
import styles from './codes.module.css'
import { codesWords } from './codes.words'

interface RenewedCodeCardProps {
  readonly code: RenewedCode
  readonly label: string
}

/** A code that expires, with the seconds that are left; an expired code is hidden. */
export const RenewedCodeCard = observer(function RenewedCodeCard({ code, label }: RenewedCodeCardProps) {
  const words = useWords(codesWords)
  const elder = useIsElder()
  useEffect(() => code.show(), [code])
  const { failure, seconds } = code
  if (code.code !== null && code.isValid) {
    // Elder mode shows no countdown, because the next code comes by itself.
    const caption = elder ? words.renews : words.expiresIn(seconds)
    return (
      <>
        <CodeCard text={code.code.text} label={label} caption={caption} />
        <p role="status" className={styles.note}>
          {failure === null ? '' : words.notRenewed}
        </p>
      </>
    )
  }
  if (failure !== null)
    return <FailedPart title={words.noCode} failure={failure} onRetry={code.retry} busy={code.asking} />
  return (
    <div className={styles.card}>
      <div role="status" aria-label={words.renewing} className={styles.pending} />
      <p className={styles.caption}>{words.renewing}</p>
    </div>
  )
})
