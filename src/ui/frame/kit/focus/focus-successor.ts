/** The position of an element when it was removed. */
export interface RemovedPosition {
  /** What was removed, with the element in it. */
  readonly removed: Element
  readonly next: Node | null
  readonly previous: Node | null
  readonly parent: Node
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'
const rows = 'li, article, tr, [role=listitem]'
const headings = 'h1, h2, h3, h4, h5, h6, legend'
const parts = 'section, article, fieldset, form, dialog, [role=tabpanel], [data-screen], main, body'

/**
 * Finds what gets the focus in place of a removed element: the same control where it was only rendered anew, else the
 * next row, else the previous one, also of a list that was rendered anew, else the heading of the list.
 */
export function focusSuccessor(
  element: Element,
  { removed, next, previous, parent }: RemovedPosition,
): HTMLElement | null {
  const around = connectedAncestor(parent)
  if (around === null) return null
  return (
    sameControl(element, around) ??
    controlOf(rowFrom(next, removed, 'nextElementSibling')) ??
    controlOf(rowFrom(previous, removed, 'previousElementSibling')) ??
    controlOf(rowOfNewList(element, removed, around)) ??
    headingOf(around)
  )
}

function connectedAncestor(node: Node): Element | null {
  for (let each: Node | null = node; each !== null; each = each.parentNode)
    if (each instanceof Element && each.isConnected) return each
  // A list that was removed as a whole, too.
  return document.querySelector('main') ?? document.body
}

/** The only element with the same name, of those that came in its place. */
function sameControl(element: Element, around: Element): HTMLElement | null {
  const name = nameOf(element)
  if (name === '') return null
  const same = [...around.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) => other.matches(focusable) && nameOf(other) === name && isVisible(other),
  )
  return same.length === 1 ? (same[0] ?? null) : null
}

const nameOf = (element: Element): string =>
  element.id || (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

type Direction = 'nextElementSibling' | 'previousElementSibling'

/** The nearest row on one side that is like the removed one. */
function rowFrom(node: Node | null, removed: Element, direction: Direction): HTMLElement | null {
  let row = node instanceof Element || node === null ? node : sibling(node, direction)
  while (row !== null && !(row instanceof HTMLElement && row.isConnected && isLike(row, removed) && isVisible(row)))
    row = row[direction]
  return row
}

/** The row at the same index of the list that came in place of a removed one. */
function rowOfNewList(element: Element, removed: Element, around: Element): HTMLElement | null {
  const row = element.closest(rows)
  const list = row?.parentElement
  if (row === null || !list || !removed.contains(list)) return null
  const lists = [...around.querySelectorAll<HTMLElement>(list.localName)].filter(
    (other) => other.className === list.className && isVisible(other),
  )
  const newRows = lists.length === 1 ? [...(lists[0]?.children ?? [])] : []
  const index = Math.min([...list.children].indexOf(row), newRows.length - 1)
  return (newRows[index] as HTMLElement | undefined) ?? null
}

function sibling(node: Node, direction: Direction): Element | null {
  let each: Node | null = node
  while (each !== null && !(each instanceof Element))
    each = direction === 'nextElementSibling' ? each.nextSibling : each.previousSibling
  return each
}

/** Rows are elements of the same kind; of elements that may be anything, those of the same look. */
function isLike(row: Element, removed: Element): boolean {
  if (row.localName !== removed.localName) return false
  return ['li', 'article', 'tr', 'option', 'dt', 'dd'].includes(row.localName) || row.className === removed.className
}

/** The first control of a row, or the row itself. */
function controlOf(row: HTMLElement | null): HTMLElement | null {
  if (row === null) return null
  if (row.matches(focusable)) return row
  return [...row.querySelectorAll<HTMLElement>(focusable)].find(isVisible) ?? madeFocusable(row)
}

/** The heading of the nearest part of the screen that has one. */
function headingOf(around: Element): HTMLElement | null {
  for (let part = around.closest(parts); part !== null; part = part.parentElement?.closest(parts) ?? null) {
    const heading = [...part.querySelectorAll<HTMLElement>(headings)].find(isVisible)
    if (heading !== undefined) return madeFocusable(heading)
  }
  return null
}

function madeFocusable(element: HTMLElement): HTMLElement {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  return element
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? element.closest('[hidden]') === null
}
