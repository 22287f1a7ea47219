import { cursorOf } from './cursor'
import type { CursorValues } from './cursor'

/** Makes a page from rows. One row more was selected than fits on the page; it only shows that there is a next page. */
export function listPage<Row, Item>(
  rows: readonly Row[],
  size: number,
  positionOf: (row: Row) => CursorValues,
  itemOf: (row: Row) => Item,
) {
  const pageRows = rows.slice(0, size)
  const last = pageRows.at(-1)
  return {
    items: pageRows.map(itemOf),
    next_cursor: rows.length > size && last !== undefined ? cursorOf(positionOf(last)) : null,
  }
}
