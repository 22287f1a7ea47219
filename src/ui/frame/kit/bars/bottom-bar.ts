/** The bars whose height the style sheet knows from tokens (`--drawn-bars`). */
const renderedBars = new Set<HTMLElement>()
/** The bars whose height is only known by measuring. */
const measured = new Set<HTMLElement>()
/** The elements whose style uses `--bottom-bars`. */
const stackedBars = new Set<HTMLElement>()
const listeners = new Set<() => void>()
/** The current value of `--bottom-bars`; empty while the style sheet knows the height of all bars. */
let height = ''
let sizes: ResizeObserver | null = null

/**
 * A ref for a bar at the lower edge of the screen. The height of the tallest bar is `--bottom-bars` on the document and
 * on the parts `aboveBars`. The property is not inherited (base.css), because a change of an inherited property on the
 * document restyles every element.
 */
export const bottomBar = refInto(measured)

/** A ref for the footer. While the footer is the only bar, `--bottom-bars` is not set. */
export const drawnBar = refInto(renderedBars)

/** A ref for a part whose style uses `--bottom-bars`: one that floats above the bars, or a space at the end of the page. */
export function aboveBars(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  stackedBars.add(element)
  if (height !== '') element.style.setProperty('--bottom-bars', height)
  return () => void stackedBars.delete(element)
}

/** The height of the tallest bar in pixels; 0 without a bar. */
export function bottomBarsHeight(): number {
  return Math.max(heightOf(renderedBars), heightOf(measured))
}

/** Calls the listener on every change. */
export function followBottomBars(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function refInto(bars: Set<HTMLElement>): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => {
    if (element === null) return undefined
    bars.add(element)
    // A ResizeObserver first reports the size from the next layout. Reading the size here would force a layout at once.
    if (typeof ResizeObserver === 'undefined') publish()
    else (sizes ??= new ResizeObserver(publish)).observe(element)
    return () => {
      bars.delete(element)
      sizes?.unobserve(element)
      publish()
    }
  }
}

function heightOf(bars: ReadonlySet<HTMLElement>): number {
  return Math.max(0, ...[...bars].map((bar) => bar.offsetHeight))
}

function publish(): void {
  const previousHeight = height
  height = measured.size > 0 ? `${bottomBarsHeight()}px` : ''
  if (height !== previousHeight)
    for (const { style } of [document.documentElement, ...stackedBars]) style.setProperty('--bottom-bars', height)
  for (const listener of listeners) listener()
}
