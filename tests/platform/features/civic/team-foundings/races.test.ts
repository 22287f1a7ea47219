import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approveFounding } from '../../../../../platform/features/civic/team-foundings/review-founding'
import { teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { activityTools } from '../../../../support/activities'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { foundingTools } from '../../../../support/team-foundings'
import { teamTools } from '../../../../support/teams'

/** Races are found by repetition: RACE_ROUNDS=3000 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 8)
/** Milliseconds that the rounds of one test may take. */
const patience = 60_000 + rounds * 1000
const hasPostgres = (await findPostgres()) !== null

describe.skipIf(!hasPostgres)('founding and closing at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: ReturnType<typeof foundingTools>
  let inTeams: ReturnType<typeof teamTools>
  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = foundingTools(platform)
    inTeams = teamTools(platform)
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).sort((one, other) => one - other)

  it(
    'of two who ask for one name, one has it; of two requests of one person, one waits',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const [one, other] = await Promise.all([1, 2].map((index) => inTeams.volunteer(`namer-${round}-${index}`)))
        const named = await Promise.all([one!, other!].map((who) => tools.found(who, { name: `Herons ${round}` })))
        expect(codes(named)).toEqual([100000, 400001])
        const loser = named[0]!.code === 100000 ? other! : one!
        const twice = await Promise.all([1, 2].map((index) => tools.found(loser, { name: `Rails ${round} ${index}` })))
        expect(codes(twice)).toEqual([100000, 409001])
      }
    },
    patience,
  )

  it(
    'of two approvals, one makes the team',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const founder = await inTeams.volunteer(`approved-${round}`)
        const id: string = (await tools.found(founder, { name: `Swifts ${round}` })).data.founding.id
        const approvals = await Promise.allSettled(
          [1, 2].map(() =>
            platform.database.transaction((transaction) => approveFounding(transaction, id, platform.clock.now())),
          ),
        )
        expect(approvals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
        const led = await queriesOf(platform.database).read(
          build.select({ id: teams.id }).from(teams).where(eq(teams.leaderId, founder.id)),
        )
        expect(led).toHaveLength(1)
      }
    },
    patience,
  )

  it(
    'nobody is left in a team that is closed while they join it, or in its activities',
    async () => {
      const inActivities = activityTools(platform)
      for (let round = 0; round < rounds; round += 1) {
        const leader = await inTeams.volunteer(`closing-${round}`)
        const joining = await inTeams.volunteer(`joining-${round}`)
        const asking = await inTeams.volunteer(`asking-${round}`)
        await inTeams.create(`closing-${round}`, leader)
        const activity = await inActivities.make({ teamId: `closing-${round}`, id: `of-closing-${round}` })
        await inTeams.act(joining, `closing-${round}`, 'join')
        const [closed] = await Promise.all([
          tools.close(leader, `closing-${round}`),
          inTeams.act(leader, `closing-${round}`, 'approve', joining.id),
          inTeams.act(asking, `closing-${round}`, 'join'),
          inActivities.join(joining, activity),
        ])
        expect(closed.code).toBe(100000)
        const { team } = (await inTeams.see(`closing-${round}`, joining)).data
        expect(team).toMatchObject({ members: 0, leader: null })
        expect((await inTeams.members(`closing-${round}`, 'member')).data.items).toEqual([])
        expect((await inTeams.see(`closing-${round}`, asking)).data.team.standing).not.toBe('pending')
        expect((await inActivities.see(activity)).data.activity.state).toBe('cancelled')
      }
    },
    patience,
  )
})
