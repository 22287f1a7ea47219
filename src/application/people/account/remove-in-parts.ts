import { success } from '../../../domain/frame/shared/result'
import type { Outcome } from '../../frame/shared/failure'
import { mostRemovals } from './account-gateway'

export interface Removal {
  /** The entries that were removed, even when a later call failed. */
  readonly removedIds: readonly string[]
  readonly outcome: Outcome<unknown>
}

/** Removes any number of entries from one of the member's own lists, in batches as large as one call allows. */
export async function removeInParts(
  ids: readonly string[],
  remove: (part: readonly string[]) => Promise<Outcome<unknown>>,
): Promise<Removal> {
  const removedSoFar: string[] = []
  for (let at = 0; at < ids.length; at += mostRemovals) {
    const part = ids.slice(at, at + mostRemovals)
    const outcome = await remove(part)
    if (!outcome.ok) return { removedIds: removedSoFar, outcome }
    removedSoFar.push(...part)
  }
  return { removedIds: removedSoFar, outcome: success(null) }
}
