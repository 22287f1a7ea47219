import { observer } from 'mobx-react-lite'
import type { Form } from '../../../application/frame/forms/form'
import { evaluationTextRule, type EvaluationForm } from '../../../domain/frame/ratings/evaluation'
import { FormFrame } from '../forms/form-frame.part'
import { useFields, type FormWords } from '../forms/use-fields.part'
import { TextArea } from '../kit/fields/text-area'
import { StarsField } from './stars.part'

interface EvaluationFieldsProps<Answer> {
  readonly form: Form<EvaluationForm, EvaluationForm, Answer>
  readonly words: FormWords & { readonly title: string; readonly submit: string }
}

/** The form of an evaluation: stars and words. */
export const EvaluationFields = observer(function EvaluationFields<Answer>({
  form,
  words,
}: EvaluationFieldsProps<Answer>) {
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit}>
      <StarsField {...field('stars')} />
      <TextArea {...field('text')} optional maxLength={evaluationTextRule.most} />
    </FormFrame>
  )
})
