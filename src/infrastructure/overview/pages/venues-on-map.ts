import { getMapPicture } from '../../../../contract/maps'
import type { MapPicture } from '../../../domain/civic/maps/map-picture'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { HttpClient } from '../../frame/http/http-client'

/** The map of the venues, for a card of a page. */
export async function venuesOnMap(http: HttpClient): Promise<Outcome<MapPicture>> {
  return http.send(getMapPicture, { failures: 'in-place' })
}
