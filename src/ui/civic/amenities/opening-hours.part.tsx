import { observer } from 'mobx-react-lite'
import type { CurrentTime } from '../../../application/civic/amenities/current-time'
import { PreferencesStore } from '../../../application/frame/site/preferences.store'
import { SiteStore } from '../../../application/frame/site/site.store'
import {
  clockText,
  comingWeek,
  isWholeDay,
  openStateAt,
  wholeDay,
  type OpeningHours,
  type OpenPeriod,
  type OpenState,
} from '../../../domain/civic/amenities/opening-hours'
import { isoDate } from '../../../domain/frame/shared/civil-date'
import { siteTime } from '../../../domain/frame/shared/site-time'
import { useDrawingTime } from '../../frame/kit/hydration/server-drawn'
import { useService } from '../../frame/shell/app-context'
import { useAppointment } from '../../frame/words/use-appointment'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './opening-hours.module.css'
import { openingHoursWords } from './opening-hours.words'

/** A change that is nearer than this is named by its minutes. */
const soon = 30

interface OpenNowProps {
  readonly hours: OpeningHours | null
  /** Milliseconds since 1970. */
  readonly now: number
}

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

/** Whether a place is open now, and until when. */
export const OpenNow = observer(function OpenNow({ hours, now: present }: OpenNowProps) {
  const words = useWords(openingHoursWords)
  const site = useService(SiteStore)
  const now = useDrawingTime().at ?? present
  const textOf = useStateText(now)
  const state = hours === null ? null : openStateAt(hours, now, site.timeZone)
  if (state === null) return <span className={styles.quiet}>{words.unknown}</span>
  return <span className={state.isOpen ? styles.open : styles.closed}>{textOf(state)}</span>
})

function useStateText(now: number): (state: OpenState) => string {
  const words = useWords(openingHoursWords)
  const format = useFormat()
  const appointment = useAppointment()
  const { timeZone } = useService(SiteStore)
  // In elder mode nothing counts down.
  const { elder } = useService(PreferencesStore).preferences
  const minutesUntil = (instant: number) => Math.max(1, Math.ceil((instant - now) / 60_000))
  const isSoon = (instant: number) => !elder && minutesUntil(instant) <= soon
  return (state) => {
    if (state.isOpen) {
      if (state.until === null) return words.alwaysOpen
      if (isSoon(state.until)) return words.closesIn(minutesUntil(state.until))
      const then = siteTime(state.until, timeZone)
      const isMidnight = then !== null && then.hour + then.minute === 0
      return words.openUntil(isMidnight ? words.midnight : format.time(state.until))
    }
    const { from } = state
    if (from === null) return words.closed
    if (isSoon(from)) return words.opensIn(minutesUntil(from))
    const [today, then] = [siteTime(now, timeZone), siteTime(from, timeZone)]
    const away = (then?.days ?? 0) - (today?.days ?? 0)
    if (away === 0) return words.opensAt(format.time(from))
    if (away === 1) return words.opensTomorrow(format.time(from))
    return then === null ? words.closed : words.opensOn(appointment.day(isoDate(then)), format.time(from))
  }
}

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

/** The hours of today alone: 'Today 09:00–17:00'. */
export const TodayHours = observer(function TodayHours({ hours, now }: KnownHoursProps) {
  const words = useWords(openingHoursWords)
  const { timeZone } = useService(SiteStore)
  const periodsText = usePeriodsText()
  const today = siteTime(now, timeZone)?.days
  const [first] = today === undefined ? [] : comingWeek(hours, today)
  if (first === undefined) return null
  return <span className={styles.today}>{`${words.today} ${periodsText(first.periods)}`}</span>
})

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
