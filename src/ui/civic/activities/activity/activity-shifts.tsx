import { observer } from 'mobx-react-lite'
import type { OwnShift, Shift } from '../../../../domain/civic/activities/shift'
import { Button } from '../../../frame/kit/buttons/button'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { activitiesWords } from '../activities.words'
import type { ActivityViewModel } from './activity.view-model'
import styles from './activity.module.css'

/** The name of a shift, with its times where it has some of its own. */
export function useShiftText(): (shift: OwnShift) => string {
  const words = useWords(activitiesWords)
  const format = useFormat()
  return ({ name, startsAt, endsAt }) =>
    startsAt === null || endsAt === null
      ? name
      : words.shiftAt(name, words.fromTo(format.time(startsAt), format.time(endsAt)))
}

/** The shifts or roles of an activity, each with the places that it has left. */
export function ActivityShifts({ shifts }: { readonly shifts: readonly Shift[] }) {
  const words = useWords(activitiesWords)
  const text = useShiftText()
  if (shifts.length === 0) return null
  return (
    <section aria-label={words.shifts}>
      <h2 className={styles.heading}>{words.shifts}</h2>
      <ul>
        {shifts.map((shift) => (
          <li key={shift.id} className={styles.shift}>
            <span>{text(shift)}</span>
            <span className={styles.quiet}>{words.placesOf(shift.places - shift.placesLeft, shift.places)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ShiftSheetProps {
  readonly viewModel: ActivityViewModel
  readonly shifts: readonly Shift[]
}

/** The sheet in which a volunteer chooses the shift that they join. */
export const ShiftSheet = observer(function ShiftSheet({ viewModel, shifts }: ShiftSheetProps) {
  const words = useWords(activitiesWords)
  const text = useShiftText()
  return (
    <Sheet open={viewModel.choosesShift} onClose={viewModel.closeShifts} title={words.chooseShift}>
      <p className={styles.quiet}>{words.joinText}</p>
      <ul>
        {shifts.map((shift) => (
          <li key={shift.id} className={styles.shift}>
            <span className={styles.shiftText}>
              <span>{text(shift)}</span>
              <span className={styles.quiet}>{words.placesOf(shift.places - shift.placesLeft, shift.places)}</span>
            </span>
            {shift.placesLeft === 0 ? (
              <span className={styles.quiet}>{words.shiftFull}</span>
            ) : (
              <Button
                small
                kind="primary"
                aria-label={words.joinShift(shift.name)}
                onClick={() => void viewModel.join(shift.id)}
              >
                {words['act.join']}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
})
