import { observer } from 'mobx-react-lite'
import type { SuggestionActForm } from '../../../application/civic/suggestions/suggestion-acts'
import { reopenReasonRule } from '../../../domain/civic/suggestions/suggestion-form'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Sheet } from '../../frame/kit/sheet'
import { TextArea } from '../../frame/kit/text-area'
import { EvaluationFields } from '../../frame/ratings/evaluation-fields.part'
import { useWords } from '../../frame/words/words'
import { escalateWords, rateWords, reopenWords } from './suggestion-act.words'
import type { SuggestionViewModel } from './suggestion.view-model'

/** The form of an act on a suggestion. */
export const SuggestionActSheet = observer(function SuggestionActSheet({
  viewModel: { actForm, close },
}: {
  readonly viewModel: SuggestionViewModel
}) {
  const words = { reopen: useWords(reopenWords), escalate: useWords(escalateWords), evaluate: useWords(rateWords) }
  return (
    <Sheet open={actForm !== null} onClose={close} title={actForm === null ? '' : words[actForm.act].title}>
      {actForm !== null &&
        (actForm.act === 'evaluate' ? (
          <EvaluationFields form={actForm.form} words={words.evaluate} />
        ) : (
          <ReopenFields {...actForm} />
        ))}
    </Sheet>
  )
})

type FormOf<Act> = Extract<SuggestionActForm, { readonly act: Act }>

const ReopenFields = observer(function ReopenFields({ act, form }: FormOf<'reopen' | 'escalate'>) {
  const reopening = useWords(reopenWords)
  const escalation = useWords(escalateWords)
  const words = act === 'reopen' ? reopening : escalation
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit}>
      <TextArea {...field('text')} rows={4} maxLength={reopenReasonRule.most} />
    </FormFrame>
  )
})
