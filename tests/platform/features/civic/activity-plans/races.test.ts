import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activities } from '../../../../../platform/features/civic/activities/activities.schema'
import { approveActivity } from '../../../../../platform/features/civic/activities/review-activity'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { mostAtOnce } from '../../../../../src/domain/civic/activity-plans/activity-plan'
import { activityTools } from '../../../../support/activities'
import { planTools } from '../../../../support/activity-plans'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { teamTools } from '../../../../support/teams'

/** Races are found by repetition: RACE_ROUNDS=3000 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
/** Milliseconds that the rounds of one test may take. */
const patience = 60_000 + rounds * 1000
const hasPostgres = (await findPostgres()) !== null

describe.skipIf(!hasPostgres)('planning and joining at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  let plans: ReturnType<typeof planTools>
  let lena: { id: string; token: string }
  let people: { id: string; token: string }[]

  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = activityTools(platform)
    plans = planTools(platform)
    lena = await tools.volunteer('lena')
    people = await Promise.all([1, 2, 3].map((index) => tools.volunteer(`person-${index}`)))
    await teamTools(platform).create('lantern', lena)
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  it(
    `the last place of a shift goes to one of those who join it, in ${rounds} rounds`,
    async () => {
      const shift = (id: string, places: number) => ({
        id,
        name: { 'zh-CN': id, en: id },
        from: null,
        until: null,
        places,
      })
      for (let round = 0; round < rounds; round += 1) {
        const shifts = [shift('one', 1), shift('two', 5)]
        const id = await tools.make({ teamId: 'lantern', places: 6, starts: 24 * 3_600_000, shifts })
        const joins = await Promise.all(people.map((person) => tools.join(person, id, 'one')))
        expect(joins.map(({ code }) => code).sort((one, other) => one - other)).toEqual([100000, 409002, 409002])
        expect((await tools.see(id)).data.activity).toMatchObject({ places_left: 5, shifts: [{ places_left: 0 }, {}] })
      }
    },
    patience,
  )

  it(
    `nobody who joined loses the place while the number is lowered, in ${rounds} rounds`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const id = await tools.make({ teamId: 'lantern', places: 3, starts: 24 * 3_600_000 })
        const [change, ...joins] = await Promise.all([
          plans.change(lena, id, { places: 1 }),
          ...people.map((person) => tools.join(person, id)),
        ])
        const row = (await queriesOf(platform.database).readOne(
          build.select().from(activities).where(eq(activities.id, id)),
        ))!
        const joined = joins.filter(({ code }) => code === 100000).length
        expect(row.places - row.placesLeft).toBe(joined)
        expect(row.places).toBe(change.code === 100000 ? 1 : 3)
        if (change.code === 100000) expect(joined).toBe(1)
        else expect(change.data.fields).toEqual({ places: 'below-joined' })
      }
    },
    patience,
  )

  it(
    'two plans at once never make more activities than a team may have',
    async () => {
      for (let round = 0; round < 3; round += 1) {
        const leader = await tools.volunteer(`leader-${round}`)
        await teamTools(platform).create(`team-${round}`, leader)
        const answers = await Promise.all(
          [1, 2, 3].map(() => plans.send(leader, `team-${round}`, {}, { every: 'week', times: 10 })),
        )
        expect(answers.map(({ code }) => code).sort()).toEqual([100000, 100000, 409001])
        expect((await plans.planning(leader, `team-${round}`)).data).toMatchObject({ left: mostAtOnce - 20 })
      }
    },
    patience,
  )

  it(
    'of two that approve a plan at once, one does',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const leader = await tools.volunteer(`planner-${round}`)
        await teamTools(platform).create(`planned-${round}`, leader)
        const id: string = (await plans.send(leader, `planned-${round}`)).data.plans[0].id
        const approvals = await Promise.allSettled(
          [1, 2].map(() =>
            platform.database.transaction((transaction) => approveActivity(transaction, id, platform.clock.now())),
          ),
        )
        expect(approvals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      }
    },
    patience,
  )
})
