import { observer } from 'mobx-react-lite'
import type { SuggestionActForm } from '../../../../application/civic/suggestions/suggestion-acts'
import { followUpRule, reopenReasonRule } from '../../../../domain/civic/suggestions/suggestion-form'
import { FormFrame } from '../../../frame/forms/form-frame.part'
import { useFields } from '../../../frame/forms/use-fields.part'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { TextArea } from '../../../frame/kit/fields/text-area'
import { EvaluationFields } from '../../../frame/ratings/evaluation-fields.part'
import { useWords } from '../../../frame/words/words'
import { askWords, clarifyWords, escalateWords, rateWords, reopenWords } from './suggestion-act.words'
import type { SuggestionViewModel } from './suggestion.view-model'

/** The words of the acts that have nothing but a text. */
const textWords = { reopen: reopenWords, escalate: escalateWords, ask: askWords, clarify: clarifyWords }

/** The form of an act on a suggestion. */
export const SuggestionActSheet = observer(function SuggestionActSheet({
  viewModel: { actForm, close },
}: {
  readonly viewModel: SuggestionViewModel
}) {
  const ratings = useWords(rateWords)
  const texts = useWords(textWords[actForm === null || actForm.act === 'evaluate' ? 'reopen' : actForm.act])
  const title = actForm === null ? '' : actForm.act === 'evaluate' ? ratings.title : texts.title
  return (
    <Sheet open={actForm !== null} onClose={close} title={title}>
      {actForm !== null &&
        (actForm.act === 'evaluate' ? (
          <EvaluationFields form={actForm.form} words={ratings} />
        ) : (
          <TextFields {...actForm} />
        ))}
    </Sheet>
  )
})

type FormOf<Act> = Extract<SuggestionActForm, { readonly act: Act }>

type TextAct = FormOf<'reopen' | 'escalate' | 'ask' | 'clarify'>

/** The form of an act that has nothing but a text. */
const TextFields = observer(function TextFields({ act, form }: TextAct) {
  const words = useWords(textWords[act])
  const isFollowUp = act === 'ask' || act === 'clarify'
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit}>
      <TextArea {...field('text')} rows={4} maxLength={(isFollowUp ? followUpRule : reopenReasonRule).most} />
    </FormFrame>
  )
})
