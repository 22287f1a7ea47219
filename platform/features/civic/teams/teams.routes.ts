import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/teams'
import type { Database } from '../../../kernel/database/client'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { siteToday } from '../../../kernel/site/site-today'
import { venueOrOrganisation } from '../venues/venue-or-organisation'
import { actOnMembership } from './membership-acts'
import { requireLeader, requireTeam } from './require-leader'
import { isVolunteer, memberOf, readTeam, teamCardOf } from './read-team'
import type { TeamReader } from './read-team'
import { selectMembers, selectOwnTeams, selectTeams } from './teams.queries'
import { partsMatch } from '../../frame/search-index/search-words'

const emptyPage = { items: [], next_cursor: null }

export function teamsRoutes(app: FastifyInstance): void {
  const { now } = app.platform
  const readerOf = async ({ member, language }: Caller, database: Database): Promise<TeamReader> => ({
    id: member?.id ?? null,
    language,
    isVolunteer: member !== null && (await isVolunteer(database, member.id)),
    today: await siteToday(database, now()),
    now: now(),
  })

  serve(app, contract.listTeams, async ({ database, query, caller }) => {
    const reader = await readerOf(caller, database)
    const search = partsMatch(query.search)
    if (search === null) return emptyPage
    const home = query.organisation_id
    const whose =
      home === undefined ? { venueId: undefined, organisationId: undefined } : await venueOrOrganisation(database, home)
    const filter = { search, ...whose }
    const limit = query.page_size + 1
    if (query.mine === undefined) {
      const rows = await selectTeams(database, reader.id, filter, limit, cursorValues(query.cursor, 'ns'))
      return listPage(
        rows,
        query.page_size,
        ({ team }) => [team.members, team.id],
        (row) => teamCardOf(row, reader),
      )
    }
    if (reader.id === null) return emptyPage
    const rows = await selectOwnTeams(database, reader.id, filter, limit, cursorValues(query.cursor, 'ts'))
    return listPage(
      rows,
      query.page_size,
      ({ askedAt, team }) => [askedAt?.toISOString() ?? '', team.id],
      (row) => teamCardOf(row, reader),
    )
  })

  serve(app, contract.getTeam, async ({ database, path, caller }) => ({
    team: await readTeam(database, path.id, await readerOf(caller, database)),
  }))

  serve(app, contract.listTeamMembers, async ({ database, query, caller }) => {
    const { team_id: teamId, state } = query
    if (state === 'pending') await requireLeader(database, teamId, caller.require().id)
    else await requireTeam(database, teamId)
    const members = { teamId, reader: caller.member?.id ?? null }
    const rows = await selectMembers(database, members, state, query.page_size + 1, cursorValues(query.cursor, 'ts'))
    return listPage(rows, query.page_size, ({ since, id }) => [since.toISOString(), id], memberOf)
  })

  serve(app, contract.actOnMembership, async ({ database, body, caller }) => {
    await actOnMembership(database, caller.require().id, body, now())
    return { team: await readTeam(database, body.team_id, await readerOf(caller, database)) }
  })
}
