/** `history.state` of every entry of a visit. AppHistory alone writes it. */
export interface HistoryEntry {
  /** State passed by a link or screen. */
  readonly usr: unknown
  /** The screen's key; the entries of its overlays have the same. */
  readonly key: string
  /** Index among all entries of the visit, from 0. */
  readonly idx: number
  /** Ids of the overlays that are open over the screen, the top one last; an overlay's entry follows its screen's. */
  readonly overlays: readonly string[]
}

/**
 * Reads an entry; null when the client did not write it, as after a followed fragment or before the client has started.
 */
export function historyEntry(state: unknown): HistoryEntry | null {
  const entry = state as Partial<HistoryEntry> | null
  if (typeof entry !== 'object' || entry === null || typeof entry.idx !== 'number' || typeof entry.key !== 'string')
    return null
  const overlays = Array.isArray(entry.overlays) ? entry.overlays.filter((id) => typeof id === 'string') : []
  return { usr: entry.usr ?? null, key: entry.key, idx: entry.idx, overlays }
}
