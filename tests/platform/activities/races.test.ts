import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activities, activityMembers } from '../../../platform/features/activities/activities.schema'
import { rankingSums, serviceMinutes } from '../../../platform/features/rankings/rankings.schema'
import { activityTools } from '../../support/activities'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../support/postgres-cluster'

/** Races are found by repetition: RACE_ROUNDS=3000 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
/** Milliseconds that the rounds of one test may take. */
const patience = 60_000 + rounds * 1000
const hasPostgres = (await findPostgres()) !== null

describe.skipIf(!hasPostgres)('of acts in an activity at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  let people: { id: string; token: string }[]

  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = activityTools(platform)
    people = await Promise.all([1, 2, 3, 4].map((place) => tools.volunteer(`person-${place}`)))
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).sort((one, other) => one - other)
  /** Places taken, as the activity counts them and as its members do. */
  const taken = async (id: string) => {
    const [activity] = await platform.database.select().from(activities).where(eq(activities.id, id))
    const members = await platform.database
      .select()
      .from(activityMembers)
      .where(and(eq(activityMembers.activityId, id), ne(activityMembers.state, 'left')))
    return { counted: activity!.places - activity!.placesLeft, members: members.length }
  }

  it(
    `the last place goes to as many as there are places, in ${rounds} rounds`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const id = await tools.make({ places: 2 })
        expect(codes(await Promise.all(people.map((person) => tools.join(person, id))))).toEqual([
          100000, 100000, 409002, 409002,
        ])
        expect(await taken(id)).toEqual({ counted: 2, members: 2 })
      }
    },
    patience,
  )

  it(
    `leaving while others, and oneself on another phone, join loses no place, in ${rounds} rounds`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const id = await tools.make({ places: 1 })
        const [anna, ben] = people
        await tools.join(anna!, id)
        const answers = await Promise.all([tools.leave(anna!, id), tools.join(anna!, id), tools.join(ben!, id)])
        expect(answers.every(({ code }) => [100000, 409001, 409002].includes(code))).toBe(true)
        const { counted, members } = await taken(id)
        expect(counted).toBe(members)
        expect(members).toBeLessThanOrEqual(1)
      }
    },
    patience,
  )

  it(
    `leaving twice gives one place back, in ${rounds} rounds`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const id = await tools.make({ places: 2 })
        await tools.join(people[0]!, id)
        await tools.join(people[1]!, id)
        expect(codes(await Promise.all([1, 2].map(() => tools.leave(people[0]!, id))))).toEqual([100000, 409001])
        expect(await taken(id)).toEqual({ counted: 1, members: 1 })
      }
    },
    patience,
  )

  it(
    `two phones that check in and out are counted once, never out before in, in ${rounds} rounds`,
    async () => {
      const [anna] = people
      for (let round = 0; round < rounds; round += 1) {
        const id = await tools.make({ starts: 0, lasts: 3_600_000, state: 'enrolling', startsAt: platform.clock.now() })
        const now = platform.clock.now()
        await platform.database
          .insert(activityMembers)
          .values({ id: `row-${id}`, activityId: id, userId: anna!.id, state: 'joined', joinedAt: now, updatedAt: now })
        const first = await Promise.all([tools.checkIn(anna!, id), tools.checkIn(anna!, id), tools.checkOut(anna!, id)])
        expect(first.slice(0, 2).map(({ code }) => code)).toEqual([100000, 100000])
        expect([100000, 409001]).toContain(first[2]!.code)
        platform.clock.advance(60)
        expect(codes(await Promise.all([1, 2].map(() => tools.checkOut(anna!, id))))).toEqual([100000, 100000])
        const ledger = await platform.database.select().from(serviceMinutes).where(eq(serviceMinutes.activityId, id))
        expect(ledger).toHaveLength(1)
        const [member] = await platform.database
          .select()
          .from(activityMembers)
          .where(eq(activityMembers.activityId, id))
        expect(member).toMatchObject({ state: 'checked-out', minutes: ledger[0]!.minutes })
        expect(member!.checkedOutAt!.getTime()).toBeGreaterThanOrEqual(member!.checkedInAt!.getTime())
      }
      const all = await platform.database.select().from(serviceMinutes).where(eq(serviceMinutes.userId, anna!.id))
      const [sum] = await platform.database
        .select()
        .from(rankingSums)
        .where(and(eq(rankingSums.subjectId, anna!.id), eq(rankingSums.period, 'all')))
      expect(sum).toMatchObject({ times: all.length, minutes: all.reduce((whole, { minutes }) => whole + minutes, 0) })
    },
    patience,
  )
})
