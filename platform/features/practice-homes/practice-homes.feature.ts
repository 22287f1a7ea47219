import { errorCodes } from '../../../contract/envelope'
import { getPracticeHome, listNearOrganisations } from '../../../contract/practice-homes'
import type { PracticeHomeDto } from '../../../contract/practice-homes'
import type { Database } from '../../database/client'
import { queriesOf } from '../../database/queries'
import type { Language } from '../../database/schema/localised'
import { Refusal } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { placesPage } from '../places/places-page'
import { siteToday } from '../site/site-today'
import { selectVenue } from '../venues/venues.queries'
import {
  countTeams,
  selectNearestOrganisations,
  selectOrganisationHome,
  selectPlacedOrganisations,
  sumStationService,
} from './practice-homes.queries'

export const practiceHomesFeature: Feature = {
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
  },
}

type Home = Promise<PracticeHomeDto | null>

async function readOrganisation(database: Database, id: string, month: string, language: Language): Home {
  const row = await selectOrganisationHome(database, id, month)
  if (row === undefined) return null
  const { name, logo, intro, address, latitude, longitude } = row.organisation
  return {
    id,
    kind: 'organisation',
    name: name[language],
    logo,
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
  if (venue === undefined) return null
  const { name, cover, intro, address, latitude, longitude } = venue
  const [own, { minutes, monthMinutes, times }] = await Promise.all([
    countTeams(database, { venueId: id }),
    sumStationService(database, id, month),
  ])
  return {
    ...{ id, kind: 'station', name, logo: cover, intro, ...own },
    place: { address, latitude, longitude },
    ...{ minutes, month_minutes: monthMinutes, times },
  }
}
