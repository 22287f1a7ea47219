import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import * as contract from '../../../../contract/venues'
import { errorCodes } from '../../../../contract/envelope'
import type { VenueKind } from '../../../../src/domain/civic/venues/venue'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { placesPage } from '../../../kernel/places/places-page'
import type { NearPage, PlacesPageRange, PlaceReader } from '../../../kernel/places/places-page'
import { positionOfQuery } from '../../../kernel/places/positions'
import { readHours } from '../amenities/read-hours'
import {
  selectNearestVenues,
  selectVenue,
  selectVenueChildren,
  selectVenuesByName,
  selectVenueStaff,
  selectVenueTeams,
} from './venues.queries'
import { venuesDesk } from './venues.desk'
import { foundVenues } from './venues.found'
import { publishableVenues } from './publish-venues'

export const venuesFeature: PlatformFeature = {
  name: 'venues',
  publishes: [publishableVenues],
  searchable: [foundVenues],
  desk: venuesDesk,
  routes: (app) => {
    serve(app, contract.listVenues, async ({ database, query, caller }) =>
      placesPage(query, caller, venuesOf(queriesOf(database), query.kind)),
    )

    serve(app, contract.listStations, async ({ database, query, caller }) =>
      placesPage(query, caller, venuesOf(queriesOf(database), 'station')),
    )

    serve(app, contract.getVenue, async ({ database, path, query, caller }) => {
      const queries = queriesOf(database)
      const venue = await readVenue(queries, path.id, { language: caller.language, position: positionOfQuery(query) })
      const hoursOf = await readHours(queries, caller.language, app.platform.now())
      return { venue: { ...venue, hours: hoursOf(venue.hours) } }
    })

    serve(app, contract.listVenueTeams, async ({ database, path, query, caller }) => {
      const queries = queriesOf(database)
      const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 's') }
      await readVenue(queries, path.id, { language: caller.language, position: null })
      const rows = await selectVenueTeams(queries, caller.language, path.id, page)
      return listPage(rows, query.page_size, ({ id }) => [id], identity)
    })

    serve(app, contract.listVenueStaff, async ({ database, path, query, caller }) => {
      const queries = queriesOf(database)
      const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ns') }
      await readVenue(queries, path.id, { language: caller.language, position: null })
      const rows = await selectVenueStaff(queries, caller.language, path.id, page)
      return listPage(
        rows,
        query.page_size,
        ({ place, id }) => [place, id],
        ({ id, name, role, photo, phone }) => ({ id, name, role, photo, phone }),
      )
    })

    serve(app, contract.listVenueChildren, async ({ database, path, query, caller }) => {
      const queries = queriesOf(database)
      const reader = { language: caller.language, position: positionOfQuery(query) }
      await readVenue(queries, path.id, reader)
      const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ss') }
      const rows = await selectVenueChildren(queries, reader, path.id, page)
      return listPage(rows, query.page_size, ({ name, id }) => [name, id], identity)
    })
  },
}

const identity = <Row>(row: Row): Row => row

const venuesOf = (queries: Queries, kind: VenueKind | undefined) => ({
  byName: (reader: PlaceReader, page: PlacesPageRange) => selectVenuesByName(queries, reader, kind, page),
  nearest: (reader: PlaceReader & { readonly position: GeoPoint }, page: NearPage) =>
    selectNearestVenues(queries, reader, { ...page, kind }),
})

async function readVenue(queries: Queries, id: string, reader: PlaceReader) {
  const row = await selectVenue(queries, reader, id)
  if (row === null) throw new Refusal(errorCodes.gone)
  const { parentId, parentName, ...venue } = row
  return {
    ...venue,
    pictures: [...venue.pictures],
    parent: parentId === null ? null : { id: parentId, name: parentName ?? '' },
  }
}
