/** One page of a list; `nextCursor` is null on the last page. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
  readonly total?: number | undefined
}

/** Parameters of a page of a list. */
export interface PageRequest {
  /** The number of items, 1–50; the platform's default when omitted. */
  readonly pageSize?: number
  readonly cursor?: string
}
