import { success } from '../../../domain/frame/shared/result'
import type { Outcome } from './failure'

/** One page of a list; `nextCursor` is null on the last page. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
  /** How many items there are in all, where it was asked for. */
  readonly total?: number | undefined
}

/** Parameters of a page of a list. */
export interface PageRequest {
  /** The number of items, 1–50; the platform's default when omitted. */
  readonly pageSize?: number
  readonly cursor?: string
}

/** Parameters of a page of a list that can be counted. */
export interface CountedPageRequest extends PageRequest {
  /** '1' asks for the `total` on the first page. */
  readonly total?: '1'
}

/** The same page with other items, such as the rows of a list that shows items of several types. */
export function mapPage<Item, Row>(found: Outcome<Page<Item>>, rowOf: (item: Item) => Row): Outcome<Page<Row>> {
  return found.ok ? success({ ...found.value, items: found.value.items.map(rowOf) }) : found
}
