/** What became of writes, by their marks: each write has a mark of its own. */
export interface ComparedWrites {
  /** Acknowledged, but not there. */
  readonly lost: readonly string[]
  /** There more than once. */
  readonly doubled: readonly string[]
  /** There, but nobody was told so, and nobody is still waiting. */
  readonly unasked: readonly string[]
}

/**
 * Compares the writes that clients were told of with those that are there.
 * @param open the writes that were sent, and never answered in the end: each may be there once, or not at all
 */
export function compareWrites(
  acknowledged: Iterable<string>,
  present: readonly string[],
  open: ReadonlySet<string> = new Set(),
): ComparedWrites {
  const told = new Set(acknowledged)
  const counts = new Map<string, number>()
  for (const mark of present) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return {
    lost: [...told].filter((mark) => !counts.has(mark)),
    doubled: [...counts].filter(([, count]) => count > 1).map(([mark]) => mark),
    unasked: [...counts.keys()].filter((mark) => !told.has(mark) && !open.has(mark)),
  }
}
