import { getMapPicture } from '../../../contract/maps'
import type { MapPicture } from '../../domain/maps/map-picture'
import type { Outcome } from '../../application/shared/failure'
import type { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

/** Where the venues are, for a card of a page. */
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
