import { observer } from 'mobx-react-lite'
import { minutesOf, type LearningRecord } from '../../../../domain/civic/lessons/learning-record'
import { dateOfDays, daysOfDate, isoDate, parseIsoDate } from '../../../../domain/frame/shared/civil-date'
import { useAppointment } from '../../../frame/words/use-appointment'
import { useWords } from '../../../frame/words/words'
import styles from './learning-times.module.css'
import { learningWords } from './learning.words'
import lessonStyles from '../lessons.module.css'

const shownDays = 14

type Days = LearningRecord['days']

/** The days on which the member learned, the latest first. */
export const DayTimes = observer(function DayTimes({ days }: { readonly days: Days }) {
  const words = useWords(learningWords)
  const appointment = useAppointment()
  const timeText = useTimeText()
  return (
    <ol className={styles.dayTimes}>
      {[...days].reverse().map(({ day, seconds }) => (
        <li key={day}>{words.dayTime(appointment.day(day), timeText(seconds))}</li>
      ))}
    </ol>
  )
})

/** One bar for each day. */
export const Bars = observer(function Bars({ days, today }: { readonly days: Days; readonly today: string }) {
  const words = useWords(learningWords)
  const appointment = useAppointment()
  const timeText = useTimeText()
  const most = Math.max(...days.map(({ seconds }) => seconds), 1)
  return (
    <ol className={styles.bars}>
      {lastDays(today).map((day) => {
        const seconds = days.find((each) => each.day === day)?.seconds ?? 0
        return (
          <li key={day} className={styles.bar}>
            <span className={lessonStyles.hidden}>{words.dayTime(appointment.day(day), timeText(seconds))}</span>
            <span
              className={styles.height}
              style={{ blockSize: `${Math.round((seconds / most) * 100)}%` }}
              aria-hidden="true"
            />
            <span className={styles.barDay} aria-hidden="true">
              {parseIsoDate(day)?.day}
            </span>
          </li>
        )
      })}
    </ol>
  )
})

function lastDays(today: string): readonly string[] {
  const date = parseIsoDate(today)
  if (date === null) return []
  return Array.from({ length: shownDays }, (_, index) => isoDate(dateOfDays(daysOfDate(date) - shownDays + 1 + index)))
}

/** Returns a function that formats seconds as hours and minutes. */
export function useTimeText(): (seconds: number) => string {
  const words = useWords(learningWords)
  return (seconds) => {
    const minutes = minutesOf(seconds)
    return words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60)
  }
}
