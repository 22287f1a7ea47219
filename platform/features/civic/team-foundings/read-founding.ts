import { and, desc, eq, ne } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { FoundingDto, LedTeamDto } from '../../../../contract/team-foundings'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { teamChangeLimit } from './change-team'
import { foundingLimit } from './found-team'
import { leadsEnough } from '../teams/leads-enough'
import { requireLeader } from '../teams/require-leader'
import { teams } from '../teams/teams.schema'
import { isApprovedVolunteer } from '../volunteer-status/require-volunteer'
import { readVolunteeringRules } from '../volunteer-status/volunteering-rules'
import { teamFoundings } from './team-foundings.schema'

function foundingOf(row: typeof teamFoundings.$inferSelect): FoundingDto {
  const { id, state, name, intro, street, why, picture, reason, teamId } = row
  return {
    ...{ id, state, name, intro, street, why, picture, reason },
    asked_at: row.createdAt.toISOString(),
    team_id: teamId,
  }
}

/** What a member may found, and how their latest request stands. */
export async function readStanding(database: Database, userId: string, now: Date) {
  const row = await queriesOf(database).readOne(
    build
      .select()
      .from(teamFoundings)
      .where(
        and(eq(teamFoundings.userId, userId), eq(teamFoundings.kind, 'team'), ne(teamFoundings.state, 'withdrawn')),
      )
      .orderBy(desc(teamFoundings.createdAt), desc(teamFoundings.id))
      .limit(1),
  )
  return {
    founding: row === null ? null : foundingOf(row),
    is_volunteer: await isApprovedVolunteer(database, userId),
    leads_enough: await leadsEnough(database, userId),
    limit: await foundingLimit.readReached(database, userId, now),
  }
}

/** A team as its leader changes it. */
export async function readLedTeam(
  database: Database,
  { id: leaderId, language }: { readonly id: string; readonly language: Language },
  id: string,
  now: Date,
): Promise<LedTeamDto> {
  await requireLeader(database, id, leaderId)
  const team = await queriesOf(database).readOne(build.select().from(teams).where(eq(teams.id, id)))
  if (team === null) throw new Refusal(errorCodes.gone)
  const renaming = await queriesOf(database).readOne(
    build
      .select({ name: teamFoundings.name })
      .from(teamFoundings)
      .where(and(eq(teamFoundings.teamId, id), eq(teamFoundings.kind, 'name'), eq(teamFoundings.state, 'submitted'))),
  )
  return {
    id,
    name: team.name[language],
    intro: team.intro[language],
    street: team.street[language],
    picture: team.logo,
    new_name: renaming?.name ?? null,
    needs_approval: (await readVolunteeringRules(database)).approvesTeamNames,
    limit: await teamChangeLimit.readReached(database, leaderId, now),
  }
}
