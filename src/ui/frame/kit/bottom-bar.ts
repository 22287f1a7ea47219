/** The bars whose height the style sheet knows from tokens (`--drawn-bars`). */
const drawn = new Set<HTMLElement>()
/** The bars whose height is only known by measuring. */
const measured = new Set<HTMLElement>()
const listeners = new Set<() => void>()
let sizes: ResizeObserver | null = null

/**
 * A ref for a bar at the lower edge of the screen. The height of the tallest bar is `--bottom-bars` on the document,
 * for parts that float above the bars and for the space at the end of the page.
 */
export const bottomBar = refInto(measured)

/**
 * A ref for the footer. While the footer is the only bar, `--bottom-bars` is not set, because a change of that property
 * restyles every element.
 */
export const drawnBar = refInto(drawn)

/** The height of the tallest bar in pixels; 0 without a bar. */
export function bottomBarsHeight(): number {
  return Math.max(heightOf(drawn), heightOf(measured))
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
  const { style } = document.documentElement
  if (measured.size > 0) style.setProperty('--bottom-bars', `${bottomBarsHeight()}px`)
  else if (style.getPropertyValue('--bottom-bars') !== '') style.removeProperty('--bottom-bars')
  for (const listener of listeners) listener()
}
