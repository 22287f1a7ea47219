/** Declares the part of the package `lineclip` that we use, since the package has no types. */
declare module 'lineclip' {
  type LinePoint = readonly [x: number, y: number]
  type ClippingBox = readonly [left: number, top: number, right: number, bottom: number]

  /** Returns the pieces of the line that are inside. */
  export function clipPolyline(line: readonly LinePoint[], box: ClippingBox): LinePoint[][]
  /** Returns the ring that encloses what is inside; it is empty when nothing is. */
  export function clipPolygon(ring: readonly LinePoint[], box: ClippingBox): LinePoint[]
}
