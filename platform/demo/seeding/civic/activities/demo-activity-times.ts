import type { ActivityState } from '../../../../../src/domain/civic/activities/activity-lifecycle'
import { cityDay, day, hour, isInDay, minute } from '../../../city-day'
import { demoActivities, demoNightActivities } from '../../../content/activities'
import type { DemoActivity } from '../../../content/activities'

/**
 * The times of an activity by its state, before they are moved to its usual hours. The spread is how far it is from now
 * among those of its state; those under way began and end one after the other.
 */
export function timesOf(state: ActivityState, index: number, now: Date, spread: number) {
  const from = (offset: number, enrol: number, length: number) => ({
    enrolsAt: new Date(now.getTime() + enrol),
    startsAt: new Date(now.getTime() + offset),
    endsAt: new Date(now.getTime() + offset + length),
  })
  const length = (2 + (index % 3)) * hour
  if (state === 'running') return from(-(20 + spread * 40) * minute, -6 * day, (5 + spread) * hour)
  if (state === 'ended') return from(-(1 + spread * 3) * day - length, -(12 + spread * 3) * day, length)
  if (state === 'announced') return from((10 + spread) * day, (2 + (spread % 6)) * day, length)
  if (state === 'cancelled') return from((1 + spread) * day, -3 * day, length)
  if (state === 'submitted') return from((14 + spread) * day, 7 * day, length)
  return from((20 + spread * 15) * hour, -4 * day, length)
}

const usualHour = 14 * 60
const [firstMinute, lastMinute] = [8 * 60, 20 * 60]
/** People can join from nine in the morning on. */
const enrolHour = 9 * hour

/**
 * The activities that may be under way now. The demo may be seeded at any hour, so these are activities without a fixed
 * hour: the morning crossing guard, for example, would look wrong at noon, and the sorting of clothes at midnight.
 */
export const activitiesNow = (now: Date): readonly DemoActivity[] =>
  isInDay(now) ? demoActivities.filter(({ begins }) => begins === null) : demoNightActivities

/**
 * Moves the times to the usual hours of the activity, on the same day. A running activity has begun at the last full
 * quarter of an hour instead; by day, it begins and ends in the day.
 */
export function checkedTime(
  times: ReturnType<typeof timesOf>,
  state: ActivityState,
  { begins, ends, isAtNight }: DemoActivity,
): ReturnType<typeof timesOf> {
  const { startsAt, endsAt } = times
  const enrolsAt = new Date(cityDay(times.enrolsAt) + enrolHour)
  const start = startsAt.getTime()
  const length = endsAt.getTime() - start
  const midnight = cityDay(startsAt)
  const at = (minutes: number) => midnight + minutes * minute
  const quarter = start - (start % (15 * minute))
  if (state === 'running' && isAtNight)
    return { enrolsAt, startsAt: new Date(quarter), endsAt: new Date(quarter + length) }
  const begun = state === 'running' ? Math.max(at(firstMinute), quarter) : at(begins ?? usualHour)
  // What ends with the day does so one half hour after the other.
  const latest = state === 'running' && length < 6 * hour ? at(lastMinute) - hour / 2 : at(lastMinute)
  const ended = ends === null ? Math.min(begun + length, latest) : at(ends)
  return { enrolsAt, startsAt: new Date(begun), endsAt: new Date(ended) }
}
