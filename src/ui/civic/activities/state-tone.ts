import type { PublicActivityState } from '../../../domain/civic/activities/activity-lifecycle'

/** The tone of a state's badge: it can be joined, is under way, is off, or is neither. */
export function stateTone(state: PublicActivityState): 'accent' | 'success' | 'danger' | 'plain' {
  if (state === 'enrolling') return 'accent'
  if (state === 'running') return 'success'
  return state === 'cancelled' ? 'danger' : 'plain'
}
