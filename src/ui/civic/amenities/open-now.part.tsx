import { observer } from 'mobx-react-lite'
import { SiteStore } from '../../../application/frame/site/site.store'
import { openStateAt, type OpeningHours, type OpenState } from '../../../domain/civic/amenities/opening-hours'
import { isoDate } from '../../../domain/frame/shared/civil-date'
import { siteTime } from '../../../domain/frame/shared/site-time'
import { classNames } from '../../frame/kit/styles/class-names'
import { useDrawingTime } from '../../frame/kit/hydration/server-drawn'
import { useService, useIsElder } from '../../frame/shell/app-context'
import { useAppointment } from '../../frame/words/use-appointment'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './open-now.module.css'
import { openingHoursWords } from './opening-hours.words'

/** A change is near from so many minutes before it on. */
const soon = 30

interface OpenNowProps {
  readonly hours: OpeningHours | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Whether a place is open now, and until when. */
export const OpenNow = observer(function OpenNow({ hours, now: present }: OpenNowProps) {
  const words = useWords(openingHoursWords)
  const site = useService(SiteStore)
  const now = useDrawingTime().at ?? present
  const textOf = useStateText(now)
  const state = hours === null ? null : openStateAt(hours, now, site.timeZone)
  if (state === null) return <span className={styles.quiet}>{words.unknown}</span>
  const closesSoon = state.isOpen && state.until !== null && isNear(state.until, now)
  return (
    <span className={state.isOpen ? classNames(styles.open, closesSoon && styles.soon) : styles.closed}>
      {textOf(state)}
    </span>
  )
})

/** The whole minutes until an instant, at least one. */
const minutesUntil = (instant: number, now: number) => Math.max(1, Math.ceil((instant - now) / 60_000))

const isNear = (instant: number, now: number) => minutesUntil(instant, now) <= soon

function useStateText(now: number): (state: OpenState) => string {
  const words = useWords(openingHoursWords)
  const format = useFormat()
  const appointment = useAppointment()
  const { timeZone } = useService(SiteStore)
  // In elder mode nothing counts down.
  const elder = useIsElder()
  const isSoon = (instant: number) => !elder && isNear(instant, now)
  return (state) => {
    if (state.isOpen) {
      if (state.until === null) return words.alwaysOpen
      if (isSoon(state.until)) return words.closesIn(minutesUntil(state.until, now))
      const then = siteTime(state.until, timeZone)
      const isMidnight = then !== null && then.hour + then.minute === 0
      return words.openUntil(isMidnight ? words.midnight : format.time(state.until))
    }
    const { from } = state
    if (from === null) return words.closed
    if (isSoon(from)) return words.opensIn(minutesUntil(from, now))
    const [today, then] = [siteTime(now, timeZone), siteTime(from, timeZone)]
    const away = (then?.days ?? 0) - (today?.days ?? 0)
    if (away === 0) return words.opensAt(format.time(from))
    if (away === 1) return words.opensTomorrow(format.time(from))
    return then === null ? words.closed : words.opensOn(appointment.day(isoDate(then)), format.time(from))
  }
}
