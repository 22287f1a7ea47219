import { pageOf } from '../../frame/http/page-of'
import type { VenueCardDto } from '../../../../contract/venues'
import type { VenueCard } from '../../../domain/civic/venues/venue'
import type { Camelised } from '../../frame/http/wire-case'

/** Converts a page of venues to the domain. */
export const venueCardsOf = pageOf((card: Camelised<VenueCardDto>) => venueCardOf(card))

export function venueCardOf({
  id,
  kind,
  name,
  address,
  cover,
  latitude,
  longitude,
  distance,
}: Camelised<VenueCardDto>): VenueCard {
  return { id, kind, name, address, cover: cover || null, latitude, longitude, distance }
}
