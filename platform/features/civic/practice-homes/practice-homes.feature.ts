import type { Language } from '../../../../src/domain/frame/site/preferences'
import { errorCodes } from '../../../../contract/envelope'
import {
  getPracticeHome,
  listHomeRanking,
  listHomeVenues,
  listNearOrganisations,
} from '../../../../contract/practice-homes'
import type { PracticeHomeDto } from '../../../../contract/practice-homes'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { placesPage } from '../../../kernel/places/places-page'
import { periodOf } from '../rankings/period-of'
import { siteToday } from '../../../kernel/site/site-today'
import { selectHomeVenues, selectServedPicture, selectVenue } from '../venues/venues.queries'
import {
  countTeams,
  selectHomeRanking,
  selectNearestOrganisations,
  selectOrganisationHome,
  selectPlacedOrganisations,
  sumStationService,
} from './practice-homes.queries'

const rankedTeams = 10

export const practiceHomesFeature: PlatformFeature = {
  name: 'practice-homes',
  routes: (app) => {
    serve(app, listNearOrganisations, async ({ database, query, caller }) => {
      const queries = queriesOf(database)
      return await placesPage(query, caller, {
        byName: (reader, page) => selectPlacedOrganisations(queries, reader, page),
        nearest: (reader, page) => selectNearestOrganisations(queries, reader, page),
      })
    })

    serve(app, getPracticeHome, async ({ database, path: { id }, caller: { language } }) => {
      const today = await siteToday(database, app.platform.now())
      const month = today.slice(0, 7)
      const home =
        (await readOrganisation(database, id, month, language)) ?? (await readStation(database, id, month, language))
      if (home === null) throw new Refusal(errorCodes.gone)
      return { home }
    })

    serve(app, listHomeVenues, async ({ database, path: { id }, query, caller: { language } }) => {
      const reader = { language, position: null }
      const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ss') }
      const rows = await selectHomeVenues(queriesOf(database), reader, id, page)
      return listPage(
        rows,
        query.page_size,
        ({ name, id: venueId }) => [name, venueId],
        (row) => row,
      )
    })

    serve(app, listHomeRanking, async ({ database, path, query, caller: { language } }) => {
      const period = periodOf(query.period, await siteToday(database, app.platform.now()))
      const of = { homeId: path.id, period, language, limit: rankedTeams }
      return { items: await selectHomeRanking(queriesOf(database), of) }
    })
  },
}

type Home = Promise<PracticeHomeDto | null>

async function readOrganisation(database: Database, id: string, month: string, language: Language): Home {
  const row = await selectOrganisationHome(database, id, month)
  if (row === null) return null
  const { name, logo, intro, address, latitude, longitude } = row.organisation
  return {
    id,
    kind: 'organisation',
    name: name[language],
    logo,
    picture: await selectServedPicture(queriesOf(database), language, id),
    intro: intro[language],
    place: latitude === null || longitude === null ? null : { address: address?.[language] ?? '', latitude, longitude },
    ...(await countTeams(database, { organisationId: id })),
    minutes: row.minutes,
    month_minutes: row.monthMinutes,
    times: row.times,
  }
}

async function readStation(database: Database, id: string, month: string, language: Language): Home {
  const venue = await selectVenue(queriesOf(database), { language, position: null }, id)
  if (venue === null) return null
  const { name, cover, intro, address, latitude, longitude } = venue
  const [own, { minutes, monthMinutes, times }] = await Promise.all([
    countTeams(database, { venueId: id }),
    sumStationService(database, id, month),
  ])
  return {
    ...{ id, kind: 'station', name, logo: cover, picture: cover || null, intro, ...own },
    place: { address, latitude, longitude },
    ...{ minutes, month_minutes: monthMinutes, times },
  }
}
