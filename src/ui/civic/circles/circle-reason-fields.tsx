import { observer } from 'mobx-react-lite'
import type { Form } from '../../../application/frame/forms/form'
import { circleReasonRule, type CircleReasonForm } from '../../../domain/civic/circles/circle'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { useFields, type FormWords } from '../../frame/forms/use-fields.part'
import { TextArea } from '../../frame/kit/fields/text-area'

interface CircleReasonFieldsProps<Answer> {
  readonly form: Form<CircleReasonForm, CircleReasonForm, Answer>
  readonly words: FormWords & { readonly title: string; readonly submit: string }
}

/** The field for the reason of somebody who leads a circle, which the person concerned reads. */
export const CircleReasonFields = observer(function CircleReasonFields<Answer>({
  form,
  words,
}: CircleReasonFieldsProps<Answer>) {
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit} short>
      <TextArea {...field('text')} rows={3} maxLength={circleReasonRule.most} />
    </FormFrame>
  )
})
