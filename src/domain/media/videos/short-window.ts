/** The number of shorts, with their video elements, that exist at once: the visible one and its neighbours. */
export const mostSlides = 3
/** The number of shorts before the end at which the next page is loaded. */
const aheadOfEnd = 5

/** The indexes of the visible short and its neighbours, in the order in which they are needed. */
export function slidesAround(index: number, count: number): readonly number[] {
  return [index, index + 1, index - 1].filter((each) => each >= 0 && each < count)
}

/** The slot of a short. Neighbours never share a slot, and a short keeps its slot while it is near. */
export function slotOf(index: number): number {
  return index % mostSlides
}

export function isNearEnd(index: number, count: number): boolean {
  return index >= count - aheadOfEnd
}

/** The index of the visible slide in a list of slides of equal height that is scrolled by `scrolled` pixels. */
export function indexAt(scrolled: number, height: number, count: number): number {
  if (!(height > 0) || !Number.isFinite(scrolled)) return 0
  return Math.max(0, Math.min(count - 1, Math.round(scrolled / height)))
}

/** Milliseconds between two taps that form a double tap. */
export const doubleTapWithin = 280
