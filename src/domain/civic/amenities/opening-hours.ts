import { dateOfDays, isoDate, weekdayOf } from '../../frame/shared/civil-date'
import { siteTime, type TimeZone } from '../../frame/shared/site-time'
import { instantOfTyped } from '../../frame/shared/typed-time'

/** The minutes of a day. */
export const wholeDay = 1440

/**
 * A period in which a place is open, in minutes since the midnight with which its day began. A period that goes on after
 * the next midnight closes after minute 1440.
 */
export interface OpenPeriod {
  readonly opens: number
  readonly closes: number
}

/** A date on which the hours differ from those of the week. */
export interface SpecialDay {
  /** YYYY-MM-DD in the city's time zone. */
  readonly date: string
  /** The name of the day, such as that of a public holiday; '' without one. */
  readonly name: string
  readonly periods: readonly OpenPeriod[]
}

/** The opening hours of a place. */
export interface OpeningHours {
  /** The periods of each day of the week; Sunday comes first. */
  readonly weekly: readonly (readonly OpenPeriod[])[]
  readonly special: readonly SpecialDay[]
}

/** Whether a place is open at an instant. The instants are in milliseconds since 1970. */
export type OpenState =
  /** It is open until then; null when it does not close within the coming two weeks. */
  | { readonly isOpen: true; readonly until: number | null }
  /** It opens again then; null when it does not open within the coming two weeks. */
  | { readonly isOpen: false; readonly from: number | null }

/** One day of the coming week, with its hours. */
export interface DayHours {
  /** YYYY-MM-DD */
  readonly date: string
  /** The day of the week; Sunday is 0. */
  readonly weekday: number
  readonly name: string
  readonly periods: readonly OpenPeriod[]
}

/** The number of days after today that are searched for the next opening or closing. */
const daysAhead = 14

/** Whether a place is open at `now` by the clock of the city; null for an invalid instant. */
export function openStateAt(hours: OpeningHours, now: number, zone: TimeZone): OpenState | null {
  const today = siteTime(now, zone)?.days
  if (today === undefined) return null
  const span = nextSpan(hours, { now, today, zone })
  if (span === null || span.from > now) return { isOpen: false, from: span?.from ?? null }
  const end = instantAt(today + daysAhead, wholeDay, zone)
  return { isOpen: true, until: span.to >= end ? null : span.to }
}

/** The hours of the seven days from a day on. @param today days since 1 January 1970 */
export function comingWeek(hours: OpeningHours, today: number): readonly DayHours[] {
  return Array.from({ length: 7 }, (_, index) => hoursOn(hours, today + index))
}

function hoursOn({ weekly, special }: OpeningHours, days: number): DayHours {
  const date = isoDate(dateOfDays(days))
  const weekday = weekdayOf(days)
  const specialDay = special.find((each) => each.date === date)
  return { date, weekday, name: specialDay?.name ?? '', periods: specialDay?.periods ?? weekly[weekday] ?? [] }
}

interface Span {
  readonly from: number
  readonly to: number
}

/**
 * The span in which the place is open at `now`, or the next one; null when there is none in the coming days. Periods
 * that touch or overlap are one span. It begins with yesterday, whose periods may go on after midnight, and reads no
 * more days than it needs.
 */
function nextSpan(
  hours: OpeningHours,
  { now, today, zone }: { readonly now: number; readonly today: number; readonly zone: TimeZone },
): Span | null {
  let span: Span | null = null
  for (let days = today - 1; days <= today + daysAhead; days += 1) {
    const periods = [...hoursOn(hours, days).periods].sort((one, other) => one.opens - other.opens)
    for (const { opens, closes } of periods) {
      const [from, to] = [instantAt(days, opens, zone), instantAt(days, closes, zone)]
      if (span !== null && from <= span.to) span = { from: span.from, to: Math.max(span.to, to) }
      else if (span !== null && span.to > now) return span
      else span = { from, to }
    }
  }
  return span !== null && span.to > now ? span : null
}

/** The instant at which the city's clock shows a minute of a day, which may be after its midnight. */
function instantAt(days: number, minutes: number, zone: TimeZone): number {
  const date = isoDate(dateOfDays(days + Math.floor(minutes / wholeDay)))
  const typed = instantOfTyped(`${date}T${clockText(minutes)}`, zone)
  // A clock that is put forward skips an hour; what begins in it begins when it is over.
  return typed ?? instantAt(days, minutes + 60, zone)
}

/** A minute of a day, or of the day after it, as the clock shows it: 09:05. */
export function clockText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const ofDay = minutes % wholeDay
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

/** Whether a day's periods are the whole day. */
export const isWholeDay = (periods: readonly OpenPeriod[]): boolean =>
  periods.length === 1 && periods[0]?.opens === 0 && periods[0].closes === wholeDay

/** A day on which the city's offices do not keep their week. */
export interface CalendarDay {
  /** YYYY-MM-DD */
  readonly date: string
  readonly name: string
  /** The weekday whose hours are kept, when a day off is worked instead; null for a public holiday. */
  readonly worksAs: number | null
}

/** The hours of a place as it publishes them, before the calendar of the city is applied. */
export interface PublishedHours extends OpeningHours {
  /** The periods of a public holiday; null for a place that takes no notice of holidays. */
  readonly holidays: readonly OpenPeriod[] | null
}

/**
 * The hours with the calendar of the city applied. The place's own special days come before those of the city, and a
 * place that takes no notice of holidays keeps its week on all other days.
 */
export function withCalendar(
  { weekly, special, holidays }: PublishedHours,
  calendar: readonly CalendarDay[],
): OpeningHours {
  if (holidays === null) return { weekly, special }
  const ofCity = calendar
    .filter(({ date }) => special.every((own) => own.date !== date))
    .map(({ date, name, worksAs }) => ({ date, name, periods: worksAs === null ? holidays : (weekly[worksAs] ?? []) }))
  return { weekly, special: [...special, ...ofCity].sort((one, other) => (one.date < other.date ? -1 : 1)) }
}
