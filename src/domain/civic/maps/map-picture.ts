import type { BaseKind } from './city-map'

/** What the map of the city shows first, as a small drawing: all numbers are parts of its width and height. */
export interface MapPicture {
  readonly width: number
  readonly height: number
  /** Each line is x, y, x, y …. */
  readonly shapes: readonly { readonly kind: BaseKind; readonly lines: readonly (readonly number[])[] }[]
  /** Venues, and how many of them are at one place. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly count: number }[]
  /** How many venues are in it and around it. */
  readonly total: number
  /** There are more than `total`. */
  readonly isMore: boolean
  /** Whose map it is; '' when nobody has to be named. */
  readonly attribution: string
}

const isArea = (kind: BaseKind): boolean => kind !== 'street' && kind !== 'road'

/** The lines of a shape as the path of an SVG. */
export function pathOf({ kind, lines }: MapPicture['shapes'][number]): string {
  const end = isArea(kind) ? 'z' : ''
  return lines.map((line) => `M${line.join(' ')}${end}`).join('')
}

/** The radius of a mark: its area grows with the number of venues, up to what still leaves its surroundings seen. */
export const markRadius = (count: number): number => Math.min(18, Math.round(7 * Math.sqrt(count)))
