import * as contract from '../../../../contract/amenities'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { errorCodes } from '../../../../contract/envelope'
import { queriesOf } from '../../../kernel/database/queries'
import { listenerOf } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { placesPage, type NearPage, type PlaceReader, type PlacesPageRange } from '../../../kernel/places/places-page'
import { selectTimeZone } from '../../../kernel/site/site.queries'
import type { PlatformFeature } from '../../../kernel/platform'
import { readThingsMatch } from '../../frame/search-index/things-match'
import { amenitiesDesk } from './amenities.desk'
import { foundAmenities } from './amenities.found'
import { selectAmenitiesByName, selectAmenity, selectNearestAmenities } from './amenities.queries'
import type { StoredHours } from './amenities.schema'
import { openPlacesPage } from './open-places'
import { readHours } from './read-hours'
import { reportAmenity } from './report-amenity'
import { calendarSchema } from './read-hours'

export const amenitiesFeature: PlatformFeature = {
  name: 'amenities',
  configures: { calendar: calendarSchema },
  searchable: [foundAmenities],
  desk: amenitiesDesk,
  routes: (app) => {
    const { now, vault } = app.platform

    serve(app, contract.listAmenities, async ({ database, query, caller }) => {
      const queries = queriesOf(database)
      const search = await readThingsMatch(queries, foundAmenities.kind, query.search)
      if (search === null) return { items: [], next_cursor: null }
      const filter = { kind: query.kind, search }
      const hoursOf = await readHours(queries, caller.language, now())
      const cards = <Row extends Stored>(rows: readonly Row[]) => rows.map((row) => cardOf(row, hoursOf))
      const select = {
        byName: async (reader: PlaceReader, page: PlacesPageRange) =>
          cards(await selectAmenitiesByName(queries, reader, filter, page)),
        nearest: async (reader: PlaceReader & { readonly position: GeoPoint }, page: NearPage) =>
          cards(await selectNearestAmenities(queries, reader, filter, page)),
      }
      if (query.open === undefined) return placesPage(query, caller, select)
      return openPlacesPage(query, caller, select, { now: now(), zone: await selectTimeZone(queries) })
    })

    serve(app, contract.getAmenity, async ({ database, path, caller: { language } }) => {
      const queries = queriesOf(database)
      const row = await selectAmenity(queries, language, path.id)
      if (row === null) throw new Refusal(errorCodes.gone)
      return { amenity: cardOf(row, await readHours(queries, language, now())) }
    })

    serve(app, contract.reportAmenity, async ({ database, path, body, caller, platform }) => {
      const userId = caller.member?.id ?? null
      const sender = { userId, key: listenerOf(caller, platform) }
      const id = await reportAmenity({ database, vault }, sender, { id: path.id, ...body }, now())
      return { feedback_id: userId === null ? null : id }
    })
  },
}

interface Stored {
  readonly hours: StoredHours | null
  readonly accessibility: readonly string[]
}

const cardOf = <Row extends Stored, Hours>(row: Row, hoursOf: (hours: StoredHours | null) => Hours) => ({
  ...row,
  hours: hoursOf(row.hours),
  accessibility: [...row.accessibility] as Row['accessibility'][number][],
})
