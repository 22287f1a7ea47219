import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { teamMembers, teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { restore } from '../../../../../platform/kernel/limits/allowance'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { teamTools } from '../../../../support/teams'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { messagesTo } from '../../../../support/messages'

/** Races are found by repetition: RACE_ROUNDS=1000 tries longer than every run of the tests needs to. */
const rounds = Number(process.env.RACE_ROUNDS ?? 12)
const hasPostgres = (await findPostgres()) !== null

describe.skipIf(!hasPostgres)('of two acts on memberships at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  let tools: ReturnType<typeof teamTools>
  let lena: { id: string; token: string }
  let next: { id: string; token: string }
  let people: { id: string; token: string }[]

  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    tools = teamTools(platform)
    lena = await tools.volunteer('lena')
    next = await tools.volunteer('next')
    people = await Promise.all(['anna', 'ben', 'cleo'].map((name) => tools.volunteer(name)))
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  let founded = 0
  const found = async () => {
    const id = `team-${(founded += 1)}`
    await tools.create(id, lena)
    for (const person of people) await restore(platform.database, `membership:${person.id}`)
    return id
  }
  const codes = (answers: { code: number }[]) => answers.map(({ code }) => code).sort((one, other) => one - other)
  const stateOf = async (teamId: string, userId: string) =>
    (
      await queriesOf(platform.database).readOne(
        build
          .select()
          .from(teamMembers)
          .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId))),
      )
    )?.state
  const membersOf = async (id: string) =>
    (await queriesOf(platform.database).readOne(build.select().from(teams).where(eq(teams.id, id))))?.members
  /** New volunteers who are members of a team. */
  const entered = async (id: string, count: number) => {
    const members: { id: string; token: string }[] = []
    for (let index = 0; index < count; index += 1) {
      const who = await tools.volunteer(`member-${index}-of-${id}`)
      await tools.act(who, id, 'join')
      await tools.act(lena, id, 'approve', who.id)
      members.push(who)
    }
    return members
  }
  const leaderOf = async (id: string) =>
    (await queriesOf(platform.database).readOne(build.select().from(teams).where(eq(teams.id, id))))?.leaderId
  const everyRound = Array.from({ length: rounds }, (_, round) => round)

  it.each(everyRound)('a request is made once, however often one taps (%i)', async () => {
    const id = await found()
    const told = async () =>
      (await messagesTo(platform.database, lena.id)).filter(({ params }) => params.id === `${id}:anna`).length
    expect(codes(await Promise.all([1, 2, 3].map(() => tools.act(people[0]!, id, 'join'))))).toEqual([
      100000, 409001, 409001,
    ])
    expect(await told()).toBe(1)
  })

  it.each(everyRound)('who is approved while they withdraw is a member or gone, and counted so (%i)', async () => {
    const id = await found()
    await tools.act(people[0]!, id, 'join')
    const [approved, withdrawn] = await Promise.all([
      tools.act(lena, id, 'approve', 'anna'),
      tools.act(people[0]!, id, 'withdraw'),
    ])
    expect(codes([approved, withdrawn])).toEqual([100000, 409001])
    expect(await stateOf(id, 'anna')).toBe(approved.code === 100000 ? 'member' : 'left')
    expect(await membersOf(id)).toBe(approved.code === 100000 ? 2 : 1)
  })

  it.each(everyRound)('a leader with two phones approves once, and refuses or approves (%i)', async (round) => {
    const id = await found()
    await tools.act(people[0]!, id, 'join')
    const second = round % 2 === 0 ? 'approve' : 'refuse'
    const answers = await Promise.all([
      tools.act(lena, id, 'approve', 'anna'),
      tools.act(lena, id, second, 'anna', 'Too far away'),
    ])
    expect(codes(answers)).toEqual([100000, 409001])
    expect(await wrongCounts(platform.database)).toEqual([])
  })

  it.each(everyRound)('leaving and being removed counts once (%i)', async () => {
    const id = await found()
    await tools.act(people[0]!, id, 'join')
    await tools.act(lena, id, 'approve', 'anna')
    const answers = await Promise.all([
      tools.act(people[0]!, id, 'leave'),
      tools.act(lena, id, 'remove', 'anna', 'Never came'),
    ])
    expect(codes(answers)).toEqual([100000, 409001])
    expect(await membersOf(id)).toBe(1)
  })

  it.each(everyRound)('an offer that is accepted while it is taken back is one of both (%i)', async () => {
    const id = await found()
    const [anna] = await entered(id, 1)
    await tools.act(lena, id, 'offerLead', anna!.id)
    const [accepted, withdrawn] = await Promise.all([
      tools.act(anna!, id, 'acceptLead'),
      tools.act(lena, id, 'withdrawOffer', anna!.id),
    ])
    // If the other accepts first, the former leader is no longer the leader, and their call is refused.
    const lost = accepted.code === 100000 ? withdrawn : accepted
    expect([accepted, withdrawn].filter(({ code }) => code === 100000)).toHaveLength(1)
    expect([403003, 409001]).toContain(lost.code)
    expect(await leaderOf(id)).toBe(accepted.code === 100000 ? anna!.id : 'lena')
    expect(await tools.act(anna!, id, 'acceptLead')).toMatchObject({ data: { state: 'no-offer' } })
  })

  it.each(everyRound)('a team that is offered to another while one accepts is led by one of both (%i)', async () => {
    const id = await found()
    const [anna, ben] = await entered(id, 2)
    await tools.act(lena, id, 'offerLead', anna!.id)
    const [accepted, offered] = await Promise.all([
      tools.act(anna!, id, 'acceptLead'),
      tools.act(lena, id, 'offerLead', ben!.id),
    ])
    const isAnnas = accepted.code === 100000
    expect(offered.code === 100000).toBe(!isAnnas)
    expect((await tools.act(ben!, id, 'acceptLead')).code === 100000).toBe(!isAnnas)
    expect(await leaderOf(id)).toBe(isAnnas ? anna!.id : ben!.id)
  })

  it.each(everyRound)(
    'nobody leads more than three teams, however many offers they accept at once (%i)',
    async (round) => {
      const eager = await tools.volunteer(`eager-${round}`)
      const ids = [await found(), await found(), await found(), await found()]
      for (const id of ids) {
        await tools.act(eager, id, 'join')
        await tools.act(lena, id, 'approve', eager.id)
        await tools.act(lena, id, 'offerLead', eager.id)
      }
      const answers = await Promise.all(ids.map((id) => tools.act(eager, id, 'acceptLead')))
      expect(codes(answers)).toEqual([100000, 100000, 100000, 409001])
      const leaders = await Promise.all(ids.map(leaderOf))
      expect(leaders.filter((leader) => leader === eager.id)).toHaveLength(3)
    },
  )

  it.each(everyRound)('a team that changes its leader counts whom either of them approves once (%i)', async () => {
    const id = await found()
    for (const person of people) await tools.act(person, id, 'join')
    const handOver = platform.database.update(teams).set({ leaderId: next.id }).where(eq(teams.id, id))
    const answers = await Promise.all([
      ...people.map((person) => tools.act(lena, id, 'approve', person.id)),
      handOver.then(() => Promise.all(people.map((person) => tools.act(next, id, 'approve', person.id)))),
    ])
    const approved = answers.flat().filter(({ code }) => code === 100000)
    expect(approved).toHaveLength(3)
    expect(await membersOf(id)).toBe(4)
    expect(await wrongCounts(platform.database)).toEqual([])
  })
})
