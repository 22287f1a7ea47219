import type { BaseKind, BaseShape } from '../../../../src/domain/civic/maps/city-map'

/** A point of a picture, in pixels from its upper left corner. */
export type Spot = readonly [x: number, y: number]
interface Size {
  readonly width: number
  readonly height: number
}
interface DrawnShape {
  kind: BaseKind
  /** x, y, x, y … */
  lines: number[][]
}

/** The most points of all shapes of a picture together, approximately; each takes about six bytes. */
const mostPoints = 4000
/** Pixels beyond the edge of the picture, where a line that follows the edge is not seen. */
const margin = 10

/** Converts the shapes of a base to those of a picture, in as few points as its size shows. */
export function drawnShapes(
  base: readonly BaseShape[],
  size: Size,
  spotAt: (longitude: number, latitude: number) => Spot,
): DrawnShape[] {
  const placed = base.map(({ properties: { kind }, geometry }) => ({
    kind,
    lines: (geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates]).map((line) =>
      clipped(
        line.map(([longitude = 0, latitude = 0]) => spotAt(longitude, latitude)),
        size,
        geometry.type === 'Polygon',
      ),
    ),
  }))
  let reduced = placed
  for (let tolerance = 1; ; tolerance *= 2) {
    reduced = reduced.map(({ kind, lines }) => ({ kind, lines: lines.map((line) => simplified(line, tolerance)) }))
    const drawn = reduced.flatMap(({ kind, lines }): DrawnShape[] => {
      const kept = lines.filter((line) => isSeen(line, 3 * tolerance))
      return kept.length === 0 ? [] : [{ kind, lines: kept.map((line) => line.flatMap(rounded)) }]
    })
    const points = drawn.reduce((sum, { lines }) => sum + lines.reduce((all, line) => all + line.length / 2, 0), 0)
    if (points <= mostPoints || tolerance > size.width) return withStreetsTogether(drawn)
  }
}

const rounded = ([x, y]: Spot): number[] => [Math.round(x), Math.round(y)]

function isSeen(line: readonly Spot[], least: number): boolean {
  const [first] = line
  return first !== undefined && line.some(([x, y]) => Math.hypot(x - first[0], y - first[1]) >= least)
}

/**
 * Merges the streets into one shape, since lines cover each other without a seam; areas stay separate, because they
 * would cut holes into each other.
 */
function withStreetsTogether(shapes: readonly DrawnShape[]): DrawnShape[] {
  const isStreet = ({ kind }: DrawnShape) => kind === 'street' || kind === 'road'
  const together = (['street', 'road'] as const).flatMap((kind) => {
    const lines = shapes.filter((shape) => shape.kind === kind).flatMap((shape) => shape.lines)
    return lines.length === 0 ? [] : [{ kind, lines }]
  })
  return [...shapes.filter((shape) => !isStreet(shape)), ...together]
}

/**
 * Clips a line to the picture and its margin (Sutherland and Hodgman). Between leaving the picture and coming back, the
 * line follows the edge of the margin.
 */
function clipped(line: readonly Spot[], { width, height }: Size, isClosed: boolean): readonly Spot[] {
  const edges: readonly { readonly axis: 0 | 1; readonly at: number; readonly sign: 1 | -1 }[] = [
    { axis: 0, at: -margin, sign: 1 },
    { axis: 0, at: width + margin, sign: -1 },
    { axis: 1, at: -margin, sign: 1 },
    { axis: 1, at: height + margin, sign: -1 },
  ]
  return edges.reduce<readonly Spot[]>(
    (spots, { axis, at, sign }) => {
      const isInside = (spot: Spot) => (spot[axis] - at) * sign >= 0
      const kept: Spot[] = []
      spots.forEach((spot, index) => {
        const before = index > 0 ? spots[index - 1] : isClosed ? spots.at(-1) : undefined
        if (before !== undefined && isInside(before) !== isInside(spot)) kept.push(crossing(before, spot, axis, at))
        if (isInside(spot)) kept.push(spot)
      })
      return kept
    },
    // A GeoJSON ring repeats its first point at the end.
    isClosed ? line.slice(1) : line,
  )
}

function crossing([fromX, fromY]: Spot, [toX, toY]: Spot, axis: 0 | 1, at: number): Spot {
  const part = axis === 0 ? (at - fromX) / (toX - fromX) : (at - fromY) / (toY - fromY)
  return [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part]
}

/**
 * Lines are simplified in pieces of this many points: in one piece the time would grow with the square of the length.
 */
const stretch = 128

/** Simplifies a line: keeps only points that are farther than a tolerance from the line drawn without them. */
function simplified(line: readonly Spot[], tolerance: number): readonly Spot[] {
  const apart: Spot[] = []
  line.forEach((spot, index) => {
    const last = apart.at(-1)
    const isEnd = index === line.length - 1
    if (last === undefined || isEnd || Math.hypot(spot[0] - last[0], spot[1] - last[1]) > tolerance / 2)
      apart.push(spot)
  })
  const kept = new Set<number>()
  for (let from = 0; from < apart.length; from += stretch)
    keepCorners(apart, from, Math.min(apart.length - 1, from + stretch), tolerance, kept)
  return apart.filter((_, index) => kept.has(index))
}

/** Implements the algorithm of Douglas and Peucker. */
function keepCorners(line: readonly Spot[], first: number, last: number, tolerance: number, kept: Set<number>): void {
  kept.add(first).add(last)
  const parts: (readonly [from: number, to: number])[] = [[first, last]]
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [from, to] = part
    let [farthest, most] = [from, tolerance]
    for (let index = from + 1; index < to; index += 1) {
      const away = distance(line[index], line[from], line[to])
      if (away > most) [farthest, most] = [index, away]
    }
    if (farthest === from) continue
    kept.add(farthest)
    parts.push([from, farthest], [farthest, to])
  }
}

/** The distance from a point to a segment. */
function distance([x, y]: Spot = [0, 0], [fromX, fromY]: Spot = [0, 0], [toX, toY]: Spot = [0, 0]): number {
  const [wide, high] = [toX - fromX, toY - fromY]
  const long = wide * wide + high * high
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * wide + (y - fromY) * high) / long))
  return Math.hypot(x - fromX - part * wide, y - fromY - part * high)
}
