import type { Language } from '../../../../src/domain/frame/site/preferences'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { teams } from './teams.schema'

/** Reads teams with their names, in the order of the ids; those that are gone are left out. */
export async function readTeamNames(database: Database, ids: readonly string[], language: Language) {
  if (ids.length === 0) return []
  const rows = await queriesOf(database).read(
    build
      .select({ id: teams.id, name: teams.name })
      .from(teams)
      .where(inArray(teams.id, [...ids])),
  )
  return ids.flatMap((id) => {
    const team = rows.find((row) => row.id === id)
    return team === undefined ? [] : [{ id, name: team.name[language] }]
  })
}
