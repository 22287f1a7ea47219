import type { WishState } from '../../domain/wishes/wish-lifecycle'

/** The look of the badge of a state: help is wanted, came, or cannot come any more. */
export function stateTone(state: WishState): 'accent' | 'success' | 'danger' | 'plain' {
  if (state === 'open') return 'accent'
  if (state === 'finished' || state === 'evaluated') return 'success'
  return state === 'refused' ? 'danger' : 'plain'
}
