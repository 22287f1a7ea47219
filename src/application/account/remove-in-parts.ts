import { success } from '../../domain/shared/result'
import type { Outcome } from '../shared/failure'
import { mostRemovals } from './account-gateway'

export interface Removal {
  /** Those that are out, also when a later call failed. */
  readonly removed: readonly string[]
  readonly outcome: Outcome<unknown>
}

/** Takes any number of entries out of a list of the member's own: as many at once as a call takes. */
export async function removeInParts(
  ids: readonly string[],
  remove: (part: readonly string[]) => Promise<Outcome<unknown>>,
): Promise<Removal> {
  const removed: string[] = []
  for (let at = 0; at < ids.length; at += mostRemovals) {
    const part = ids.slice(at, at + mostRemovals)
    const outcome = await remove(part)
    if (!outcome.ok) return { removed, outcome }
    removed.push(...part)
  }
  return { removed, outcome: success(null) }
}
