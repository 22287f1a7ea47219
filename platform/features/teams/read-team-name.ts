import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import type { Language } from '../../database/schema/localised'
import { teams } from './teams.schema'

/** A team by its name; null without one, or for one that is gone. */
export async function readTeamName(database: Database, id: string | null, language: Language) {
  if (id === null) return null
  const [team] = await database.select({ name: teams.name }).from(teams).where(eq(teams.id, id))
  return team === undefined ? null : { id, name: team.name[language] }
}
