import type { ActivityCard } from '../../../domain/civic/activities/activity'

/**
 * Chooses the one fact that an activity's badge states. A cancelled activity is cancelled for everybody. A member who
 * takes part reads their own state; once the activity has ended, only if they checked in. Everybody else reads the
 * state of the activity, or that it is full.
 */
export function activityStanding({
  state,
  mine,
  placesLeft,
}: Pick<ActivityCard, 'state' | 'mine' | 'placesLeft'>): 'state' | 'mine' | 'full' {
  if (state === 'cancelled') return 'state'
  if (mine === 'checked-in' || mine === 'checked-out') return 'mine'
  if (mine === 'joined' && state !== 'ended') return 'mine'
  return state === 'enrolling' && placesLeft === 0 ? 'full' : 'state'
}
