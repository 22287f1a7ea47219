/** A span of time including its beginning and excluding its end, in milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number
  readonly until: number
}

const minute = 60_000
/** The most minutes of service that a day counts: 12 hours. */
export const mostMinutesOfDay = 720

/**
 * The least minutes that a service must last to count, where the site sets no other limit: a quarter of an hour. It
 * keeps somebody who checks in and out at once from counting as having served.
 */
export const usualLeastMinutes = 15

/** The span in whole minutes as a clock shows them: 9:00:40 to 10:30:10 is an hour and a half. */
export function wholeMinutes({ from, until }: TimeSpan): TimeSpan {
  const start = Math.floor(from / minute) * minute
  return { from: start, until: Math.max(start, Math.floor(until / minute) * minute) }
}

/** The union of the spans, in order: spans that touch or overlap become one, and empty ones are left out. */
export function unionOf(spans: readonly TimeSpan[]): TimeSpan[] {
  const mergedSpans: TimeSpan[] = []
  for (const span of [...spans].filter(({ from, until }) => until > from).sort((one, other) => one.from - other.from)) {
    const last = mergedSpans.at(-1)
    if (last === undefined || span.from > last.until) mergedSpans.push(span)
    else mergedSpans[mergedSpans.length - 1] = { from: last.from, until: Math.max(last.until, span.until) }
  }
  return mergedSpans
}

/** The number of whole minutes that the spans cover; a minute covered by several counts once. */
export const coveredMinutes = (spans: readonly TimeSpan[]): number =>
  unionOf(spans.map(wholeMinutes)).reduce((sum, { from, until }) => sum + (until - from) / minute, 0)

/** The part of a span within the limits; when they do not overlap, an empty span at the nearer limit. */
export function clampToLimits({ from, until }: TimeSpan, limits: TimeSpan): TimeSpan {
  const start = Math.min(Math.max(from, limits.from), limits.until)
  return { from: start, until: Math.max(start, Math.min(until, limits.until)) }
}

/** Whether a period of service is too short to count. */
export const isTooShort = (span: TimeSpan, leastMinutes: number): boolean => coveredMinutes([span]) < leastMinutes

/** The period of service of one volunteer at one activity. */
export interface ServedSpan extends TimeSpan {
  readonly activityId: string
  /** The least minutes that this service must last to count; 0 for one that counts already. */
  readonly leastMinutes: number
}

/** What one day counts for one activity. */
export interface CountedService {
  readonly minutes: number
  /** 1 on the day on which the service began, otherwise 0. */
  readonly times: 0 | 1
}

/**
 * What one day counts for each activity. Each minute counts once, for the activity whose time began first, so that the
 * order in which times were confirmed makes no difference. A day counts 12 hours at most. A service that is too short
 * counts nothing, and one that adds fewer minutes than that to the others is not another time.
 * @param day The limits of the day.
 * @param alreadyServed The minutes of the day that already count for something else.
 */
export function serviceOfDay(
  spans: readonly ServedSpan[],
  day: TimeSpan,
  alreadyServed = 0,
): ReadonlyMap<string, CountedService> {
  const counted = new Map<string, CountedService>()
  let minutesLeft = Math.max(0, mostMinutesOfDay - alreadyServed)
  let countedSpans: readonly TimeSpan[] = []
  let sum = 0
  for (const span of [...spans].sort(byBeginning)) {
    if (isTooShort(span, span.leastMinutes)) continue
    const ofDay = clampToLimits(span, day)
    const all = [...countedSpans, ofDay]
    const coveredSum = coveredMinutes(all)
    const minutes = Math.min(coveredSum - sum, minutesLeft)
    // Of a service that goes past midnight, a few minutes may be all that falls on its first day.
    const leastOfDay = Math.max(1, Math.min(span.leastMinutes, coveredMinutes([ofDay])))
    counted.set(span.activityId, { minutes, times: span.from >= day.from && minutes >= leastOfDay ? 1 : 0 })
    minutesLeft -= minutes
    ;[countedSpans, sum] = [all, coveredSum]
  }
  return counted
}

function byBeginning(one: ServedSpan, other: ServedSpan): number {
  return one.from - other.from || (one.activityId < other.activityId ? -1 : 1)
}

/**
 * The days that a span touches, with their limits.
 * @param dayAt Returns the day of a moment in the site's calendar.
 */
export function daysOf<Day extends TimeSpan>(span: TimeSpan, dayAt: (moment: number) => Day): Day[] {
  const days = [dayAt(span.from)]
  for (let day = days[0]; day !== undefined && day.until < span.until;) {
    day = dayAt(day.until)
    days.push(day)
  }
  return days
}
