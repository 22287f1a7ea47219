export interface Pixel {
  readonly x: number
  readonly y: number
}

/** A box on the map, such as that of a name; `x` and `y` are its middle. */
export interface MapArea extends Pixel {
  readonly width: number
  readonly height: number
}

/** The circle of a mark; `x` and `y` are its middle. */
export interface MarkDisc extends Pixel {
  readonly radius: number
}

/** The size of the map, in pixels. */
export interface MapSize {
  readonly width: number
  readonly height: number
}

/** The least space around a name, in pixels. */
const space = 3
/** How far from the middle of its area a name may stand, in pixels, so that it is still read as the area's. */
const farthest = 48
const step = 8

/** The places where a name may stand, from the middle of its area outwards. */
const offsets: readonly Pixel[] = Array.from(
  { length: (2 * farthest) / step + 1 },
  (_, index) => index * step - farthest,
)
  .flatMap((x, _, all) => all.map((y) => ({ x, y })))
  .filter(({ x, y }) => Math.hypot(x, y) <= farthest)
  .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))

/**
 * Returns how far each name moves so that it covers no mark and no earlier name, is not cut by the edge of the map, and
 * is not under what lies over the map; null for a name that has no space, which is then not shown.
 */
export function namesApart(
  names: readonly MapArea[],
  marks: readonly MarkDisc[],
  map: MapSize,
  overMap: readonly MapArea[] = [],
): readonly (Pixel | null)[] {
  const placed: MapArea[] = [...overMap]
  return names.map((name) => {
    for (const offset of offsets) {
      const moved = { ...name, x: name.x + offset.x, y: name.y + offset.y }
      if (!isWithin(moved, map) || marks.some((mark) => covers(moved, mark))) continue
      if (placed.some((other) => overlap(moved, other))) continue
      placed.push(moved)
      return offset
    }
    return null
  })
}

const isWithin = ({ x, y, width, height }: MapArea, map: MapSize) =>
  x - width / 2 >= space &&
  x + width / 2 <= map.width - space &&
  y - height / 2 >= space &&
  y + height / 2 <= map.height - space

/** Whether a mark and a box overlap, or are closer to each other than the least space. */
export const covers = ({ x, y, width, height }: MapArea, mark: MarkDisc): boolean =>
  Math.hypot(Math.max(0, Math.abs(mark.x - x) - width / 2), Math.max(0, Math.abs(mark.y - y) - height / 2)) <
  mark.radius + space

const overlap = (one: MapArea, other: MapArea) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + space &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 + space
