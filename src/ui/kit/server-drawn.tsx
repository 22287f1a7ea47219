import { use, type ReactNode, type Usable } from 'react'

/** What a visitor does first, by finger, keyboard or screen reader; and what comes before they look at the page again. */
const interactions = ['pointerdown', 'keydown', 'click', 'focusin', 'scroll', 'visibilitychange'] as const

const always: Usable<void> = fulfilled(Promise.resolve())
let isHydrating = false
let touched: Usable<void> = always
let onTouched = (): void => undefined

/** Called before a page that the server drew is hydrated: parts of it may wait until the visitor does something. */
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
  // Before React hears of it, so that the click on a button that waits hydrates it at once and is not lost.
  for (const sign of interactions) window.addEventListener(sign, onTouched, { capture: true, passive: true })
}

/** Called once the page acts: what is drawn from now on, the client draws. */
export function endHydration(): void {
  isHydrating = false
}

/** Whether what is rendered for the first time now is what the server draws, or drew. */
export function isServerDrawn(): boolean {
  return typeof document === 'undefined' || isHydrating
}

/** Hydrates what waits. */
export function hydrateAll(): void {
  onTouched()
}

interface HydratedWhenTouchedProps {
  /** False for what the client draws itself. */
  readonly waits: boolean
  readonly children: ReactNode
}

/**
 * Lazy hydration, inside a Suspense boundary: what the server drew stands as it is, and costs a cheap phone nothing, until the
 * visitor touches the page, scrolls or types.
 */
export function HydratedWhenTouched({ waits, children }: HydratedWhenTouchedProps): ReactNode {
  use(waits ? touched : always)
  return children
}

/** A promise that tells React that it is fulfilled, so that `use` goes on in the same turn. */
function fulfilled(promise: Promise<void>) {
  return Object.assign(promise, { status: 'fulfilled', value: undefined } as const)
}
