import { evaluationTextRule } from '../../../../domain/frame/ratings/evaluation'
import { observer } from 'mobx-react-lite'
import type { OrderActForm } from '../../../../application/civic/orders/order-act-forms'
import { objectionRule, orderReasonRule } from '../../../../domain/civic/orders/order-form'
import { FormFrame } from '../../../frame/forms/form-frame.part'
import { useFields } from '../../../frame/forms/use-fields.part'
import { DateField } from '../../../frame/kit/fields/date-field'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { TextArea } from '../../../frame/kit/fields/text-area'
import { StarsField } from '../../../frame/ratings/stars.part'
import { useWords } from '../../../frame/words/words'
import type { OrderViewModel } from './order.view-model'
import { orderActWords, orderWords } from '../orders.words'

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
      {actForm?.act === 'nobodyCame' && <AgainFields form={actForm.form} days={viewModel.days} />}
      {actForm?.act === 'object' && <ObjectionFields form={actForm.form} />}
      {(actForm?.act === 'cancel' || actForm?.act === 'giveBack') && (
        <ReasonFields form={actForm.form} label={words[`act.${actForm.act}`]} />
      )}
    </Sheet>
  )
})

type FormOf<Act extends 'nobodyCame' | 'score'> = Extract<OrderActForm, { readonly act: Act }>['form']
type ReasonForm = Exclude<OrderActForm, { readonly act: 'nobodyCame' | 'score' }>['form']

const ScoreFields = observer(function ScoreFields({ form }: { readonly form: FormOf<'score'> }) {
  const words = useWords(orderActWords)
  const field = useFields(form, words)
  const text = field('text')
  return (
    <FormFrame form={form} words={words} label={words.scoreTitle} submit={words.submit}>
      <StarsField {...field('stars')} />
      <TextArea {...text} label={words.scoreText} hint={words.scoreHint} optional maxLength={evaluationTextRule.most} />
    </FormFrame>
  )
})

const AgainFields = observer(function AgainFields({
  form,
  days,
}: {
  readonly form: FormOf<'nobodyCame'>
  readonly days: OrderViewModel['days']
}) {
  const words = useWords(orderActWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.againTitle} submit={words.submit}>
      <p>{words.againText}</p>
      <DateField {...field('wantedOn')} min={days.first} max={days.last} />
    </FormFrame>
  )
})

const ObjectionFields = observer(function ObjectionFields({ form }: { readonly form: ReasonForm }) {
  const words = useWords(orderActWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.objectionTitle} submit={words.submit}>
      <TextArea
        {...field('text')}
        label={words.objection}
        hint={words.objectionHint}
        rows={4}
        maxLength={objectionRule.most}
      />
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
      <TextArea {...field('text')} hint={words.reasonHint} optional rows={3} maxLength={orderReasonRule.most} />
    </FormFrame>
  )
})
