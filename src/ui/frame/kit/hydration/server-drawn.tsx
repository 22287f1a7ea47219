import { createAtom } from 'mobx'
import { createContext, Suspense, use, useEffect, useState, type ReactNode, type Usable } from 'react'

/** First interactions by finger, keyboard or screen reader, and events that precede them. */
const interactions = ['pointerdown', 'keydown', 'click', 'focusin', 'scroll', 'visibilitychange'] as const

/** Milliseconds after which nobody expects a tap to have an effect any more. */
const expectedFor = 5000

/** Milliseconds for which what was drawn is still right; texts such as '5 min ago' change by the minute. */
const rightFor = 60_000

/** The last tap on a button before the code was loaded, which the script at the start of the document records. */
interface EarlyTap {
  readonly button: HTMLElement
  /** The time of the tap, on the page's clock. */
  readonly at: number
}
type StartingWindow = Window & { earlyTap?: EarlyTap | null }

const always: Usable<void> = markFulfilled(Promise.resolve())
let isHydrating = false
/** The time at which the platform drew the page that is being hydrated; null when there is none. */
let drawnAt: number | null = null
let earlyTapEnd: Usable<void> = always
let onTouched = (): void => undefined
let earlyTap: EarlyTap | null = null
/** Whether the frame of the page is interactive; some of its parts may still be server-drawn. */
let isLive = false
/** The parts that are still to be hydrated. */
const dehydrated = new Set<Part>()
let whenHydratedCallbacks: (() => void)[] = []

interface Part {
  isHydrated: boolean
  /** The time at which the platform drew it; null for a part that only the client renders. */
  readonly drawnAt: number | null
}

/** When the platform drew a part of the page, until the part is hydrated. */
class DrawingTime {
  private readonly atom = createAtom('DrawingTime')

  constructor(private heldAt: number | null) {}

  /** Milliseconds since 1970; null once the part is hydrated, and for a part that only the client renders. */
  get at(): number | null {
    this.atom.reportObserved()
    return this.heldAt
  }

  /** Goes over to the present time. What was drawn long ago is rendered again. */
  end(): void {
    const { heldAt } = this
    this.heldAt = null
    if (heldAt !== null && Date.now() - heldAt > rightFor) this.atom.reportChanged()
  }
}

const DrawingTimeContext = createContext(new DrawingTime(null))

/**
 * Takes the recorded tap. Called before the client replaces a server-drawn page by its own rendering, such as that
 * of a restored screen.
 */
export function replayEarlyTap(): void {
  const startingWindow = window as StartingWindow
  earlyTap = startingWindow.earlyTap ?? null
  delete startingWindow.earlyTap
}

/**
 * Called before a server-drawn page is hydrated. From then on, parts of the page may wait for the first interaction.
 * @param at When the platform drew it, in milliseconds since 1970.
 */
export function beginHydration(at: number): void {
  isHydrating = true
  drawnAt = at
  isLive = false
  // From now on React itself replays taps.
  replayEarlyTap()
  let resolve = (): void => undefined
  const resolved = new Promise<void>((settle) => (resolve = settle))
  earlyTapEnd = resolved
  onTouched = () => {
    for (const sign of interactions) window.removeEventListener(sign, onTouched, { capture: true })
    earlyTapEnd = markFulfilled(resolved)
    resolve()
  }
  // The capture phase runs before React handles the event, so that a click on a waiting button hydrates it at once and
  // is not lost.
  for (const sign of interactions) window.addEventListener(sign, onTouched, { capture: true, passive: true })
}

/**
 * Called once the page is interactive. Everything rendered from then on is rendered by the client alone. A button that
 * was tapped shortly before is clicked now.
 */
export function endHydration(): void {
  isHydrating = false
  drawnAt = null
  isLive = true
  if (whenHydratedCallbacks.length > 0) hydrateAll()
  callWhenHydrated()
  takeEarlyInput()
  const tap = earlyTap
  earlyTap = null
  if (tap === null || performance.now() - tap.at > expectedFor) return
  // The click waits until the running effects are done, because React cannot hydrate the button within them.
  queueMicrotask(() => {
    if (tap.button.isConnected) tap.button.click()
    else void loadEarlyInput().then(({ buttonInPlaceOf }) => buttonInPlaceOf(tap.button, document)?.click())
  })
}

