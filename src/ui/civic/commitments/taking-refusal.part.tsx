import type { Failure } from '../../../application/frame/shared/failure'
import { commitmentLimits, takingRefusalIn } from '../../../domain/civic/commitments/commitment-limits'
import { useWords } from '../../frame/words/words'
import { commitmentsWords } from './commitments.words'

/** States beside the act why the volunteer may take nothing more on; renders nothing for any other failure. */
export function TakingRefusal({ failure }: { readonly failure: Failure | null }) {
  const words = useWords(commitmentsWords)
  const refusal = failure === null ? null : takingRefusalIn(failure.state)
  if (refusal === null) return null
  const texts = {
    paused: words.paused,
    'holds-enough': words['holds-enough'](commitmentLimits.held),
    'took-enough': words['took-enough'](commitmentLimits.takenADay),
  }
  return <p role="alert">{texts[refusal]}</p>
}
