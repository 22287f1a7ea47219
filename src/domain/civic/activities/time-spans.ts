/** A time from its beginning to before its end. Milliseconds since 1970. */
export interface TimeSpan {
  readonly from: number
  readonly until: number
}

const minute = 60_000
/** A day counts this many minutes of service at most: 12 hours. */
export const mostMinutesOfDay = 720

/** Times count by the minutes that a clock shows: 9:00:40 to 10:30:10 is an hour and a half. */
export function wholeMinutes({ from, until }: TimeSpan): TimeSpan {
  const start = Math.floor(from / minute) * minute
  return { from: start, until: Math.max(start, Math.floor(until / minute) * minute) }
}

/** Spans that touch or overlap become one; in their order, without empty ones. */
export function unionOf(spans: readonly TimeSpan[]): TimeSpan[] {
  const joined: TimeSpan[] = []
  for (const span of [...spans].filter(({ from, until }) => until > from).sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last === undefined || span.from > last.until) joined.push(span)
    else joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, span.until) }
  }
  return joined
}

/** Number of whole minutes that spans cover; a minute that several cover counts once. */
export const coveredMinutes = (spans: readonly TimeSpan[]): number =>
  unionOf(spans.map(wholeMinutes)).reduce((sum, { from, until }) => sum + (until - from) / minute, 0)

/** The part of a span within another one; empty, at its beginning, when they do not overlap. */
export function within({ from, until }: TimeSpan, limits: TimeSpan): TimeSpan {
  const start = Math.min(Math.max(from, limits.from), limits.until)
  return { from: start, until: Math.max(start, Math.min(until, limits.until)) }
}

/** The time of one volunteer in one activity. */
export interface ServedSpan extends TimeSpan {
  readonly activityId: string
}

/**
 * What one day counts for each activity. Each minute counts once, for the activity whose time began first, and no more
 * than 12 hours in all, so that the order in which times were confirmed makes no difference.
 * @param day the day's own limits @param taken minutes of the day that count already for something else
 */
export function minutesOfDay(spans: readonly ServedSpan[], day: TimeSpan, taken = 0): ReadonlyMap<string, number> {
  const minutes = new Map<string, number>()
  let left = Math.max(0, mostMinutesOfDay - taken)
  let counted: readonly TimeSpan[] = []
  let sum = 0
  for (const span of [...spans].sort(byBeginning)) {
    const all = [...counted, within(span, day)]
    const covered = coveredMinutes(all)
    const added = Math.min(covered - sum, left)
    minutes.set(span.activityId, (minutes.get(span.activityId) ?? 0) + added)
    left -= added
    ;[counted, sum] = [all, covered]
  }
  return minutes
}

function byBeginning(one: ServedSpan, other: ServedSpan): number {
  return one.from - other.from || (one.activityId < other.activityId ? -1 : 1)
}

/**
 * The days that a span touches, with their limits.
 * @param dayAt the day of a moment in the site's calendar: its name, and its limits
 */
export function daysOf<Day extends TimeSpan>(span: TimeSpan, dayAt: (moment: number) => Day): Day[] {
  const days = [dayAt(span.from)]
  for (let day = days[0]; day !== undefined && day.until < span.until;) {
    day = dayAt(day.until)
    days.push(day)
  }
  return days
}
