import { createContext, useContext, useEffect, useEffectEvent, useId, useRef } from 'react'

export interface OpenOverlay {
  readonly id: string
  /** Called when the visitor went back past the overlay's entry. */
  readonly close: () => void
}

/** Adds a history entry for each open overlay. */
export interface OverlayHistory {
  enterOverlay(overlay: OpenOverlay): void
  leaveOverlay(id: string): void
}

/** It is null when there is no history to go back in. */
export const OverlayHistoryContext = createContext<OverlayHistory | null>(null)

/**
 * Makes the back button of the browser or phone call `onClose` while `isOpen` is true, instead of leaving the screen.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const history = useContext(OverlayHistoryContext)
  const id = useId()
  const close = useEffectEvent(onClose)
  const isEntered = useRef(false)
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isOpen || history === null) return
    // The update runs one microtask later, because React's StrictMode unmounts a component and mounts it again at once.
    const scheduleUpdate = () =>
      queueMicrotask(() => {
        if (isWanted.current === isEntered.current) return
        isEntered.current = isWanted.current
        if (isEntered.current) history.enterOverlay({ id, close: () => close() })
        else history.leaveOverlay(id)
      })
    isWanted.current = true
    scheduleUpdate()
    return () => {
      isWanted.current = false
      scheduleUpdate()
    }
  }, [history, id, isOpen])
}
