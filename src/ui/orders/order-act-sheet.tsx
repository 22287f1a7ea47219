import { observer } from 'mobx-react-lite'
import { orderReasonRule, orderScoreRule } from '../../domain/orders/order-form'
import { FormFrame } from '../forms/form-frame.part'
import { useFields } from '../forms/use-fields.part'
import { Sheet } from '../kit/sheet'
import { TextArea } from '../kit/text-area'
import { StarsField } from '../ratings/stars.part'
import { useWords } from '../words/words'
import type { OrderActForm } from './order-act-forms'
import type { OrderViewModel } from './order.view-model'
import { orderActWords, orderWords } from './orders.words'

/** The form of an act on an order. */
export const OrderActSheet = observer(function OrderActSheet({ viewModel }: { readonly viewModel: OrderViewModel }) {
  const words = useWords(orderWords)
  const { actForm } = viewModel
  return (
    <Sheet
      open={actForm !== null}
      onClose={viewModel.close}
      title={actForm === null ? '' : words[`act.${actForm.act}`]}
    >
      {actForm?.act === 'score' && <ScoreFields form={actForm.form} />}
      {(actForm?.act === 'cancel' || actForm?.act === 'giveBack') && (
        <ReasonFields form={actForm.form} label={words[`act.${actForm.act}`]} />
      )}
    </Sheet>
  )
})

type FormOf<Act extends OrderActForm['act']> = Extract<OrderActForm, { readonly act: Act }>['form']
type ReasonForm = Exclude<OrderActForm, { readonly act: 'score' }>['form']

const ScoreFields = observer(function ScoreFields({ form }: { readonly form: FormOf<'score'> }) {
  const words = useWords(orderActWords)
  const field = useFields(form, words)
  const text = field('text')
  return (
    <FormFrame form={form} words={words} label={words.scoreTitle} submit={words.submit}>
      <StarsField {...field('stars')} />
      <TextArea {...text} label={words.scoreText} optional maxLength={orderScoreRule.most} />
    </FormFrame>
  )
})

const ReasonFields = observer(function ReasonFields({
  form,
  label,
}: {
  readonly form: ReasonForm
  readonly label: string
}) {
  const words = useWords(orderActWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={label} submit={words.submit}>
      <TextArea {...field('text')} optional rows={3} maxLength={orderReasonRule.most} />
    </FormFrame>
  )
})
