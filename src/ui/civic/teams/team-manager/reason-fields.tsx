import { observer } from 'mobx-react-lite'
import { reasonRule, type ReasonForm } from '../../../../domain/civic/teams/team'
import type { Form } from '../../../../application/frame/forms/form'
import { FormFrame } from '../../../frame/forms/form-frame.part'
import { useFields, type FormWords } from '../../../frame/forms/use-fields.part'
import { TextArea } from '../../../frame/kit/fields/text-area'

interface ReasonFieldsProps<Answer> {
  readonly form: Form<ReasonForm, ReasonForm, Answer>
  readonly words: FormWords & { readonly title: string; readonly submit: string }
}

/** The field for a leader's reason to refuse, remove or call off. */
export const ReasonFields = observer(function ReasonFields<Answer>({ form, words }: ReasonFieldsProps<Answer>) {
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit} short>
      <TextArea {...field('text')} rows={3} maxLength={reasonRule.most} />
    </FormFrame>
  )
})
