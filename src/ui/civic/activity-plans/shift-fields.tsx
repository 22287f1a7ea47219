import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { ActivityPlanForm, TypedShift } from '../../../application/civic/activity-plans/plan-activity'
import { mostShifts, shiftNameRule } from '../../../domain/civic/activity-plans/shift-plan'
import { fieldId, useReason } from '../../frame/forms/use-fields.part'
import { Button } from '../../frame/kit/button'
import { DateField } from '../../frame/kit/date-field'
import { Icon } from '../../frame/kit/icon'
import { TextField } from '../../frame/kit/text-field'
import { useWords } from '../../frame/words/words'
import styles from './activity-plans.module.css'
import { shiftWords } from './shift.words'

const newShift: TypedShift = { id: null, name: '', startsAt: '', endsAt: '', places: '' }

/** The shifts or roles that volunteers join by themselves; most activities have none. */
export const ShiftFields = observer(function ShiftFields({ form }: { readonly form: ActivityPlanForm }) {
  const words = useWords(shiftWords)
  const id = useId()
  const { shifts, startsAt, endsAt } = form.values
  const error = useReason(words)('shifts', form.errors.shifts)
  const set = (index: number, part: Partial<TypedShift>) =>
    form.change({ shifts: shifts.map((each, place) => (place === index ? { ...each, ...part } : each)) })
  return (
    <fieldset className={styles.shifts} aria-describedby={error === null ? `${id}-hint` : `${id}-hint ${id}-error`}>
      <legend className={styles.legend}>{words.shifts}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </p>
      {error !== null && (
        <p id={`${id}-error`} className={styles.reason}>
          {error}
        </p>
      )}
      {shifts.map((shift, index) => (
        // A new shift is known by its place alone.
        <div key={shift.id ?? index} role="group" aria-label={words.shift(index + 1)} className={styles.shift}>
          <TextField
            id={index === 0 ? fieldId(form.name, 'shifts') : `${fieldId(form.name, 'shifts')}-${index + 1}`}
            label={words.name}
            hint={words.nameHint}
            letters={shiftNameRule.most}
            value={shift.name}
            onChange={(name) => set(index, { name })}
          />
          <TextField
            label={words.places}
            inputMode="numeric"
            autoComplete="off"
            value={shift.places}
            onChange={(places) => set(index, { places })}
          />
          <DateField
            label={words.from}
            time
            optional
            min={startsAt}
            max={endsAt}
            value={shift.startsAt}
            onChange={(from) => set(index, { startsAt: from })}
          />
          <DateField
            label={words.until}
            time
            optional
            min={shift.startsAt || startsAt}
            max={endsAt}
            value={shift.endsAt}
            onChange={(until) => set(index, { endsAt: until })}
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
      ))}
      {shifts.length < mostShifts && (
        <div>
          <Button
            id={shifts.length === 0 ? fieldId(form.name, 'shifts') : undefined}
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
