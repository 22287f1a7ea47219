import { observer } from 'mobx-react-lite'
import {
  circleIntroRule,
  circleNoticeRule,
  circlePlaceRule,
  circleQuestionRule,
  circleRulesRule,
} from '../../../domain/civic/circles/circle-form'
import { positionOf, type NamedPlace } from '../../../domain/frame/places/named-place'
import { SpotButtonPart } from '../maps/spot-sheet/spot-sheet.part'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { RadioGroup } from '../../frame/kit/fields/choice'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { Loaded } from '../../frame/kit/states/loaded'
import { TextArea } from '../../frame/kit/fields/text-area'
import { TextField } from '../../frame/kit/fields/text-field'
import { PlaceField } from '../../frame/places/place-field.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { CircleFormViewModel } from './circle-form.view-model'
import { circlePath, circlesPath } from './circles.paths'
import { circleFormWords, circlesWords } from './circles.words'

/** The form in which those who lead a circle change it. */
export const CircleFormScreen = observer(function CircleFormScreen({
  viewModel,
}: {
  readonly viewModel: CircleFormViewModel
}) {
  const words = useWords(circlesWords)
  return (
    <PlainPage title={words.change}>
      <Loaded
        of={viewModel.page}
        failed={words.failed}
        loading={words.loading}
        onRetry={() => void viewModel.reload()}
        fallbackLink={{ to: circlesPath, label: words.title }}
      >
        {() =>
          viewModel.form === null ? (
            <EmptyState subject="locked" title={words.onlyLeaders} />
          ) : (
            <Fields viewModel={viewModel} form={viewModel.form} />
          )
        }
      </Loaded>
    </PlainPage>
  )
})

interface FieldsProps {
  readonly viewModel: CircleFormViewModel
  readonly form: NonNullable<CircleFormViewModel['form']>
}

const Fields = observer(function Fields({ viewModel, form }: FieldsProps) {
  const words = useWords(circleFormWords)
  const joining = useWords(circlesWords)
  const field = useFields(form, words)
  const place = field('place')
  const choosePlace = (part: Partial<NamedPlace>) => form.change({ place: { ...form.values.place, ...part } })
  return (
    <FormFrame form={form} words={words} label={words.title} submit={words.submit}>
      <TextArea {...field('intro')} rows={4} maxLength={circleIntroRule.most} />
      <TextArea {...field('notice')} rows={3} maxLength={circleNoticeRule.most} />
      <TextArea {...field('rules')} rows={5} maxLength={circleRulesRule.most} />
      <PlaceField {...place} letters={circlePlaceRule.most} onChange={choosePlace}>
        <SpotButtonPart spot={viewModel.spot} at={positionOf(place.value)} onChoose={choosePlace} />
      </PlaceField>
      <RadioGroup
        {...field('joinMode')}
        options={viewModel.joinModes.map((value) => ({ value, label: joining[`join.${value}`] }))}
      />
      {viewModel.isOwner && form.values.joinMode === 'request' && (
        <TextField {...field('question')} letters={circleQuestionRule.most} autoComplete="off" />
      )}
    </FormFrame>
  )
})

export const screen = defineScreen({
  viewModel: CircleFormViewModel,
  view: CircleFormScreen,
  parent: ({ id }) => circlePath(id),
})
