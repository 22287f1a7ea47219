import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  activities,
  activityMembers,
  serviceTimes,
} from '../../../../../platform/features/civic/activities/activities.schema'
import { checkServiceLedger } from '../../../../../platform/features/civic/activities/check-service-ledger'
import { rankingSums, serviceMinutes } from '../../../../../platform/features/civic/rankings/rankings.schema'
import { activityTools } from '../../../../support/activities'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

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
    people = await Promise.all([1, 2, 3, 4].map((index) => tools.volunteer(`person-${index}`)))
    await teamTools(platform).create('lantern', people[0]!)
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).sort((one, other) => one - other)
  /** Places taken, as the activity counts them and as its members do. */
  const taken = async (id: string) => {
    const activity = await queriesOf(platform.database).readOne(
      build.select().from(activities).where(eq(activities.id, id)),
    )
    const members = await queriesOf(platform.database).read(
      build
        .select()
        .from(activityMembers)
        .where(and(eq(activityMembers.activityId, id), ne(activityMembers.state, 'left'))),
    )
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
        expect(codes(answers).filter((code) => ![100000, 409001, 409002].includes(code))).toEqual([])
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
        const ledger = await queriesOf(platform.database).read(
          build.select().from(serviceMinutes).where(eq(serviceMinutes.activityId, id)),
        )
        expect(ledger).toHaveLength(1)
        const member = await queriesOf(platform.database).readOne(
          build.select().from(activityMembers).where(eq(activityMembers.activityId, id)),
        )
        expect(member).toMatchObject({ state: 'checked-out' })
        expect(member!.checkedOutAt!.getTime()).toBeGreaterThanOrEqual(member!.checkedInAt!.getTime())
      }
      const all = await queriesOf(platform.database).read(
        build.select().from(serviceMinutes).where(eq(serviceMinutes.userId, anna!.id)),
      )
      const sum = await queriesOf(platform.database).readOne(
        build
          .select()
          .from(rankingSums)
          .where(and(eq(rankingSums.subjectId, anna!.id), eq(rankingSums.period, 'all'))),
      )
      expect(sum?.minutes ?? 0).toBe(all.reduce((whole, { minutes }) => whole + minutes, 0))
      expect(await checkServiceLedger(platform.database)).toEqual([])
    },
    patience,
  )

  const joins = async (id: string, userId: string) => {
    const now = platform.clock.now()
    await platform.database
      .insert(activityMembers)
      .values({ id: `row-${id}-${userId}`, activityId: id, userId, state: 'joined', joinedAt: now, updatedAt: now })
  }
  const runs = () => tools.make({ teamId: 'lantern', starts: 0, lasts: 7_200_000, startsAt: platform.clock.now() })

  it(
    `nobody is checked in to two activities at once, and their times count once, in ${rounds} rounds`,
    async () => {
      const [, ben] = people
      for (let round = 0; round < rounds; round += 1) {
        const ids = [await runs(), await runs(), await runs()]
        for (const id of ids) await joins(id, ben!.id)
        expect(codes(await Promise.all(ids.map((id) => tools.checkIn(ben!, id))))).toEqual([100000, 100000, 100000])
        const open = and(eq(serviceTimes.userId, ben!.id), eq(serviceTimes.state, 'open'))
        expect(await queriesOf(platform.database).read(build.select().from(serviceTimes).where(open))).toHaveLength(1)
        platform.clock.advance(900)
        await Promise.all(ids.map((id) => tools.checkOut(ben!, id)))
        for (const id of ids) await tools.confirmAll(people[0]!, id)
        const sum = await queriesOf(platform.database).readOne(
          build
            .select()
            .from(rankingSums)
            .where(and(eq(rankingSums.subjectId, ben!.id), eq(rankingSums.period, 'all'))),
        )
        expect(sum?.minutes).toBe(15 * (round + 1))
        platform.clock.advance(1200)
      }
      expect(await checkServiceLedger(platform.database)).toEqual([])
    },
    patience,
  )

  it(
    `a time is confirmed once, also beside a refusal, a cancellation and an end, in ${rounds} rounds`,
    async () => {
      const [lena, , cleo, dora] = people
      for (let round = 0; round < rounds; round += 1) {
        const id = await runs()
        for (const who of [cleo!, dora!]) {
          await joins(id, who.id)
          await tools.checkIn(who, id, { code: '123456' })
        }
        platform.clock.advance(900)
        await Promise.all([
          tools.checkOut(cleo!, id, { code: '123456' }),
          tools.checkOut(dora!, id, { code: '123456' }),
          tools.lead(lena!, id, 'endEarly'),
        ])
        const span = {
          from: new Date(platform.clock.now().getTime() - 900_000),
          until: platform.clock.now(),
          text: 'Seen',
        }
        const answers = await Promise.all([
          tools.decide(lena!, id, cleo!.id, 'confirm'),
          tools.decide(lena!, id, cleo!.id, 'confirm'),
          tools.confirmAll(lena!, id),
          tools.decide(lena!, id, dora!.id, 'refuse', { text: 'Not there' }),
          tools.decide(lena!, id, dora!.id, 'correct', span),
        ])
        expect(codes(answers).filter((code) => ![100000, 409001].includes(code))).toEqual([])
        const counted = await queriesOf(platform.database).read(
          build
            .select()
            .from(serviceMinutes)
            .where(and(eq(serviceMinutes.activityId, id), eq(serviceMinutes.userId, cleo!.id))),
        )
        expect(counted.map(({ minutes }) => minutes)).toEqual([15])
        // A day counts 12 hours at most, and each round counts 15 minutes.
        platform.clock.advance(1200)
      }
      expect(await checkServiceLedger(platform.database)).toEqual([])
    },
    patience,
  )
})
