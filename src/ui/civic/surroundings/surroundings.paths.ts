import { placeText, type PlaceReference } from '../../../domain/civic/surroundings/spot'

export const myStreetPath = '/my-street'

/** What is around one place of the city. */
export const aroundPlacePath = (place: PlaceReference) =>
  `${myStreetPath}?place=${encodeURIComponent(placeText(place))}`
