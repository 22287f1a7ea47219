import type { AmenityKind } from '../../../domain/civic/amenities/amenity'

export const amenitiesPath = '/around'
/** The list narrowed to a kind. */
export const amenitiesOfKindPath = (kind: AmenityKind) => `${amenitiesPath}?kind=${kind}`
export const amenityPath = (id: string) => `/arounds/${encodeURIComponent(id)}`
