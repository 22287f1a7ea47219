/** A position on earth, in degrees of WGS-84. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}
