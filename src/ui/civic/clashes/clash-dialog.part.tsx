import { observer } from 'mobx-react-lite'
import type { ClashCheck } from '../../../application/civic/clashes/clash-check'
import type { Clash } from '../../../domain/civic/clashes/clash'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { useAppointment } from '../../frame/words/use-appointment'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './clashes.module.css'
import { clashesWords } from './clashes.words'

/** Names what clashes with a promise, and lets the member give it all the same. */
export const ClashDialogPart = observer(function ClashDialogPart({ check }: { readonly check: ClashCheck }) {
  const words = useWords(clashesWords)
  const textOf = useClashText()
  const { found } = check
  const hiddenCount = found === null ? 0 : found.count - found.clashes.length
  // Those that are not named may overlap.
  const isSameDayOnly = hiddenCount === 0 && found?.clashes.every(({ reason }) => reason === 'day') === true
  return (
    <Dialog
      open={found !== null}
      onClose={check.cancel}
      title={isSameDayOnly ? words.titleOfDay : words.title}
      text={words.text}
      acts={[
        { label: words.notNow, onAct: check.cancel },
        { label: words.anyway, kind: 'primary', onAct: check.confirm },
      ]}
    >
      <ul className={styles.clashes}>
        {found?.clashes.map((clash) => (
          <li key={`${clash.kind} ${clash.title} ${clash.day} ${clash.lessonAt ?? ''}`}>{textOf(clash)}</li>
        ))}
        {hiddenCount > 0 && <li>{words.more(hiddenCount)}</li>}
      </ul>
    </Dialog>
  )
})

/** Returns a sentence about a clash: with what, when and why. */
function useClashText(): (clash: Clash) => string {
  const words = useWords(clashesWords)
  const format = useFormat()
  const appointment = useAppointment()
  const textOf = ({ title, times, day, reason, way }: Clash): string => {
    const dayText = appointment.day(day)
    const time = times === null ? dayText : words.timeOf(dayText, format.time(times.from), format.time(times.until))
    if (reason === 'day') return words.day(title, time)
    return way === null
      ? words.overlap(title, time)
      : words.way(title, time, way.minutes, format.distance(way.metres), way.takes)
  }
  return (clash) =>
    clash.lessonAt === null ? textOf(clash) : words.atLesson(textOf(clash), appointment.at(clash.lessonAt))
}
