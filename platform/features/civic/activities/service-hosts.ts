import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { serviceEntries } from '../rankings/rankings.schema'
import { teams } from '../teams/teams.schema'
import { activities } from './activities.schema'

/** The team, the organisation and the project for which a service counts. */
export interface ServiceHosts {
  readonly teamId: string | null
  readonly organisationId: string | null
  readonly projectId: string | null
}

/**
 * The organisation of an activity: the one that it names, otherwise the one of its team. The statement joins the team.
 */
export const organisationOfActivity = sql<
  string | null
>`coalesce(${activities.organisationId}, ${teams.organisationId})`

/** The hosts for which the service at an activity counts. The statement joins the activity's team. */
export const hostsOfActivity = {
  teamId: activities.teamId,
  organisationId: organisationOfActivity,
  projectId: activities.projectId,
}

/** The hosts for which an entry of the ledger counted. */
export const hostsOfEntry = {
  teamId: serviceEntries.teamId,
  organisationId: serviceEntries.organisationId,
  projectId: serviceEntries.projectId,
}

/** Reads for whom the service at an activity counts. */
export async function readHosts(database: Database, { id }: { readonly id: string }): Promise<ServiceHosts> {
  const hosts = await queriesOf(database).readOne(
    build
      .select(hostsOfActivity)
      .from(activities)
      .leftJoin(teams, eq(teams.id, activities.teamId))
      .where(eq(activities.id, id)),
  )
  return hosts ?? { teamId: null, organisationId: null, projectId: null }
}
