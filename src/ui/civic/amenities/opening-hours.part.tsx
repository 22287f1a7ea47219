import { observer } from 'mobx-react-lite'
import type { CurrentTime } from '../../../application/civic/amenities/current-time'
import { SiteStore } from '../../../application/frame/site/site.store'
import {
  clockText,
  comingWeek,
  isWholeDay,
  wholeDay,
  type OpeningHours,
  type OpenPeriod,
} from '../../../domain/civic/amenities/opening-hours'
import { siteTime } from '../../../domain/frame/shared/site-time'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import { OpenNow } from './open-now.part'
import styles from './opening-hours.module.css'
import { openingHoursWords } from './opening-hours.words'

interface KnownHoursProps {
  readonly hours: OpeningHours
  /** Milliseconds since 1970. */
  readonly now: number
}

interface HoursAtTimeProps {
  readonly hours: OpeningHours | null
  /** The time that the screen follows, so that these parts alone are drawn again. */
  readonly time: CurrentTime
}

/** The line below the name of a place: whether it is open now, and until when. */
export const OpenNowLine = observer(function OpenNowLine({ hours, time }: HoursAtTimeProps) {
  return (
    <p className={styles.line}>
      <OpenNow hours={hours} now={time.now} />
    </p>
  )
})

/** The section of a place with its hours of the coming week; none where nobody knows them. */
export const HoursSection = observer(function HoursSection({ hours, time }: HoursAtTimeProps) {
  const words = useWords(openingHoursWords)
  if (hours === null) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{words.hours}</h2>
      <WeekHours hours={hours} now={time.now} />
    </section>
  )
})

/** The hours of the coming week, today first; special days stand with their names. */
export const WeekHours = observer(function WeekHours({ hours, now }: KnownHoursProps) {
  const words = useWords(openingHoursWords)
  const { timeZone } = useService(SiteStore)
  const periodsText = usePeriodsText()
  const today = siteTime(now, timeZone)?.days
  if (today === undefined) return null
  return (
    <dl className={styles.week}>
      {comingWeek(hours, today).map(({ date, weekday, name, periods }, index) => (
        <div key={date} className={styles.day} data-today={index === 0 || undefined}>
          <dt>
            {index === 0 ? words.today : words.weekday(weekday)}
            {name !== '' && <span className={styles.name}>{name}</span>}
          </dt>
          <dd>{periodsText(periods)}</dd>
        </div>
      ))}
    </dl>
  )
})

/**
 * Returns a function that says the hours of today alone: 'Today 09:00–17:00'. It returns null on a closed day, and once
 * the last of the hours are over.
 */
export function useTodayHours(): (hours: OpeningHours, now: number) => string | null {
  const words = useWords(openingHoursWords)
  const { timeZone } = useService(SiteStore)
  const periodsText = usePeriodsText()
  return (hours, now) => {
    const at = siteTime(now, timeZone)
    const [today] = at === null ? [] : comingWeek(hours, at.days)
    if (at === null || today === undefined) return null
    const isOver = today.periods.every(({ closes }) => closes <= at.hour * 60 + at.minute)
    return isOver ? null : `${words.today} ${periodsText(today.periods)}`
  }
}

function usePeriodsText(): (periods: readonly OpenPeriod[]) => string {
  const words = useWords(openingHoursWords)
  const closingText = (closes: number) =>
    closes === wholeDay ? '24:00' : closes > wholeDay ? words.nextDay(clockText(closes)) : clockText(closes)
  return (periods) => {
    if (periods.length === 0) return words.closedDay
    if (isWholeDay(periods)) return words.wholeDay
    return periods.map(({ opens, closes }) => `${clockText(opens)}–${closingText(closes)}`).join(words.separator)
  }
}
