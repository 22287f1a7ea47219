import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { ActivityPlanForm, TypedShift } from '../../../application/civic/activity-plans/plan-activity'
import {
  mostShifts,
  shiftNameRule,
  type ShiftFault,
  type ShiftField,
} from '../../../domain/civic/activity-plans/shift-plan'
import { fieldId, useReason } from '../../frame/forms/use-fields.part'
import { Button } from '../../frame/kit/buttons/button'
import { DateField } from '../../frame/kit/fields/date-field'
import { Icon } from '../../frame/kit/pictures/icon'
import { TextField } from '../../frame/kit/fields/text-field'
import { useWords } from '../../frame/words/words'
import styles from './activity-plans.module.css'
import { shiftWords } from './shift.words'

const newShift: TypedShift = { id: null, name: '', startsAt: '', endsAt: '', places: '' }

interface ShiftFieldsProps {
  readonly form: ActivityPlanForm
  /** The field beside which an error of the shifts is said; null for one that concerns all shifts. */
  readonly fault: ShiftFault['at']
}

/** The shifts or roles that volunteers join by themselves; most activities have none. */
export const ShiftFields = observer(function ShiftFields({ form, fault }: ShiftFieldsProps) {
  const words = useWords(shiftWords)
  const id = useId()
  const { shifts } = form.values
  const error = useReason(words)('shifts', form.errors.shifts)
  const ofAll = fault === null ? error : null
  return (
    <fieldset className={styles.shifts} aria-describedby={ofAll === null ? `${id}-hint` : `${id}-hint ${id}-error`}>
      <legend className={styles.legend}>{words.shifts}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </p>
      {ofAll !== null && (
        <p id={`${id}-error`} className={styles.reason}>
          {ofAll}
        </p>
      )}
      {shifts.map((shift, index) => (
        // A new shift is known by its place alone.
        <ShiftPart key={shift.id ?? index} {...{ form, fault, error, shift, index }} />
      ))}
      {shifts.length < mostShifts && (
        <div>
          <Button
            id={ofAll === null ? undefined : fieldId(form.name, 'shifts')}
            aria-invalid={ofAll === null ? undefined : true}
            small
            icon={<Icon of={Plus} size={16} />}
            onClick={() => form.change({ shifts: [...shifts, newShift] })}
          >
            {words.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
})

interface ShiftPartProps extends ShiftFieldsProps {
  readonly error: string | null
  readonly shift: TypedShift
  readonly index: number
}

const ShiftPart = observer(function ShiftPart({ form, fault, error, shift, index }: ShiftPartProps) {
  const words = useWords(shiftWords)
  const { shifts, startsAt, endsAt } = form.values
  const set = (part: Partial<TypedShift>) =>
    form.change({ shifts: shifts.map((each, place) => (place === index ? { ...each, ...part } : each)) })
  // The list of all errors leads to the field with this id.
  const wrong = (field: ShiftField) =>
    fault?.index === index && fault.field === field ? { id: fieldId(form.name, 'shifts'), error } : {}
  return (
    <div role="group" aria-label={words.shift(index + 1)} className={styles.shift}>
      <TextField
        {...wrong('name')}
        label={words.name}
        hint={words.nameHint}
        letters={shiftNameRule.most}
        value={shift.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        {...wrong('places')}
        label={words.places}
        inputMode="numeric"
        autoComplete="off"
        value={shift.places}
        onChange={(places) => set({ places })}
      />
      <DateField
        {...wrong('startsAt')}
        label={words.from}
        time
        optional
        min={startsAt}
        max={endsAt}
        value={shift.startsAt}
        onChange={(from) => set({ startsAt: from })}
      />
      <DateField
        {...wrong('endsAt')}
        label={words.until}
        time
        optional
        min={shift.startsAt || startsAt}
        max={endsAt}
        value={shift.endsAt}
        onChange={(until) => set({ endsAt: until })}
      />
      <div>
        <Button
          small
          kind="quiet"
          aria-label={words.removeShift(index + 1)}
          onClick={() => form.change({ shifts: shifts.filter((_, place) => place !== index) })}
        >
          {words.remove}
        </Button>
      </div>
    </div>
  )
})