const loadEarlyInput = () => import(/* webpackChunkName: "frame" */ './place-early-input')

/** Takes over what was entered before the page was live. The code for that is loaded where there is something. */
function takeEarlyInput(): void {
  if ('earlyInput' in window)
    void whenHydrated()
      .then(loadEarlyInput)
      .then(
        ({ placeEarlyInput }) => placeEarlyInput(window),
        () => setTimeout(takeEarlyInput, 3000),
      )
}

/** Whether the current initial render is the server's, or its hydration. */
export function isServerDrawn(): boolean {
  return typeof document === 'undefined' || isHydrating
}

/** Hydrates all waiting parts. */
export function hydrateAll(): void {
  onTouched()
}

/**
 * Hydrates the whole page, and resolves once that is done. What is rendered differently from then on, such as another
 * language, must wait for it: React would find that the content is not what the platform drew, and render it again.
 */
export function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    whenHydratedCallbacks.push(resolve)
    if (isLive) hydrateAll()
    callWhenHydrated()
  })
}

function callWhenHydrated(): void {
  if (!isLive || dehydrated.size > 0) return
  const callbacks = whenHydratedCallbacks
  whenHydratedCallbacks = []
  for (const callback of callbacks) callback()
}

/**
 * The time at which the platform drew this part of the page, while the part is hydrated; its `at` is null before and
 * after. A view that depends on the time takes this one first, because the part may be hydrated long after it was
 * rendered, and must then be the same. Call it in an observer, which renders again when the present time counts.
 */
export function useDrawingTime(): { readonly at: number | null } {
  return use(DrawingTimeContext)
}

interface DrawnProps {
  readonly at: number | null
  readonly children: ReactNode
}

/** Has its children rendered for the time at which they were drawn until they are hydrated. */
function Drawn({ at, children }: DrawnProps): ReactNode {
  // The same object for ever: React would hydrate waiting parts, or discard them, when a context above them changed.
  const [time] = useState(() => new DrawingTime(at))
  useEffect(() => time.end(), [time])
  return <DrawingTimeContext value={time}>{children}</DrawingTimeContext>
}

/** The whole page, but for the parts that are hydrated later. Its content is rendered for the time of the drawing. */
export function HydratedPage({ children }: { readonly children: ReactNode }): ReactNode {
  return <Drawn at={drawnAt}>{children}</Drawn>
}

interface HydratedPartProps {
  /**
   * Whether the part keeps its server-drawn content, at no cost to a slow phone, until the visitor touches the page,
   * scrolls or types. False for parts that only the client renders.
   */
  readonly untilTouched?: boolean
  readonly children: ReactNode
}

/**
 * Selective hydration: this part of a server-drawn page is hydrated by itself, after the frame around it, because
 * hydrating a whole page at once would block a slow phone. A part that is tapped comes first.
 */
export function HydratedPart({ untilTouched = false, children }: HydratedPartProps): ReactNode {
  const [part] = useState<Part>(() => ({ isHydrated: false, drawnAt }))
  // This effect runs before the content is hydrated, but after its effect where the client renders both.
  useEffect(() => {
    if (part.isHydrated) return undefined
    dehydrated.add(part)
    return () => forget(part)
  }, [part])
  return (
    <Suspense fallback={null}>
      <PartContent part={part} untilTouched={untilTouched}>
        {children}
      </PartContent>
    </Suspense>
  )
}

function PartContent({
  part,
  untilTouched,
  children,
}: HydratedPartProps & { readonly part: Part; readonly untilTouched: boolean }): ReactNode {
  use(untilTouched ? earlyTapEnd : always)
  useEffect(() => {
    part.isHydrated = true
    forget(part)
  }, [part])
  return <Drawn at={part.drawnAt}>{children}</Drawn>
}

function forget(part: Part): void {
  if (dehydrated.delete(part)) callWhenHydrated()
}

/** A promise marked as fulfilled for React, so that `use` continues synchronously. */
function markFulfilled(promise: Promise<void>) {
  return Object.assign(promise, { status: 'fulfilled', value: undefined } as const)
}
