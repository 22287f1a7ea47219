import { Clock } from '../../../application/frame/shared/clock'
import { SiteStore } from '../../../application/frame/site/site.store'
import type { ContentKind } from '../../../domain/frame/content/content-kinds'
import { parseIsoDate, type CivilDate } from '../../../domain/frame/shared/civil-date'
import { distanceLabel } from '../../../domain/frame/shared/format/distance'
import { durationParts, durationText } from '../../../domain/frame/shared/format/duration'
import { relativeTime } from '../../../domain/frame/shared/format/relative-time'
import { siteTime, type TimeZone } from '../../../domain/frame/shared/site-time'
import { useDrawingTime } from '../kit/hydration/server-drawn'
import { useService, useIsElder } from '../shell/app-context'
import { formatWords, type FormatWords } from './format.words'
import { useWords } from './words'

/** Formats values in the visitor's language and the site's time zone. All functions return '' for an invalid value. */
export interface Format {
  /** '9999', '1.20万' (B53); '999', '1.2k' in English. */
  count(value: number): string
  /** False in elder mode, which omits the numbers of views and likes. */
  readonly showsFigures: boolean
  /** A count with its noun: '1.20万阅读', '1 view'; '' where such figures are omitted. */
  countText(value: number, noun: 'views' | 'plays' | 'comments' | 'likes'): string
  /** '5 min ago', 'yesterday', '5 Mar' (B55), from milliseconds since 1970. */
  relativeTime(instant: number): string
  /** '5 Mar', with the year when it is another one: '5 Mar 2025'. */
  date(instant: number): string
  /** A date with its year, as in documents: '5 Mar 2026'. */
  fullDate(instant: number): string
  /** A day of a known year: '5 Mar'. */
  monthDay(month: number, day: number): string
  /** A calendar day, YYYY-MM-DD, like `date`. */
  day(isoDay: string): string
  /** A calendar day, YYYY-MM-DD, like `fullDate`. */
  fullDay(isoDay: string): string
  /** Wall-clock time of the site: '08:05'. */
  time(instant: number): string
  /** Date and time: '5 Mar, 08:05'. */
  dateTime(instant: number): string
  /** Seconds in a player's format: '04:05'. */
  duration(seconds: number): string
  /** Seconds in words: '4 minutes 5 seconds'. */
  spokenDuration(seconds: number): string
  /** A distance given in metres (B52). */
  distance(metres: number): string
  /** The name of a content kind, or of a channel: 'Video'. */
  kind(kind: ContentKind): string
}

/** Formats values for the screen. Call it in an observer, because it follows the site's time zone. */
export function useFormat(): Format {
  const words = useWords(formatWords)
  const site = useService(SiteStore)
  const clock = useService(Clock)
  const drawn = useDrawingTime()
  const elder = useIsElder()
  return formatWith(words, site.timeZone, () => drawn.at ?? clock.now(), !elder)
}

export function formatWith(words: FormatWords, zone: TimeZone, now: () => number, showsFigures = true): Format {
  const fullText = ({ year, month, day }: CivilDate): string => words.yearMonthDay(year, month, day)
  const textOf = (date: CivilDate): string =>
    date.year === siteTime(now(), zone)?.year ? words.monthDay(date.month, date.day) : fullText(date)
  const dayText = (date: CivilDate | null, text: (date: CivilDate) => string): string =>
    date === null ? '' : text(date)
  const date = (instant: number): string => dayText(siteTime(instant, zone), textOf)
  const time = (instant: number): string => {
    const clock = siteTime(instant, zone)
    return clock === null ? '' : `${twoDigits(clock.hour)}:${twoDigits(clock.minute)}`
  }
  return {
    count: words.count,
    showsFigures,
    countText: (value, noun) => (showsFigures ? words[noun](words.count(value), value === 1) : ''),
    relativeTime: (instant) => relativeText(words, instant, now(), zone),
    date,
    fullDate: (instant) => dayText(siteTime(instant, zone), fullText),
    monthDay: words.monthDay,
    day: (isoDay) => dayText(parseIsoDate(isoDay), textOf),
    fullDay: (isoDay) => dayText(parseIsoDate(isoDay), fullText),
    time,
    dateTime: (instant) => (date(instant) === '' ? '' : words.dateAndTime(date(instant), time(instant))),
    duration: durationText,
    spokenDuration: (seconds) => spokenDuration(words, seconds),
    distance: (metres) => distanceText(words, metres),
    kind: (kind) => words[kind],
  }
}

function relativeText(words: FormatWords, instant: number, now: number, zone: TimeZone): string {
  const label = relativeTime(instant, now, zone)
  switch (label.kind) {
    case 'now':
      return words.now
    case 'minutes':
      return words.minutesAgo(label.value)
    case 'hours':
      return words.hoursAgo(label.value)
    case 'yesterday':
      return words.yesterday
    case 'day-before-yesterday':
      return words.dayBeforeYesterday
    case 'month-day':
      return words.monthDay(label.month, label.day)
    case 'year-month-day':
      return words.yearMonthDay(label.year, label.month, label.day)
    case 'unknown':
      return ''
  }
}

function distanceText(words: FormatWords, metres: number): string {
  const label = distanceLabel(metres)
  switch (label.kind) {
    case 'under-100-metres':
      return words.underHundredMetres
    case 'metres':
      return words.metres(label.text)
    case 'kilometres':
      return words.kilometres(label.text)
    case 'over-100-kilometres':
      return words.overHundredKilometres
    case 'unknown':
      return ''
  }
}

function spokenDuration(words: FormatWords, length: number): string {
  const { hours, minutes, seconds } = durationParts(length)
  const parts = [
    hours > 0 ? words.spokenHours(hours) : '',
    minutes > 0 ? words.spokenMinutes(minutes) : '',
    seconds > 0 || hours + minutes === 0 ? words.spokenSeconds(seconds) : '',
  ]
  return parts.filter((part) => part !== '').join(words.wordGap)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
