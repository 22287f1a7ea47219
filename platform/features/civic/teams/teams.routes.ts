import type { FastifyInstance } from 'fastify'
import * as contract from '../../../../contract/teams'
import type { Database } from '../../../kernel/database/client'
import type { Caller } from '../../../kernel/http/caller'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { siteToday } from '../../../kernel/site/site-today'
import { listTeams } from './list-teams'
import { actOnMembership } from './membership-acts'
import { requireLeader, requireTeam } from './require-leader'
import { isVolunteer, memberOf, readTeam } from './read-team'
import type { TeamReader } from './read-team'
import { selectMembers } from './teams.queries'

export function teamsRoutes(app: FastifyInstance): void {
  const { now } = app.platform
  const readerOf = async ({ member, language }: Caller, database: Database): Promise<TeamReader> => ({
    id: member?.id ?? null,
    language,
    isVolunteer: member !== null && (await isVolunteer(database, member.id)),
    today: await siteToday(database, now()),
    now: now(),
  })

  serve(app, contract.listTeams, async ({ database, query, caller }) =>
    listTeams(database, query, await readerOf(caller, database)),
  )

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
