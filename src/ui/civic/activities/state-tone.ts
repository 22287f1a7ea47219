import type { PublicActivityState } from '../../../domain/civic/activities/activity-lifecycle'

/** The tone of a state's badge: open for joining, under way, cancelled, or none of these. */
export function stateTone(state: PublicActivityState): 'accent' | 'success' | 'danger' | 'plain' {
  if (state === 'enrolling') return 'accent'
  if (state === 'running') return 'success'
  return state === 'cancelled' ? 'danger' : 'plain'
}
