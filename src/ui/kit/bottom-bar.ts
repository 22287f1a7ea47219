const bars = new Set<HTMLElement>()
const listeners = new Set<() => void>()
let sizes: ResizeObserver | null = null

/**
 * The ref of a bar at the lower edge of the screen. How high the bars stand is `--bottom-bars` on the document, for what
 * floats above them and for the room that it leaves.
 */
export function bottomBar(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  bars.add(element)
  if (typeof ResizeObserver !== 'undefined') (sizes ??= new ResizeObserver(publish)).observe(element)
  publish()
  return () => {
    bars.delete(element)
    sizes?.unobserve(element)
    publish()
  }
}

/** Pixels; 0 without a bar. */
export function bottomBarsHeight(): number {
  return Math.max(0, ...[...bars].map((bar) => bar.offsetHeight))
}

/** Calls back when it changes. */
export function followBottomBars(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(): void {
  document.documentElement.style.setProperty('--bottom-bars', `${bottomBarsHeight()}px`)
  for (const listener of listeners) listener()
}
