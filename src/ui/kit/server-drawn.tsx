import { use, type ReactNode, type Usable } from 'react'

/** First interactions by finger, keyboard or screen reader, and events that precede them. */
const interactions = ['pointerdown', 'keydown', 'click', 'focusin', 'scroll', 'visibilitychange'] as const

const always: Usable<void> = fulfilled(Promise.resolve())
let isHydrating = false
let touched: Usable<void> = always
let onTouched = (): void => undefined

/** Called before a server-rendered page is hydrated: parts of it may wait for the first interaction. */
export function beginHydration(): void {
  isHydrating = true
  let resolve = (): void => undefined
  const waiting = new Promise<void>((settle) => (resolve = settle))
  touched = waiting
  onTouched = () => {
    for (const sign of interactions) window.removeEventListener(sign, onTouched, { capture: true })
    touched = fulfilled(waiting)
    resolve()
  }
  // Before React handles the event, so that a click on a waiting button hydrates it at once and is not lost.
  for (const sign of interactions) window.addEventListener(sign, onTouched, { capture: true, passive: true })
}

/** Called once the page is interactive: everything rendered from then on is rendered by the client alone. */
export function endHydration(): void {
  isHydrating = false
}

/** Whether the current initial render is the server's, or its hydration. */
export function isServerDrawn(): boolean {
  return typeof document === 'undefined' || isHydrating
}

/** Hydrates all waiting parts. */
export function hydrateAll(): void {
  onTouched()
}

interface HydratedWhenTouchedProps {
  /** False for parts that only the client renders. */
  readonly waits: boolean
  readonly children: ReactNode
}

/**
 * Lazy hydration, inside a Suspense boundary: server-rendered content stays as it is, at no cost to a slow phone, until
 * the visitor touches the page, scrolls or types.
 */
export function HydratedWhenTouched({ waits, children }: HydratedWhenTouchedProps): ReactNode {
  use(waits ? touched : always)
  return children
}

/** A promise marked as fulfilled for React, so that `use` continues synchronously. */
function fulfilled(promise: Promise<void>) {
  return Object.assign(promise, { status: 'fulfilled', value: undefined } as const)
}
