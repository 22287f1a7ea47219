import { createContext, useEffect, useId, useRef } from 'react'

/** True inside a sheet or dialog: a link there takes the place of the overlay's entry in the history, so that 'back' leads to the screen. */
export const InsideOverlay = createContext(false)

interface OpenOverlay {
  readonly id: string
  readonly close: () => void
}

// Only the browser ever writes here: overlays open in effects.
const open: OpenOverlay[] = []
const leaving = new Map<string, ReturnType<typeof setTimeout>>()
/** How many pops are our own, after an overlay was closed by its own button. */
let ownPops = 0

function entryOf(state: unknown): string | null {
  const entry = (state as { overlay?: unknown } | null)?.overlay
  return typeof entry === 'string' ? entry : null
}

function onPop(event: PopStateEvent): void {
  if (ownPops > 0) {
    ownPops -= 1
    // The address has not changed: the router need not hear of it.
    event.stopImmediatePropagation()
  } else {
    const top = open.at(-1)
    if (!top || entryOf(event.state) === top.id) return
    if (entryOf(event.state) === (open.at(-2)?.id ?? null)) event.stopImmediatePropagation()
    open.pop()
    top.close()
  }
  if (open.length === 0 && ownPops === 0) window.removeEventListener('popstate', onPop, true)
}

function enter(overlay: OpenOverlay): void {
  open.push(overlay)
  window.addEventListener('popstate', onPop, true)
  const state = (history.state ?? {}) as { idx?: number }
  // The router counts its entries in `idx`; ours is one further on, under the same key.
  history.pushState({ ...state, idx: (state.idx ?? 0) + 1, overlay: overlay.id }, '')
}

function leave(id: string): void {
  const index = open.findIndex((overlay) => overlay.id === id)
  if (index === -1) return
  open.splice(index, 1)
  // When a link inside took the place of our entry, there is nothing to take back.
  if (entryOf(history.state) === id) {
    ownPops += 1
    history.back()
  } else if (open.length === 0) {
    window.removeEventListener('popstate', onPop, true)
  }
}

/** While `isOpen`, the 'back' of the browser or phone calls `onClose` instead of leaving the screen. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const id = useId()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!isOpen) return
    const pending = leaving.get(id)
    if (pending === undefined) enter({ id, close: () => close.current() })
    else {
      clearTimeout(pending)
      leaving.delete(id)
    }
    return () => {
      // One turn later, since a strict render leaves and enters at once.
      leaving.set(
        id,
        setTimeout(() => {
          leaving.delete(id)
          leave(id)
        }),
      )
    }
  }, [id, isOpen])
}
