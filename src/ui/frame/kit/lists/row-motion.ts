import { prefersReducedMotion } from '../environment/use-media-query'

/** How a row moves: in milliseconds, by the curve of `--ease`. */
const timing = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/**
 * Lets rows that join a list fade in, and the rows below one that leaves it move up to its place; loaded lazily. Returns a
 * function that stops it.
 */
export function moveRows(list: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined' || prefersReducedMotion()) return () => undefined
  let rows = [...list.children]
  let height = 0
  // A measurement before each change would force a layout.
  const sizes = new ResizeObserver(([size]) => (height = size?.contentRect.height ?? 0))
  const changes = new MutationObserver(() => {
    const before = rows
    rows = [...list.children]
    const left = withoutSame(before, rows)
    const joined = withoutSame(rows, before)
    if (joined.length > 0)
      for (const row of joined) row.animate([{ opacity: 0.2, transform: 'translateY(8px)' }, {}], timing)
    else if (left.length === 1) {
      const distance = height - list.offsetHeight
      for (const row of rows.slice(before.indexOf(left[0]!)))
        row.animate([{ transform: `translateY(${distance}px)` }, {}], timing)
    }
  })
  sizes.observe(list)
  changes.observe(list, { childList: true })
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}

/** The rows that are not among the others. A row with the same text as one of them was only rendered anew. */
function withoutSame(rows: readonly Element[], others: readonly Element[]): readonly Element[] {
  const elements = new Set(others)
  const missing = rows.filter((row) => !elements.has(row))
  if (missing.length === 0) return missing
  const known = new Set(rows)
  const texts = new Set(others.filter((other) => !known.has(other)).map((other) => other.textContent))
  return missing.filter((row) => !texts.has(row.textContent))
}
