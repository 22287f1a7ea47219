import * as contract from '../../../../contract/volunteer-pages'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import type { Caller } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import type { PlatformFeature } from '../../../kernel/platform'
import { isBlockedBy } from '../../people/privacy/block-people'
import { readPrivacy } from '../../people/privacy/privacy-settings'
import { publicRecords, readServiceSums } from '../activities/service-records'
import { listPage } from '../../../kernel/lists/list-page'
import { cursorValues } from '../../../kernel/lists/cursor'
import { siteToday } from '../../../kernel/site/site-today'
import {
  isFollowing,
  selectMember,
  selectPeople,
  selectTeamsOfVolunteer,
  selectVolunteers,
} from './volunteer-pages.queries'

const mostTeams = 20
const noService = { minutes: 0, times: 0, minutes_this_year: 0, minutes_this_month: 0 }
/** The most people that one call may look up. */
const mostPeople = 20

export const volunteerPagesFeature: PlatformFeature = {
  name: 'volunteer-pages',
  routes: (app) => {
    const { now } = app.platform

    serve(app, contract.getVolunteerPage, async ({ database, path, caller, platform }) => {
      await countExposure(database, 'user-page', { caller, platform, at: now() })
      const { since, ...person } = await requireMember(database, path.id)
      const viewer = caller.member?.id ?? null
      const isShown = await showsService(database, person.id, caller)
      const [sums, teams, followed] = await Promise.all([
        isShown ? readServiceSums(database, person.id, await siteToday(database, now())) : noService,
        isShown ? selectTeamsOfVolunteer(database, person.id, caller.language, mostTeams) : [],
        viewer === null ? false : isFollowing(database, viewer, person.id),
      ])
      const own = viewer === person.id
      const blocked = viewer !== null && (await isBlockedBy(database, viewer, person.id))
      return {
        volunteer: {
          ...person,
          followed: own ? null : followed,
          since: since?.toISOString() ?? null,
          sums,
          teams,
          service_hidden: !isShown,
          blocked,
        },
      }
    })

    serve(app, contract.listVolunteers, async ({ database, query, caller, platform }) => {
      await countExposure(database, 'volunteers', { caller, platform, at: now() })
      const rows = await selectVolunteers(
        database,
        caller.member?.id ?? null,
        query.page_size + 1,
        cursorValues(query.cursor, 'ts'),
      )
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
      if (!(await showsService(database, id, caller))) return { items: [], next_cursor: null }
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

/** Whether a member's service is shown to the caller; everybody sees their own. */
async function showsService(database: Database, id: string, { member }: Caller): Promise<boolean> {
  return member?.id === id || (await readPrivacy(database, id)).showsService
}
