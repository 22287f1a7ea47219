import { observer } from 'mobx-react-lite'
import { FormFrame } from '../../../frame/forms/form-frame.part'
import { PicturesField } from '../../../frame/forms/pictures-field.part'
import { useFields, type FormWords } from '../../../frame/forms/use-fields.part'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { TextArea } from '../../../frame/kit/fields/text-area'
import { EvaluationFields } from '../../../frame/ratings/evaluation-fields.part'
import { useWords } from '../../../frame/words/words'
import { cancelReasonRule, finishTextRule, letGoReasonRule } from '../../../../domain/civic/wishes/wish-acts'
import type { ActForm } from './wish-act-forms'
import { cancelWords, evaluateWords, finishWords, letGoWords, notDoneWords } from './wish-act.words'
import type { WishViewModel } from './wish.view-model'

/** The form of an act on a wish. */
export const WishActSheet = observer(function WishActSheet({ viewModel }: { readonly viewModel: WishViewModel }) {
  const titles = {
    cancel: useWords(cancelWords),
    finish: useWords(finishWords),
    evaluate: useWords(evaluateWords),
    letGo: useWords(letGoWords),
    notDone: useWords(notDoneWords),
  }
  const { actForm } = viewModel
  return (
    <Sheet
      open={actForm !== null}
      onClose={viewModel.close}
      title={actForm === null ? '' : titles[actForm.act].title}
      isTall={actForm?.act === 'finish'}
    >
      {actForm?.act === 'cancel' && <CancelFields form={actForm.form} />}
      {actForm?.act === 'letGo' && <ReasonFields form={actForm.form} words={titles.letGo} />}
      {actForm?.act === 'notDone' && <ReasonFields form={actForm.form} words={titles.notDone} />}
      {actForm?.act === 'finish' && <FinishFields form={actForm.form} />}
      {actForm?.act === 'evaluate' && <EvaluationFields form={actForm.form} words={titles.evaluate} />}
    </Sheet>
  )
})

type FormOf<Act extends ActForm['act']> = { readonly form: Extract<ActForm, { readonly act: Act }>['form'] }

const CancelFields = observer(function CancelFields({ form }: FormOf<'cancel'>) {
  const words = useWords(cancelWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit}>
      <TextArea {...field('text')} optional rows={3} maxLength={cancelReasonRule.most} />
    </FormFrame>
  )
})

interface ReasonFieldsProps {
  readonly form: FormOf<'letGo' | 'notDone'>['form']
  readonly words: FormWords & { readonly title: string; readonly submit: string }
}

const ReasonFields = observer(function ReasonFields({ form, words }: ReasonFieldsProps) {
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit}>
      <TextArea {...field('text')} rows={3} maxLength={letGoReasonRule.most} />
    </FormFrame>
  )
})

const FinishFields = observer(function FinishFields({ form }: FormOf<'finish'>) {
  const words = useWords(finishWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit}>
      <TextArea {...field('text')} maxLength={finishTextRule.most} />
      {form.pictures !== null && <PicturesField {...field('pictures')} pictures={form.pictures} />}
    </FormFrame>
  )
})
