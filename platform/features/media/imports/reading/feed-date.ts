import { instantOfClock } from '../../../../kernel/site/site-clock'
import { zoneIn } from './feed-zone'

/** What decides what a date means that does not say it itself. */
export interface DateContext {
  /** The site's time zone, on whose clock stands what names no zone. */
  readonly zone: string
  /** Whether the feed is Chinese: its CST is China's time, not America's. */
  readonly isChinese: boolean
  /** Whether the day stands before the month in dates such as 05/03/2026; null where nothing says so. */
  readonly isDayFirst: boolean | null
}

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const date = '(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?'

function dayOf(year: string, monthText: string, day: string): Day {
  const named = months.indexOf(monthText.slice(0, 3).toLowerCase()) + 1
  // A year of two figures is one of 1950 to 2049 (RFC 5322, 4.3).
  const century = year.length > 2 ? 0 : Number(year) < 50 ? 2000 : 1900
  return { year: century + Number(year), month: named > 0 ? named : Number(monthText), day: Number(day) }
}

/** The ways in which a day is written. What is found as `between` holds the time, and belongs to the rest. */
const forms: readonly (readonly [
  form: RegExp,
  read: (groups: readonly string[], isDayFirst: boolean | null) => Day | null,
])[] = [
  [/(?<!\d)(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号]?/, ([y = '', m = '', d = '']) => dayOf(y, m, d)],
  [/(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/, ([y = '', , m = '', d = '']) => dayOf(y, m, d)],
  [/^(\d{4})(\d\d)(\d\d)(?!\d)/, ([y = '', m = '', d = '']) => dayOf(y, m, d)],
  [/(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/, dayAndMonth],
  [new RegExp(`${date}[ -]?${month}[ -]?(\\d{4}|\\d\\d)(?![\\d:])`, 'i'), ([d = '', m = '', y = '']) => dayOf(y, m, d)],
  [new RegExp(`${month} ?${date} (\\d{4})(?![\\d:])`, 'i'), ([m = '', d = '', y = '']) => dayOf(y, m, d)],
  // As `date` and Java write it: Fri Nov 20 08:30:00 CST 2026.
  [new RegExp(`${month} ${date}(?<between> .* )(\\d{4})$`, 'i'), ([m = '', d = '', , y = '']) => dayOf(y, m, d)],
]

function dayAndMonth(
  [one = '', sign, other = '', year = '']: readonly string[],
  isDayFirst: boolean | null,
): Day | null {
  const isFirst = dayStandsFirst(one, other) ?? (sign === '.' || Number(one) === Number(other) ? true : isDayFirst)
  if (isFirst === null) return null
  return isFirst ? dayOf(year, other, one) : dayOf(year, one, other)
}

const dayStandsFirst = (one: string, other: string): boolean | null =>
  Number(one) > 12 ? true : Number(other) > 12 ? false : null

/** What a date such as 20/11/2026 shows of the order of days and months in its feed; null when it shows none. */
export function shownOrder(text: string): boolean | null {
  const [, one = '', other = ''] = /(?<![\d/-])(\d{1,2})[/-](\d{1,2})[/-]\d{4}(?!\d)/.exec(plain(text)) ?? []
  return one === '' ? null : dayStandsFirst(one, other)
}

const weekday =
  /\(?(?:\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?|(?:星期|周|礼拜)[一二三四五六日天])\)?|\bat\b/gi

/** A date in half width and with single spaces, without weekdays and commas but for that of a fraction. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(weekday, ' ')
    .replace(/(?<!:\d\d),/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Nothing is published before this; such dates are the zero of a clock, in whatever zone. */
const earliest = 2 * 86_400_000

/**
 * The instant of a date as feeds have it, in milliseconds since 1970; null when it is none of the known forms. Nothing
 * of it depends on the clock or zone of this machine, and each part must have a meaning, so that what says more than a
 * date is not taken for one.
 */
export function feedDate(text: string, context: DateContext): number | null {
  const written = plain(text)
  if (/^\d{10}(?:\d{3})?$/.test(written)) return Number(written.padEnd(13, '0'))
  for (const [form, read] of forms) {
    const found = form.exec(written)
    if (found === null) continue
    const day = read(found.slice(1), context.isDayFirst)
    const between = found.groups?.['between'] ?? ''
    const rest = `${written.slice(0, found.index)}${between}${written.slice(found.index + found[0].length)}`
    const instant = day === null ? null : instantOf(day, rest.trim(), context)
    return instant !== null && instant >= earliest ? instant : null
  }
  return null
}

function instantOf({ year, month: monthNumber, day }: Day, rest: string, context: DateContext): number | null {
  const midnight = new Date(Date.UTC(year, monthNumber - 1, day))
  // A day that does not exist, such as 30 February, would become another one.
  if (year < 1000 || midnight.getUTCMonth() !== monthNumber - 1 || midnight.getUTCDate() !== day) return null
  const clock = clockIn(rest)
  if (clock === null) return null
  const local = midnight.getTime() + clock.seconds * 1000
  const offset = zoneIn(clock.rest, context.isChinese)
  if (offset === undefined) return null
  return offset === null ? instantOfClock(local, context.zone) : local - offset * 60_000
}

const time =
  /(?:^|[ T])(?:(上午|下午|中午|晚上|凌晨|早上) ?)?(\d{1,2}) ?[:时點点] ?(?:(\d\d?)(?: ?[:分] ?(?:(\d\d?)(?:[.,]\d+)? ?秒?)?)?)?(?: ?([ap])\.? ?m\b\.?)?/i
const packedTime = /^T?(\d\d)(\d\d)(\d\d)?(?:[.,]\d+)?(?=$|[Z+ -])/i

/** The time of day within what stands beside a date: midnight where there is none, null for one that does not exist. */
function clockIn(rest: string): { readonly seconds: number; readonly rest: string } | null {
  const packed = packedTime.exec(rest)
  const found = packed ?? time.exec(rest)
  if (found === null) return { seconds: 0, rest }
  const [half, hourText, minuteText = '0', secondText = '0', latin] =
    packed === null ? found.slice(1) : [undefined, ...packed.slice(1)]
  const hour = hourOf(Number(hourText), half, latin?.toLowerCase())
  const [minute, second] = [Number(minuteText), Number(secondText)]
  if (hour === null || minute > 59 || second > 60 || (hour === 24 && minute + second > 0)) return null
  const left = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim()
  return { seconds: hour * 3600 + minute * 60 + second, rest: left }
}

function hourOf(hour: number, half: string | undefined, latin: string | undefined): number | null {
  if (hour > 24 || (latin !== undefined && (hour < 1 || hour > 12))) return null
  const isMorning = latin === 'a' || half === '上午' || half === '凌晨' || half === '早上'
  const isAfternoon = latin === 'p' || half === '下午' || half === '晚上' || (half === '中午' && hour < 11)
  if (isMorning && hour === 12) return 0
  return isAfternoon && hour < 12 ? hour + 12 : hour
}
