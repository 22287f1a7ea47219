import { getMapPicture } from '../../../../contract/maps'
import type { MapPicture } from '../../../domain/civic/maps/map-picture'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

/** The map of the venues, for a card of a page. */
export async function venuesOnMap(http: HttpClient): Promise<Outcome<MapPicture>> {
  return mapped(
    await http.send(getMapPicture, { failures: 'in-place' }),
    ({ width, height, shapes, marks, total, isMore, attribution }) => ({
      width,
      height,
      shapes,
      marks,
      total,
      isMore,
      attribution,
    }),
  )
}
