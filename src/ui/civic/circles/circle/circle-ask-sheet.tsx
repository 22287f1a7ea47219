import { observer } from 'mobx-react-lite'
import type { CircleAskForm } from '../../../../application/civic/circles/circle-acts'
import type { Circle } from '../../../../domain/civic/circles/circle'
import { circleRequestRule } from '../../../../domain/civic/circles/circle-request'
import { WaySteps } from '../../../frame/cases/way-steps.part'
import { FormFrame } from '../../../frame/forms/form-frame.part'
import { useFields } from '../../../frame/forms/use-fields.part'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { TextArea } from '../../../frame/kit/fields/text-area'
import { useWords } from '../../../frame/words/words'
import type { CircleViewModel } from './circle.view-model'
import { askCircleWords } from '../circles.words'

interface CircleAskProps {
  readonly viewModel: CircleViewModel
  readonly circle: Circle
}

/** The form in which somebody asks to become a member of a circle, and answers its question. */
export const CircleAskSheet = observer(function CircleAskSheet({ viewModel, circle }: CircleAskProps) {
  const words = useWords(askCircleWords)
  const { asking } = viewModel
  return (
    <Sheet open={asking !== null} onClose={viewModel.closeAsking} title={words.title}>
      {asking !== null && <WaySteps way="member" at="ask" />}
      {asking !== null && <AskFields form={asking} question={circle.question} />}
    </Sheet>
  )
})

const AskFields = observer(function AskFields({
  form,
  question,
}: {
  readonly form: CircleAskForm
  readonly question: string
}) {
  const words = useWords(askCircleWords)
  const field = useFields(form, words)
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit} short>
      <TextArea
        {...field('text')}
        {...(question !== '' && { label: question })}
        optional={question === ''}
        rows={4}
        maxLength={circleRequestRule.most}
      />
    </FormFrame>
  )
})
