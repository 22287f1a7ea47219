/** The most shorts, and video elements, that exist at once: the one that is seen and its neighbours. */
export const mostSlides = 3
/** From this many before the end on, the next page is loaded. */
const aheadOfEnd = 5

/** The places of the shorts around the one that is seen, in the order in which they are needed. */
export function slidesAround(place: number, count: number): readonly number[] {
  return [place, place + 1, place - 1].filter((each) => each >= 0 && each < count)
}

/** Neighbours never share an element, and a short keeps its own while it is near. */
export function slotOf(place: number): number {
  return place % mostSlides
}

export function isNearEnd(place: number, count: number): boolean {
  return place >= count - aheadOfEnd
}

/** The place that is seen when a list of slides of one height is scrolled so far; never beyond the last. */
export function placeAt(scrolled: number, height: number, count: number): number {
  if (!(height > 0) || !Number.isFinite(scrolled)) return 0
  return Math.max(0, Math.min(count - 1, Math.round(scrolled / height)))
}

/** Milliseconds between two taps that form a double tap. */
export const doubleTapWithin = 280
