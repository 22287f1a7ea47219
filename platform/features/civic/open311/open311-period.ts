import { isRealDate } from '../../../../src/domain/frame/shared/civil-date'
import { instantOfClock } from '../../../kernel/site/site-clock'

/** The time that a parameter names: an instant, or all of a minute, a day, a month or a year. */
export interface NamedPeriod {
  readonly from: Date
  /** The last millisecond. */
  readonly until: Date
}

const written =
  /^(\d{4})(?:-?(\d{2})(?:-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+ -]\d{2}(?::?\d{2})?)?)?)?)?$/i

/**
 * Reads a time as clients write it (W3C-DTF and ISO 8601): a day is the whole day of the city, a time without an offset
 * is one on its clock, and the space before an offset is the plus sign of an address that was not encoded. Null for
 * anything else.
 */
export function namedPeriod(text: string, zone: string): NamedPeriod | null {
  const match = written.exec(text.trim())
  if (match === null) return null
  const [, , monthText, dayText, hourText, , secondText, fraction, offset] = match
  const numbers = match.slice(1, 7).map((part: string | undefined) => (part === undefined ? undefined : Number(part)))
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = numbers
  // Year 0 does not exist, and no database accepts it.
  if (year === 0 || !isRealDate({ year, month, day }) || hour > 24 || minute > 59 || second > 60) return null
  const moment = (parts: readonly [number, number, number, number, number, number, number]) =>
    new Date(instantAt(Date.UTC(...parts), offset, zone))
  const from = moment([year, month - 1, day, hour, minute, second, millisecondsIn(fraction)])
  const after = [
    monthText === undefined && moment([year + 1, 0, 1, 0, 0, 0, 0]),
    dayText === undefined && moment([year, month, 1, 0, 0, 0, 0]),
    hourText === undefined && moment([year, month - 1, day + 1, 0, 0, 0, 0]),
    secondText === undefined && new Date(from.getTime() + 60_000),
    new Date(from.getTime() + (fraction === undefined ? 1000 : 1)),
  ].find((each) => each !== false)
  return after === undefined ? null : { from, until: new Date(after.getTime() - 1) }
}

const millisecondsIn = (fraction = ''): number => Number(fraction.padEnd(3, '0').slice(0, 3))

/** The instant at which a clock shows `local` (as if it were UTC): that of the offset, else that of the city. */
function instantAt(local: number, offset: string | undefined, zone: string): number {
  if (offset === undefined) return instantOfClock(local, zone)
  if (/^z$/i.test(offset)) return local
  const figures = offset.slice(1).replace(':', '')
  const minutes = Number(figures.slice(0, 2)) * 60 + Number(figures.slice(2) || 0)
  return local - (offset.startsWith('-') ? -minutes : minutes) * 60_000
}
