import { and, asc, eq, ne } from 'drizzle-orm'
import { offerEndsAt } from '../../../../../src/domain/civic/teams/lead-offer'
import { teamLetters } from '../../../../features/civic/team-letters/team-letters.schema'
import { teamMembers, teams } from '../../../../features/civic/teams/teams.schema'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { demoLetters } from '../../../content/team-letters'
import { bilingual } from '../../../text'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { teamId } from '../teams/seed-teams'
import { volunteerId } from '../wishes/demo-wish'
import { hour } from '../../../city-day'

export const teamLettersDemo: DemoStep = {
  feature: 'team-letters',
  what: bilingual('队内消息', 'messages of teams'),
  seed: seedTeamLetters,
}

/**
 * Seeds what was written to the members of the team that the volunteer among the demo's accounts leads, and the offer to
 * lead the team of which they are a member.
 */
async function seedTeamLetters(database: Database, now: Date): Promise<void> {
  const led = teamId(0)
  const member = await queriesOf(database).readValue(
    build
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, led), eq(teamMembers.state, 'member'), ne(teamMembers.userId, volunteerId)))
      .orderBy(asc(teamMembers.userId))
      .limit(1),
  )
  const team = await queriesOf(database).readOne(
    build.select({ members: teams.members }).from(teams).where(eq(teams.id, led)),
  )
  await insertAll(
    database,
    teamLetters,
    demoLetters.map(({ by, hours, text }, index) => ({
      ...{ id: `letter-demo-${index + 1}`, teamId: led, text, receivers: (team?.members ?? 1) - 1 },
      userId: by === 'leader' ? volunteerId : (member ?? volunteerId),
      sentAt: new Date(now.getTime() - hours * hour),
    })),
  )
  await database.update(teams).set({ membersWrite: true }).where(eq(teams.id, led))
  const offered = { successorId: volunteerId, offerEndsAt: new Date(offerEndsAt(now.getTime() - 26 * hour)) }
  await database
    .update(teams)
    .set(offered)
    .where(and(eq(teams.id, teamId(1)), ne(teams.leaderId, volunteerId)))
}
