import type { ShowState } from '../../../domain/civic/shows/show-lifecycle'

/** The tone of a state's badge. */
export function showTone(state: ShowState): 'success' | 'danger' | 'plain' {
  if (state === 'published') return 'success'
  return state === 'refused' ? 'danger' : 'plain'
}
