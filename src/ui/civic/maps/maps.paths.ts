import type { AmenityKind } from '../../../domain/civic/amenities/amenity'

export const practiceMapPath = '/practice-map'
export const aroundMapPath = '/around-map'

/** The map of one kind of amenity; of all kinds when it is null. */
export const aroundMapOf = (kind: AmenityKind | null) =>
  kind === null ? aroundMapPath : `${aroundMapPath}?kind=${kind}`

export const amenityMapPath = (id: string) => `/arounds-map/${encodeURIComponent(id)}`
