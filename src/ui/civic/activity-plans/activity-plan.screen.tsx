import { observer } from 'mobx-react-lite'
import type { ActivityPlanForm } from '../../../application/civic/activity-plans/plan-activity'
import {
  planIntroRule,
  planPlaceRule,
  planRequirementsRule,
  planTitleRule,
} from '../../../domain/civic/activity-plans/activity-plan'
import { mostRepeats, repeatRhythms, type RepeatRhythm } from '../../../domain/civic/activity-plans/repeat'
import { activityKinds, type ActivityKind } from '../../../domain/civic/activities/activity'
import { FormFrame } from '../../frame/forms/form-frame.part'
import { PicturesField } from '../../frame/forms/pictures-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { DateField } from '../../frame/kit/fields/date-field'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { SelectField } from '../../frame/kit/fields/select-field'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TextArea } from '../../frame/kit/fields/text-area'
import { TextField } from '../../frame/kit/fields/text-field'
import { LookedAt } from '../../frame/messages/looked-at.part'
import { PlaceField } from '../../frame/places/place-field.part'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { useActivityKinds } from '../activities/activity-kind.part'
import { SpotButtonPart } from '../maps/spot-sheet/spot-sheet.part'
import { ActivityPlanViewModel } from './activity-plan.view-model'
import { activityPlanWords } from './activity-plan.words'
import styles from './activity-plans.module.css'
import { ShiftFields } from './shift-fields'
import { shiftWords } from './shift.words'

interface PlanProps {
  readonly viewModel: ActivityPlanViewModel
}

/** The form by which a leader plans, copies or changes an activity. */
export const ActivityPlanScreen = observer(function ActivityPlanScreen({ viewModel }: PlanProps) {
  const words = useWords(activityPlanWords)
  const { form, missing, isChange } = viewModel
  return (
    <PlainPage title={isChange ? words.change : words.screen}>
      <MembersOnly isMember={viewModel.isMember} reason="plan-activity">
        {viewModel.isFull ? (
          <EmptyState subject="locked" title={words.full} text={words.fullText} />
        ) : form !== null ? (
          <PlanFields viewModel={viewModel} form={form} />
        ) : missing.state === 'failed' ? (
          <FailedPart title={words.failed} failure={missing.failure} onRetry={() => void viewModel.load()} />
        ) : (
          <SkeletonList label={words.screen} shape="rows" />
        )}
      </MembersOnly>
    </PlainPage>
  )
})

interface FieldsProps extends PlanProps {
  readonly form: ActivityPlanForm
}

const PlanFields = observer(function PlanFields({ viewModel, form }: FieldsProps) {
  const words = useWords(activityPlanWords)
  const shifts = useWords(shiftWords)
  const kindName = useActivityKinds()
  const field = useFields(form, words)
  const kind = field('kind')
  const place = field('place')
  const { latitude, longitude } = place.value
  const { isChange, joined } = viewModel
  return (
    <FormFrame
      form={form}
      words={{ ...shifts, ...words }}
      label={isChange ? words.change : words.screen}
      submit={viewModel.waitsForOffice ? words.submit : isChange ? words.save : words.publish}
      limit={{ reached: viewModel.planning.value?.limit ?? null }}
    >
      {viewModel.isChange && <LookedAt subject="activity" id={viewModel.plan.value?.id ?? ''} />}
      {viewModel.refusal !== '' && <p className={styles.reason}>{words.refusedBecause(viewModel.refusal)}</p>}
      <SelectField
        {...kind}
        placeholder={words.choose}
        options={activityKinds.map((value) => ({ value, label: kindName(value) }))}
        onChange={(value) => kind.onChange(value as ActivityKind)}
      />
      <TextField {...field('title')} letters={planTitleRule.most} enterKeyHint="next" />
      <TextArea {...field('intro')} maxLength={planIntroRule.most} rows={5} />
      <TextArea {...field('requirements')} optional maxLength={planRequirementsRule.most} rows={2} />
      <PlaceField
        {...place}
        letters={planPlaceRule.most}
        onChange={(part) => form.change({ place: { ...form.values.place, ...part } })}
      >
        <SpotButtonPart
          spot={viewModel.spot}
          at={latitude === null || longitude === null ? null : { latitude, longitude }}
          onChoose={(spot) => form.change({ place: { ...form.values.place, ...spot } })}
        />
      </PlaceField>
      <TimeFields viewModel={viewModel} form={form} />
      {form.values.shifts.length === 0 && (
        <TextField
          {...field('places')}
          {...(joined > 0 && { hint: words.joinedHint(joined) })}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <ShiftFields form={form} fault={viewModel.faultyShift} />
      {!isChange && <RepeatFields form={form} />}
      {form.pictures !== null && (
        <PicturesField
          {...field('pictures')}
          pictures={form.pictures}
          kept={viewModel.keptPictures.map((address, index) => ({ name: words.keptPicture(index + 1), address }))}
          onDrop={viewModel.dropPicture}
        />
      )}
    </FormFrame>
  )
})

const TimeFields = observer(function TimeFields({ viewModel, form }: FieldsProps) {
  const words = useWords(activityPlanWords)
  const field = useFields(form, words)
  const { earliest, hasOpened } = viewModel
  const starts = field('startsAt')
  return (
    <>
      <DateField {...starts} time min={earliest} />
      <DateField {...field('endsAt')} time min={starts.value || earliest} />
      {!hasOpened && <DateField {...field('enrolsAt')} time optional />}
      <DateField {...field('enrolsUntil')} time optional />
    </>
  )
})

const RepeatFields = observer(function RepeatFields({ form }: { readonly form: ActivityPlanForm }) {
  const words = useWords(activityPlanWords)
  const field = useFields(form, words)
  const { value: repeat, onChange, error, ...every } = field('repeat')
  const isRepeated = repeat.every !== 'once'
  return (
    <div className={styles.pair}>
      <SelectField
        {...every}
        error={isRepeated ? null : error}
        value={repeat.every}
        options={repeatRhythms.map((value) => ({ value, label: words[`every.${value}`] }))}
        onChange={(value) => onChange({ ...repeat, every: value as RepeatRhythm })}
      />
      {isRepeated && (
        <SelectField
          id={`${every.id}-times`}
          label={words.times}
          hint={words.timesHint}
          error={error}
          value={String(repeat.times)}
          options={Array.from({ length: mostRepeats - 1 }, (_, index) => ({
            value: String(index + 2),
            label: words.timesOf(index + 2),
          }))}
          onChange={(value) => onChange({ ...repeat, times: Number(value) })}
        />
      )}
    </div>
  )
})

export const screen = defineScreen({
  viewModel: ActivityPlanViewModel,
  view: ActivityPlanScreen,
  key: ({ query }) => `activity-plan ${query.team ?? ''} ${query.id ?? ''} ${query.copy ?? ''}`,
  parent: ({ parent }) => parent,
})
