import * as contract from '../../../../contract/volunteer-pages'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import type { PlatformFeature } from '../../../kernel/platform'
import { publicRecords, readServiceSums } from '../activities/service-records'
import { listPage } from '../../../kernel/lists/list-page'
import { cursorValues } from '../../../kernel/lists/cursor'
import { siteToday } from '../../../kernel/site/site-today'
import { selectMember, selectPeople, selectTeamsOfVolunteer, selectVolunteers } from './volunteer-pages.queries'

const mostTeams = 20
/** The most people that one call may look up. */
const mostPeople = 20

export const volunteerPagesFeature: PlatformFeature = {
  name: 'volunteer-pages',
  routes: (app) => {
    const { now } = app.platform

    serve(app, contract.getVolunteerPage, async ({ database, path, caller, platform }) => {
      await countExposure(database, 'user-page', { caller, platform, at: now() })
      const { since, ...person } = await requireMember(database, path.id)
      const [sums, teams] = await Promise.all([
        readServiceSums(database, person.id, await siteToday(database, now())),
        selectTeamsOfVolunteer(database, person.id, caller.language, mostTeams),
      ])
      return { volunteer: { ...person, since: since?.toISOString() ?? null, sums, teams } }
    })

    serve(app, contract.listVolunteers, async ({ database, query, caller, platform }) => {
      await countExposure(database, 'volunteers', { caller, platform, at: now() })
      const rows = await selectVolunteers(database, query.page_size + 1, cursorValues(query.cursor, 'ts'))
      return listPage(
        rows,
        query.page_size,
        ({ id, since }) => [since.toISOString(), id],
        ({ since, ...person }) => ({ ...person, since: since.toISOString() }),
      )
    })

    serve(app, contract.listPeople, async ({ database, query, caller, platform }) => {
      const ids = [...new Set(query.ids.split(','))]
      if (ids.length > mostPeople) throw invalid({ ids: 'too-many' })
      await countExposure(database, 'people', { caller, platform, at: now() })
      return { items: await selectPeople(database, ids) }
    })

    serve(app, contract.listVolunteerActions, async ({ database, path, query, caller, platform }) => {
      await countExposure(database, 'user-record', { caller, platform, at: now() })
      const { id } = await requireMember(database, path.id)
      const page = { limit: query.page_size + 1, after: cursorValues(query.cursor, 'ts') }
      return await publicRecords(database, id, page, caller.language)
    })
  },
}

async function requireMember(database: Database, id: string) {
  const member = await selectMember(database, id)
  if (member === null) throw new Refusal(errorCodes.gone)
  return member
}
