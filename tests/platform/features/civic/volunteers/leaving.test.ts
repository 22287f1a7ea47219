import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { desks } from '../../../../../platform/features'
import { activities } from '../../../../../platform/features/civic/activities/activities.schema'
import { caseSteps } from '../../../../../platform/kernel/cases/cases.schema'
import { teamMembers, teams } from '../../../../../platform/features/civic/teams/teams.schema'
import { volunteers } from '../../../../../platform/features/civic/volunteers/volunteers.schema'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { activityTools } from '../../../../support/activities'
import { wrongCounts } from '../../../../support/counters'
import { orderTools } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'
import { wishTools } from '../../../../support/wishes'
import { volunteerTools } from '../../../../support/volunteers'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

interface Person {
  readonly id: string
  readonly token: string
}

let platform: TestPlatform
let tools: ReturnType<typeof volunteerTools>
let inTeams: ReturnType<typeof teamTools>
let inActivities: ReturnType<typeof activityTools>
let ofOrders: ReturnType<typeof orderTools>
let lena: Person

beforeAll(async () => {
  platform = await startPlatform()
  tools = volunteerTools(platform)
  inTeams = teamTools(platform)
  inActivities = activityTools(platform)
  ofOrders = orderTools(platform)
  await tools.prepare()
  await ofOrders.prepare()
  lena = await inTeams.volunteer('lena', 'Lena')
})
afterAll(async () => {
  expect(await wrongCounts(platform.database)).toEqual([])
  await platform.close()
})

let phones = 0
const newcomer = async (id: string): Promise<Person> => {
  const who = await platform.logIn({ id, nickname: id, phone: String(13_900_000_001 + (phones += 1)) })
  await tools.checkName(who, tools.card())
  return who
}
const approve = (id: string) => operate(platform.platform, desks, ['volunteers', 'approve', id], platform.clock.now())
const titles = async (who: Person): Promise<string[]> =>
  (await platform.ask(listMessages, { token: who.token, headers: { 'x-language': 'en' } })).items.map(
    ({ title }: { title: string }) => title,
  )

describe('the team that somebody chooses while registering', () => {
  it('is asked once, when they are approved, and told by whom', async () => {
    await inTeams.create('lantern', lena, 'Lantern')
    const anna = await newcomer('anna')
    const { data } = await tools.register(anna, { team_ids: ['lantern'] })
    expect(data.volunteer.application.teams).toEqual([{ id: 'lantern', name: 'Lantern' }])
    expect((await inTeams.members('lantern', 'pending', lena)).data.items).toEqual([])
    expect((await approve('anna')).failed).toBe(false)
    expect((await approve('anna')).failed).toBe(true)
    expect((await inTeams.members('lantern', 'pending', lena)).data.items).toMatchObject([{ id: 'anna' }])
    expect(await titles(lena)).toEqual(['Someone wants to join your team'])
    expect(await titles(anna)).toEqual(['You’re a volunteer now'])
    const steps = await queriesOf(platform.database).read(
      build.select().from(caseSteps).where(eq(caseSteps.caseId, 'lantern:anna')),
    )
    expect(steps).toHaveLength(1)
  })

  it('may be up to three, each of which is asked', async () => {
    const ids = ['ferry', 'harbour', 'island', 'lagoon']
    for (const id of ids) await inTeams.create(id, lena)
    const iris = await newcomer('iris')
    expect((await tools.register(iris, { team_ids: ids })).code).toBe(400001)
    expect((await tools.register(iris, { team_ids: ids.slice(0, 3) })).code).toBe(100000)
    await approve('iris')
    const asked = await Promise.all(ids.map(async (id) => (await inTeams.see(id, iris)).data.team.standing))
    expect(asked).toEqual(['pending', 'pending', 'pending', 'none'])
  })

  it('does not stop the approval when it is full, gone, or was never there: they are told', async () => {
    await inTeams.create('small', lena, 'Small', 1)
    await inTeams.create('short-lived', lena)
    const chosen = { ben: 'small', cleo: 'short-lived', dora: 'no-such-team' }
    const people: Person[] = []
    for (const [id, team] of Object.entries(chosen)) {
      const who = await newcomer(id)
      people.push(who)
      expect((await tools.register(who, { team_ids: [team] })).code).toBe(100000)
    }
    await platform.database.delete(teams).where(eq(teams.id, 'short-lived'))
    for (const { id } of people) expect((await approve(id)).failed).toBe(false)
    const told = await Promise.all(people.map(async (who) => (await titles(who)).sort()))
    const gone = ['The team you chose no longer exists', 'You’re a volunteer now']
    expect(told).toEqual([['The team you chose is full', 'You’re a volunteer now'], gone, gone])
    for (const { id } of people)
      expect(
        await queriesOf(platform.database).read(build.select().from(teamMembers).where(eq(teamMembers.userId, id))),
      ).toEqual([])
  })
})

