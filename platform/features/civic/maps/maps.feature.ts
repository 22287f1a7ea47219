import * as contract from '../../../../contract/maps'
import { queriesOf } from '../../../kernel/database/queries'
import { invalid } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { readCityMap } from './city-map'
import { readMapPicture } from './map-picture'
import { placesInBox } from './places-in-box'
import { configuredMap } from './city-map'

export const mapsFeature: PlatformFeature = {
  name: 'maps',
  configures: { map: configuredMap },
  routes: (app) => {
    serve(app, contract.getCityMap, ({ database, caller }) => readCityMap(queriesOf(database), caller.language))

    serve(app, contract.getMapPicture, ({ database, caller }) => readMapPicture(queriesOf(database), caller.language))

    serve(app, contract.listMapPlaces, async ({ database, query, caller }) => {
      const { sort, kind, ...box } = query
      if (box.south >= box.north) throw invalid({ north: 'invalid' })
      if (box.west >= box.east) throw invalid({ east: 'invalid' })
      return placesInBox(queriesOf(database), box, { sort, kind, reader: caller.member?.id ?? null }, caller.language)
    })
  },
}
