import type { WishState } from '../../../domain/civic/wishes/wish-lifecycle'

/** The tone of a state's badge: help is wanted, was given, or is no longer possible. */
export function stateTone(state: WishState): 'accent' | 'success' | 'danger' | 'plain' {
  if (state === 'open') return 'accent'
  if (state === 'finished' || state === 'evaluated') return 'success'
  return state === 'refused' ? 'danger' : 'plain'
}
