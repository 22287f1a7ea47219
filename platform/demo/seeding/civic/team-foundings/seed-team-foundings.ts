import { eq } from 'drizzle-orm'
import { keyOfName } from '../../../../features/civic/team-foundings/name-claims'
import { teamFoundings, teamNames } from '../../../../features/civic/team-foundings/team-foundings.schema'
import { teams } from '../../../../features/civic/teams/teams.schema'
import { caseSteps } from '../../../../kernel/cases/cases.schema'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { unsaid } from '../../../../kernel/shared/as-written'
import { demoFoundingRefusal, demoFoundings, demoNewName } from '../../../content/team-foundings'
import { demoTeams } from '../../../content/teams'
import { pictureOf } from '../../../media'
import { bilingual } from '../../../text'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { teamId } from '../teams/seed-teams'
import { hour } from '../../../city-day'

export const teamFoundingsDemo: DemoStep = {
  feature: 'team-foundings',
  what: bilingual('队伍申请', 'teams that are asked for'),
  seed: seedTeamFoundings,
}

/** The team whose leader asks for another name: the walkers of the ferry. */
const renamedTeam = teamId(2)

/** Seeds requests for teams, one for a new name, and the names that the teams of the city have. */
export async function seedTeamFoundings(database: Database, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 7 * hour)
  const times = { createdAt, updatedAt: createdAt }
  const leader = await queriesOf(database).readValue(
    build.select({ id: teams.leaderId }).from(teams).where(eq(teams.id, renamedTeam)),
  )
  const renaming =
    leader === null
      ? []
      : [
          {
            ...{ id: 'founding-demo-4', kind: 'name' as const, userId: leader, teamId: renamedTeam, name: demoNewName },
            ...{ intro: '', street: '', why: '', picture: '', state: 'submitted' as const, ...times },
          },
        ]
  const rows = [
    ...demoFoundings.map(({ scene, ...founding }) => ({
      ...{ ...founding, kind: 'team' as const, teamId: null, picture: pictureOf(scene), ...times },
      reason: founding.state === 'refused' ? demoFoundingRefusal['zh-CN'] : '',
    })),
    ...renaming,
  ]
  await insertAll(database, teamFoundings, rows)
  await insertAll(database, teamNames, [
    ...demoTeams.flatMap(({ name }, index) =>
      [...new Set([name['zh-CN'], name.en].map(keyOfName))].map((key) => ({ key, teamId: teamId(index) })),
    ),
    ...rows
      .filter(({ state }) => state === 'submitted')
      .map(({ id, name }) => ({ key: keyOfName(name), foundingId: id })),
  ])
  // Steps have no ids that an interrupted seeding could recognise, so they are removed first.
  await database.delete(caseSteps).where(eq(caseSteps.kind, 'team-founding'))
  await insertAll(
    database,
    caseSteps,
    rows.flatMap(({ id, userId, state }) => {
      const step = { kind: 'team-founding', caseId: id, text: unsaid, at: createdAt }
      const asked = { ...step, act: 'submit', state: 'submitted', role: 'founder', actorId: userId }
      const at = new Date(createdAt.getTime() + hour)
      const office = { ...step, act: 'refuse', state, role: 'operator', actorId: null, text: demoFoundingRefusal, at }
      return state === 'refused' ? [asked, office] : [asked]
    }),
  )
}
