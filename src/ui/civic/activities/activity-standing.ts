import type { ActivityCard } from '../../../domain/civic/activities/activity'

/**
 * Chooses the one fact that an activity's badge states. A cancelled activity is cancelled for everybody; a member who
 * takes part reads their own state while the activity can still change, and what they did once it is over; others read
 * that it is full.
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
