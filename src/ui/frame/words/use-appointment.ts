import { Clock } from '../../../application/frame/shared/clock'
import { SiteStore } from '../../../application/frame/site/site.store'
import { isoDate, parseIsoDate, daysOfDate, weekdayOf, type CivilDate } from '../../../domain/frame/shared/civil-date'
import { siteDay, siteTime, type TimeZone } from '../../../domain/frame/shared/site-time'
import { useDrawingTime } from '../kit/hydration/server-drawn'
import { useService } from '../shell/app-context'
import { appointmentWords, type AppointmentWords } from './appointment.words'
import { useFormat, type Format } from './use-format'
import { useWords } from './words'

/**
 * Formats when somebody has to be somewhere, in the visitor's language and the site's time zone; '' for an invalid
 * value.
 */
export interface AppointmentFormat {
  /** A calendar day, YYYY-MM-DD: 'Today', 'Tomorrow', 'Tue 24 Nov', with the year when it is another one. */
  day(isoDay: string): string
  /** An instant, in milliseconds since 1970: 'Today, 18:05', 'Tue 24 Nov, 18:05'. */
  at(instant: number): string
  /**
   * The time from an instant to another: 'Today, 18:05–20:00', with the day of the end where it is another one. A line
   * breaks after the day, not at the dash between two times.
   */
  between(start: number, end: number): string
  /** Today in the site's time zone, YYYY-MM-DD. */
  today(): string
}

/** A dash with a word joiner, so that no line ends with it. */
const dash = '–\u2060'

/** Returns the formatter. Call it in an observer, because it follows the site's time zone. */
export function useAppointment(): AppointmentFormat {
  const words = useWords(appointmentWords)
  const site = useService(SiteStore)
  const clock = useService(Clock)
  const drawn = useDrawingTime()
  return appointmentWith(words, useFormat(), site.timeZone, () => drawn.at ?? clock.now())
}

export function appointmentWith(
  words: AppointmentWords,
  format: Pick<Format, 'day' | 'time'>,
  zone: TimeZone,
  now: () => number,
): AppointmentFormat {
  const dayText = (date: CivilDate | null): string => {
    if (date === null) return ''
    const days = daysOfDate(date)
    const away = days - (siteTime(now(), zone)?.days ?? Number.NaN)
    if (away === 0) return words.today
    return away === 1 ? words.tomorrow : words.onWeekday(weekdayOf(days), format.day(isoDate(date)))
  }
  const dayOf = (instant: number) => dayText(siteTime(instant, zone))
  const at = (instant: number) => {
    const day = dayOf(instant)
    return day === '' ? '' : words.atTime(day, format.time(instant))
  }
  return {
    day: (isoDay) => dayText(parseIsoDate(isoDay)),
    at,
    between: (start, end) => {
      const day = dayOf(start)
      if (day === '' || dayOf(end) === '') return at(start)
      return day === dayOf(end)
        ? words.atTime(day, `${format.time(start)}${dash}${format.time(end)}`)
        : `${at(start)} – ${at(end)}`
    },
    today: () => siteDay(now(), zone),
  }
}
