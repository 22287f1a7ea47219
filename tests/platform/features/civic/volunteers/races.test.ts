import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activities, activityMembers } from '../../../../../platform/features/civic/activities/activities.schema'
import { caseSteps } from '../../../../../platform/kernel/cases/cases.schema'
import { serviceOrders } from '../../../../../platform/features/civic/orders/orders.schema'
import { teamMembers, teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { approveVolunteer } from '../../../../../platform/features/civic/volunteers/review-volunteer'
import { volunteers } from '../../../../../platform/features/civic/volunteers/volunteers.schema'
import { activityTools } from '../../../../support/activities'
import { wrongCounts } from '../../../../support/counters'
import { orderTools } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { teamTools } from '../../../../support/teams'
import { volunteerTools } from '../../../../support/volunteers'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

/** Races are found by repetition: RACE_ROUNDS=1000 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
/** Milliseconds that the rounds of one test may take. */
const patience = 60_000 + rounds * 1000
const hasPostgres = (await findPostgres()) !== null

describe.skipIf(!hasPostgres)('stopping to be a volunteer while something else happens, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: ReturnType<typeof volunteerTools>
  let inTeams: ReturnType<typeof teamTools>
  let inActivities: ReturnType<typeof activityTools>
  let ofOrders: ReturnType<typeof orderTools>
  let lena: { id: string; token: string }

  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = volunteerTools(platform)
    inTeams = teamTools(platform)
    inActivities = activityTools(platform)
    ofOrders = orderTools(platform)
    await ofOrders.prepare()
    lena = await inTeams.volunteer('lena')
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform?.close()
    await cluster?.stop()
  })

  let founded = 0
  const found = async () => {
    const id = `team-${(founded += 1)}`
    await inTeams.create(id, lena)
    return id
  }
  const sorted = (...answers: { code: number }[]) => answers.map(({ code }) => code).sort((one, other) => one - other)
  const stateOf = async (userId: string) =>
    (await queriesOf(platform.database).readOne(build.select().from(volunteers).where(eq(volunteers.id, userId))))
      ?.state
  const leaderOf = async (id: string) =>
    (await queriesOf(platform.database).readOne(build.select().from(teams).where(eq(teams.id, id))))?.leaderId
  /** What somebody holds that only a volunteer may. */
  const held = async (userId: string) => {
    const { database } = platform
    const [inTeam, joined, served] = await Promise.all([
      queriesOf(database).read(
        build
          .select()
          .from(teamMembers)
          .where(and(eq(teamMembers.userId, userId), inArray(teamMembers.state, ['member', 'pending']))),
      ),
      queriesOf(database).read(
        build
          .select()
          .from(activityMembers)
          .where(and(eq(activityMembers.userId, userId), inArray(activityMembers.state, ['joined', 'checked-in']))),
      ),
      queriesOf(database).read(
        build
          .select()
          .from(serviceOrders)
          .where(and(eq(serviceOrders.providerId, userId), eq(serviceOrders.state, 'provided'))),
      ),
    ])
    return [...inTeam, ...joined, ...served].length
  }
  const repeated = (name: string, run: (round: number) => Promise<void>) =>
    it(
      `${name}, in ${rounds} rounds`,
      async () => {
        for (let round = 0; round < rounds; round += 1) await run(round)
      },
      patience,
    )

  repeated('the leader approves: they are out of the team all the same', async (round) => {
    const anna = await inTeams.volunteer(`approved-${round}`)
    const id = await found()
    await inTeams.act(anna, id, 'join')
    const [left, approved] = await Promise.all([tools.leave(anna), inTeams.act(lena, id, 'approve', anna.id)])
    expect(left.code).toBe(100000)
    expect([100000, 409001]).toContain(approved.code)
    expect(await held(anna.id)).toBe(0)
  })

  repeated('they join a team and an activity and take an order: nothing is left behind', async () => {
    const ben = await ofOrders.volunteer()
    const team = await found()
    const activity = await inActivities.make()
    const order = await ofOrders.placed(await ofOrders.member())
    const [left, ...joined] = await Promise.all([
      tools.leave(ben),
      inTeams.act(ben, team, 'join'),
      inActivities.join(ben, activity),
      ofOrders.provide(ben, order),
    ])
    expect(left.code).toBe(100000)
    for (const { code } of joined) expect([100000, 409001]).toContain(code)
    expect(await held(ben.id)).toBe(0)
    const row = await queriesOf(platform.database).readOne(
      build.select().from(activities).where(eq(activities.id, activity)),
    )
    expect(row!.placesLeft).toBe(row!.places)
  })

  repeated('they check in: they are there and a volunteer, or neither', async (round) => {
    const cleo = await inTeams.volunteer(`signing-${round}`)
    const id = await inActivities.make({ starts: 600_000, lasts: 3_600_000 })
    await inActivities.join(cleo, id)
    const [left, signed] = await Promise.all([tools.leave(cleo), inActivities.checkIn(cleo, id)])
    expect(sorted(left, signed)).toEqual([100000, 409001])
    expect([await stateOf(cleo.id), await held(cleo.id)]).toEqual(left.code === 100000 ? ['left', 0] : ['approved', 1])
  })

  repeated('they are handed a team: it is led by a volunteer who belongs to it', async (round) => {
    const dora = await inTeams.volunteer(`handed-${round}`)
    const id = await found()
    await inTeams.act(dora, id, 'join')
    await inTeams.act(lena, id, 'approve', dora.id)
    await inTeams.act(lena, id, 'offerLead', dora.id)
    const [left, handed] = await Promise.all([tools.leave(dora), inTeams.act(dora, id, 'acceptLead')])
    expect(sorted(left, handed)).toEqual([100000, 409001])
    expect(await leaderOf(id)).toBe(handed.code === 100000 ? dora.id : lena.id)
    expect(await stateOf(dora.id)).toBe(left.code === 100000 ? 'left' : 'approved')
  })

  repeated('the office approves them with a team that they chose: it is asked once, or not at all', async (round) => {
    const emil = await platform.logIn({ id: `registering-${round}` })
    const team = await found()
    const at = platform.clock.now()
    await platform.database
      .insert(volunteers)
      .values({ id: emil.id, state: 'pending', registeredAt: at, updatedAt: at, teamIds: [team] })
    const approve = () => approveVolunteer(platform.database, emil.id, at)
    const isEven = round % 2 === 0
    const [first, second] = await Promise.allSettled([approve(), isEven ? approve() : tools.leave(emil)])
    const asked = await queriesOf(platform.database).read(
      build
        .select()
        .from(caseSteps)
        .where(and(eq(caseSteps.caseId, `${team}:${emil.id}`), eq(caseSteps.act, 'join'))),
    )
    if (isEven) {
      expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected'])
      expect(asked).toHaveLength(1)
      expect(await held(emil.id)).toBe(1)
    } else {
      expect(asked.length).toBe(first.status === 'fulfilled' ? 1 : 0)
      expect([await stateOf(emil.id), await held(emil.id)]).toEqual(['left', 0])
    }
  })

  repeated('a member who is asked to lead a team leaves it, or leads it', async (round) => {
    const id = await found()
    const successor = await inTeams.volunteer(`successor-${round}`)
    await inTeams.act(successor, id, 'join')
    await inTeams.act(lena, id, 'approve', successor.id)
    await inTeams.act(lena, id, 'offerLead', successor.id)
    const [accepted, left] = await Promise.all([
      inTeams.act(successor, id, 'acceptLead'),
      inTeams.act(successor, id, 'leave'),
    ])
    expect(sorted(accepted, left)).toEqual([100000, 409001])
    expect(await leaderOf(id)).toBe(accepted.code === 100000 ? successor.id : lena.id)
    const row = await queriesOf(platform.database).readOne(
      build
        .select()
        .from(teamMembers)
        .where(and(eq(teamMembers.teamId, id), eq(teamMembers.userId, successor.id))),
    )
    expect(row?.state).toBe(accepted.code === 100000 ? 'member' : 'left')
  })
})
