import { observer } from 'mobx-react-lite'
import type { SuggestionActForm } from '../../../application/civic/suggestions/suggestion-acts'
import { reopenReasonRule } from '../../../domain/civic/suggestions/suggestion-form'
import { evaluationTextRule } from '../../../domain/civic/wishes/wish-acts'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { Sheet } from '../../frame/kit/sheet'
import { TextArea } from '../../frame/kit/text-area'
import { StarsField } from '../../frame/ratings/stars.part'
import { useWords } from '../../frame/words/words'
import { escalateWords, rateWords, reopenWords } from './suggestion-act.words'
import type { SuggestionViewModel } from './suggestion.view-model'

/** The form of an act on a suggestion. */
export const SuggestionActSheet = observer(function SuggestionActSheet({
  viewModel: { actForm, close },
}: {
  readonly viewModel: SuggestionViewModel
}) {
  const titles = {
    reopen: useWords(reopenWords).title,
    escalate: useWords(escalateWords).title,
    evaluate: useWords(rateWords).title,
  }
  return (
    <Sheet open={actForm !== null} onClose={close} title={actForm === null ? '' : titles[actForm.act]}>
      {actForm !== null && (actForm.act === 'evaluate' ? <RateFields {...actForm} /> : <ReopenFields {...actForm} />)}
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

const RateFields = observer(function RateFields({ form }: FormOf<'evaluate'>) {
  const words = useWords(rateWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit}>
      <StarsField {...field('stars')} />
      <TextArea {...field('text')} optional maxLength={evaluationTextRule.most} />
    </FormFrame>
  )
})
