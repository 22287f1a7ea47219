import { clipPolygon, clipPolyline } from 'lineclip'
import simplify from 'simplify-js'
import type { BaseKind, BaseShape } from '../../../../src/domain/civic/maps/city-map'

/** A point of a picture, in pixels from its upper left corner. */
export type Spot = readonly [x: number, y: number]
interface Size {
  readonly width: number
  readonly height: number
}
interface PictureShape {
  kind: BaseKind
  /** x, y, x, y … */
  lines: number[][]
}

/** The most points of all shapes of a picture together, approximately; each takes about six bytes. */
const mostPoints = 4000
/**
 * The width, in pixels, of a margin around the picture. A line that follows the outer edge of the margin is not seen.
 */
const margin = 10

/** Converts the shapes of a base map to shapes of a picture, with no more points than can be told apart at its size. */
export function pictureShapes(
  base: readonly BaseShape[],
  size: Size,
  spotAt: (longitude: number, latitude: number) => Spot,
): PictureShape[] {
  const placedShapes = base.map(({ properties: { kind }, geometry }) => ({
    kind,
    lines: (geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates]).flatMap((line) =>
      clipLine(
        line.map(([longitude = 0, latitude = 0]) => spotAt(longitude, latitude)),
        size,
        geometry.type === 'Polygon',
      ),
    ),
  }))
  let reduced = placedShapes
  for (let tolerance = 1; ; tolerance *= 2) {
    reduced = reduced.map(({ kind, lines }) => ({ kind, lines: lines.map((line) => simplifyLine(line, tolerance)) }))
    const visibleShapes = reduced.flatMap(({ kind, lines }): PictureShape[] => {
      const visibleLines = lines.filter((line) => isSeen(line, 3 * tolerance))
      return visibleLines.length === 0 ? [] : [{ kind, lines: visibleLines.map((line) => line.flatMap(roundedPoint)) }]
    })
    const points = visibleShapes.reduce(
      (sum, { lines }) => sum + lines.reduce((all, line) => all + line.length / 2, 0),
      0,
    )
    if (points <= mostPoints || tolerance > size.width) return withStreetsTogether(visibleShapes)
  }
}

const roundedPoint = ([x, y]: Spot): number[] => [Math.round(x), Math.round(y)]

function isSeen(line: readonly Spot[], least: number): boolean {
  const [first] = line
  return first !== undefined && line.some(([x, y]) => Math.hypot(x - first[0], y - first[1]) >= least)
}

/**
 * Merges all shapes of the kind `street` into one, and all of the kind `road` into another, since crossing lines show
 * no seam. Areas stay separate, because merged areas would cut holes into each other.
 */
function withStreetsTogether(shapes: readonly PictureShape[]): PictureShape[] {
  const isStreet = ({ kind }: PictureShape) => kind === 'street' || kind === 'road'
  const together = (['street', 'road'] as const).flatMap((kind) => {
    const lines = shapes.filter((shape) => shape.kind === kind).flatMap((shape) => shape.lines)
    return lines.length === 0 ? [] : [{ kind, lines }]
  })
  return [...shapes.filter((shape) => !isStreet(shape)), ...together]
}

/**
 * Clips a line to the picture and its margin. An open line gives the pieces that are inside. A ring gives one piece,
 * which follows the outer edge of the margin where the ring is outside.
 */
function clipLine(line: readonly Spot[], { width, height }: Size, isClosed: boolean): readonly (readonly Spot[])[] {
  const box = [-margin, -margin, width + margin, height + margin] as const
  if (line.length === 0) return []
  // A GeoJSON ring repeats its first point at the end.
  return isClosed ? [clipPolygon(line.slice(1), box)] : clipPolyline(line, box)
}

/** Simplifies a line to a tolerance. */
function simplifyLine(line: readonly Spot[], tolerance: number): readonly Spot[] {
  return simplify(
    line.map(([x, y]) => ({ x, y })),
    tolerance,
  ).map(({ x, y }): Spot => [x, y])
}
