import type { BaseKind } from './city-map'

/** The first view of the city's map as a small drawing; all coordinates lie within its width and height. */
export interface MapPicture {
  readonly width: number
  readonly height: number
  /** The shapes; each line is x, y, x, y …. */
  readonly shapes: readonly { readonly kind: BaseKind; readonly lines: readonly (readonly number[])[] }[]
  /** Points on the drawing, each with the number of venues there. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly count: number }[]
  /** The number of venues in the drawing and around it. */
  readonly total: number
  /** Whether there are more venues than `total`. */
  readonly isMore: boolean
  /** The owner of the map data, to be named on the map; '' when nobody has to be named. */
  readonly attribution: string
}

const isArea = (kind: BaseKind): boolean => kind !== 'street' && kind !== 'road'

/** The lines of a shape as an SVG path. */
export function pathOf({ kind, lines }: MapPicture['shapes'][number]): string {
  const end = isArea(kind) ? 'z' : ''
  return lines.map((line) => `M${line.join(' ')}${end}`).join('')
}

/**
 * The radius of a mark. Its area grows with the number of venues, up to a size that still leaves its surroundings
 * visible.
 */
export const markRadius = (count: number): number => Math.min(18, Math.round(7 * Math.sqrt(count)))
