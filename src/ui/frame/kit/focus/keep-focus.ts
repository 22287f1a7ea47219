import { focusSuccessor, type RemovedPosition } from './focus-successor'

/** The element that was focused last in a dialog, or outside of all. */
interface FocusedElement {
  readonly element: HTMLElement
  readonly dialog: HTMLDialogElement | null
  /** The position that it had when it was removed; null while it is there. */
  position: RemovedPosition | null
}

/**
 * Keeps the focus when what has it is removed: a comment that its author deletes, a row that a filter takes away, a part
 * that is loaded again. A browser would leave it to the body, from where people with a keyboard or a screen reader go
 * through the whole page again. This holds for every list and part, without a word of theirs.
 *
 * A dialog gives the focus back to what opened it. Where that was removed meanwhile, its successor gets it.
 */
export function keepFocus(document: Document): () => void {
  /** The outermost first: what was focused outside, in a dialog over that, in one over that dialog. */
  let trail: FocusedElement[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    const dialog = target.closest<HTMLDialogElement>('dialog')
    const level = trail.findIndex((focused) => focused.dialog === dialog)
    trail = [...(level === -1 ? trail : trail.slice(0, level)), { element: target, dialog, position: null }]
  }

  const onFocus = ({ target }: FocusEvent) => note(target)

  /** Somebody who presses beside all controls wants no focus. */
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    setTimeout(() => {
      const last = trail.at(-1)
      const isLeft = last?.element === target && last.element.isConnected && hasNoFocus(document)
      if (isLeft && (last.dialog === null || last.dialog.open)) trail = []
    })
  }

  const onRemoval = (records: readonly MutationRecord[]) => {
    for (const focused of trail)
      if (focused.position === null && !focused.element.isConnected)
        focused.position = positionIn(records, focused.element)
    if (!trail.some(({ position }) => position !== null)) return
    clearTimeout(timer)
    // Whoever knows better where the focus belongs sets it in an effect.
    timer = setTimeout(restore)
  }

  const restore = () => {
    if (!hasNoFocus(document)) return
    trail = trail.filter(({ dialog }) => dialog === null || (dialog.isConnected && dialog.open))
    const last = trail.at(-1)
    if (last?.position == null) return
    const isOtherScreen =
      last.position.removed.matches('main, [data-screen]') || last.position.removed.querySelector('main')
    trail = trail.slice(0, -1)
    if (!isOtherScreen) focusSuccessor(last.element, last.position)?.focus({ preventScroll: true })
  }

  note(document.activeElement)
  const observer = new MutationObserver(onRemoval)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
    clearTimeout(timer)
  }
}

const hasNoFocus = ({ activeElement, body }: Document): boolean => activeElement === null || activeElement === body

function positionIn(records: readonly MutationRecord[], element: HTMLElement): RemovedPosition | null {
  const removals = new Map<Node, MutationRecord>()
  for (const record of records) for (const node of record.removedNodes) removals.set(node, record)
  // The neighbour of a removed row may have gone with it.
  const neighbour = (from: MutationRecord, side: 'nextSibling' | 'previousSibling'): Node | null => {
    let node = from[side]
    while (node !== null && !node.isConnected && removals.has(node)) node = removals.get(node)?.[side] ?? null
    return node
  }
  for (const [removed, record] of removals)
    if (removed instanceof Element && removed.contains(element))
      return {
        removed,
        next: neighbour(record, 'nextSibling'),
        previous: neighbour(record, 'previousSibling'),
        parent: record.target,
      }
  return null
}
