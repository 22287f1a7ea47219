import type * as z from 'zod/mini'
import type * as contract from '../../../../contract/teams'
import type { Database } from '../../../kernel/database/client'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { partsMatch } from '../../frame/search-index/search-words'
import { venueOrOrganisation } from '../venues/venue-or-organisation'
import { teamCardOf, type TeamReader } from './read-team'
import { selectOwnTeams, selectTeams } from './teams.queries'

const emptyPage = { items: [], next_cursor: null }

/** Lists all teams, or the reader's own. */
export async function listTeams(
  database: Database,
  query: z.output<typeof contract.listTeams.query>,
  reader: TeamReader,
) {
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
}