describe('who stops being a volunteer', () => {
  it('gives back teams, requests, places, orders and wishes, and keeps their hours; those concerned hear of it', async () => {
    const emil = await newcomer('emil')
    await tools.register(emil)
    await approve('emil')
    for (const id of ['one', 'two', 'three']) await inTeams.create(id, lena)
    await inTeams.act(emil, 'one', 'join')
    await inTeams.act(lena, 'one', 'approve', 'emil')
    await inTeams.act(emil, 'two', 'join')
    const done = await inActivities.make({ starts: 0 })
    await platform.database.update(activities).set({ startsAt: new Date(platform.clock.now().getTime() + 60_000) })
    await inActivities.join(emil, done)
    platform.clock.advance(120)
    await inActivities.checkIn(emil, done)
    const coming = await inActivities.make()
    await inActivities.join(emil, coming)
    const orderer = await ofOrders.member()
    const order = await ofOrders.placed(orderer)
    await ofOrders.provide({ ...emil, phone: '' }, order)
    const ofWishes = wishTools(platform)
    await ofWishes.prepare()
    const wish = await ofWishes.open(orderer)
    expect((await ofWishes.claim(emil, wish)).code).toBe(100000)

    expect(await tools.leaving(emil)).toEqual({
      leads: [],
      checked_in: [{ id: done, title: '读报' }],
      teams: 1,
      requests: 1,
      activities: 1,
      orders: 1,
      wishes: 1,
      minutes: 0,
    })
    expect(await tools.leave(emil)).toMatchObject({ code: 409001, data: { state: 'checked-in' } })
    expect(await tools.leaving(emil)).toMatchObject({ teams: 1, requests: 1, activities: 1, orders: 1 })
    platform.clock.advance(1800)
    await inActivities.checkOut(emil, done)
    expect((await tools.leave(emil)).data.volunteer.state).toBe('left')

    expect(await tools.leaving(emil)).toMatchObject({
      teams: 0,
      requests: 0,
      activities: 0,
      orders: 0,
      wishes: 0,
      minutes: 30,
    })
    expect((await inTeams.see('one', emil)).data.team).toMatchObject({ standing: 'left', members: 1 })
    expect((await inTeams.see('two', emil)).data.team).toMatchObject({ standing: 'left' })
    expect((await inActivities.see(coming)).data.activity).toMatchObject({ places_left: 2 })
    expect((await ofOrders.see(orderer, order)).data.order).toMatchObject({ state: 'placed', provider: null })
    expect((await ofWishes.see(wish, orderer)).data.wish).toMatchObject({ state: 'open', claimed: 0 })
    expect(await titles(orderer)).toContain('A volunteer withdrew')
    expect(await titles(lena)).toContain('A member left your team')
    expect(await titles(orderer)).toContain('The volunteer can’t make it')
  })

  it('hands over the teams that they lead before, and nothing is left half', async () => {
    const fay = await inTeams.volunteer('fay')
    await inTeams.create('led', fay)
    await inTeams.create('joined', lena)
    await inTeams.act(fay, 'joined', 'join')
    expect(await tools.leaving(fay)).toMatchObject({ leads: [{ id: 'led', name: 'led' }], teams: 0, requests: 1 })
    expect(await tools.leave(fay)).toMatchObject({ code: 409001, data: { state: 'leader' } })
    expect((await inTeams.see('joined', fay)).data.team.standing).toBe('pending')
    const row = await queriesOf(platform.database).readOne(
      build.select().from(volunteers).where(eq(volunteers.id, 'fay')),
    )
    expect(row?.state).toBe('approved')
    const next = await inTeams.volunteer('next')
    await inTeams.act(next, 'led', 'join')
    await inTeams.act(fay, 'led', 'approve', 'next')
    await inTeams.handOver(fay, 'led', next)
    expect((await tools.leave(fay)).code).toBe(100000)
    const kept = and(eq(teamMembers.userId, 'fay'), like(teamMembers.state, 'member'))
    expect(await queriesOf(platform.database).read(build.select().from(teamMembers).where(kept))).toEqual([])
  })

  it('is not held for ever by an activity that they forgot to check out of', async () => {
    const gus = await inTeams.volunteer('gus')
    const id = await inActivities.make({ starts: 60_000, lasts: 3_600_000 })
    await inActivities.join(gus, id)
    platform.clock.advance(120)
    await inActivities.checkIn(gus, id)
    expect(await tools.leave(gus)).toMatchObject({ data: { state: 'checked-in' } })
    platform.clock.advance(4 * 3600)
    expect((await tools.leave(gus)).code).toBe(100000)
  })
})
