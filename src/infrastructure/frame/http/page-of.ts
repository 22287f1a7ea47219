import type { Page } from '../../../application/frame/shared/page'

export interface SentPage<Sent> {
  readonly items: readonly Sent[]
  readonly nextCursor: string | null
  readonly total?: number | undefined
}

/** Maps a page of the wire to the domain, entry by entry. */
export const pageOf =
  <Sent, Entry>(entryOf: (wireEntry: Sent) => Entry) =>
  ({ items, nextCursor, total }: SentPage<Sent>): Page<Entry> => ({
    items: items.map((wireEntry) => entryOf(wireEntry)),
    nextCursor,
    total,
  })
