import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { listActivities, listActivityMembers, listMyActivities } from '../../../../../contract/activities'
import { getServiceSums, listServiceRecords } from '../../../../../contract/service-records'
import { activitiesDesk } from '../../../../../platform/features/civic/activities/activities.desk'
import { activities } from '../../../../../platform/features/civic/activities/activities.schema'
import { performAllDueActs } from '../../../../../platform/features/civic/activities/move-on'
import { caseSteps } from '../../../../../platform/kernel/cases/cases.schema'
import { activityTools, there } from '../../../../support/activities'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const minute = 60_000
const hour = 60 * minute
const far = { latitude: 26.43, longitude: 111.61 }

describe('an activity', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  let anna: { id: string; token: string }
  let ben: { id: string; token: string }
  let cleo: { id: string; token: string }
  beforeAll(async () => {
    platform = await startPlatform()
    tools = activityTools(platform)
    anna = await tools.volunteer('anna')
    ben = await tools.volunteer('ben')
    cleo = await tools.volunteer('cleo')
  })
  afterAll(() => platform.close())

  const sums = async (who: { token: string }) => await platform.ask(getServiceSums, { token: who.token })
  const actsOf = async (id: string) =>
    (
      await queriesOf(platform.database).read(
        build.select().from(caseSteps).where(eq(caseSteps.caseId, id)).orderBy(caseSteps.id),
      )
    ).map(({ act }) => act)

  it('is joined by approved volunteers alone, once each, until it is full', async () => {
    const id = await tools.make()
    expect((await tools.see(id)).data.activity).toMatchObject({ acts: ['join'], mine: null, places_left: 2 })
    const guest = await platform.logIn({ id: 'no-volunteer' })
    expect(await tools.join(guest, id)).toMatchObject({ code: 409001, data: { state: 'not-a-volunteer' } })
    expect((await tools.join(anna, id)).data.activity).toMatchObject({
      mine: 'joined',
      places_left: 1,
      acts: ['leave'],
      members: [{ nickname: 'anna' }],
    })
    expect(await tools.join(anna, id)).toMatchObject({ code: 409001, data: { state: 'joined-by-me' } })
    expect((await tools.join(ben, id)).code).toBe(100000)
    expect((await tools.join(cleo, id)).code).toBe(409002)
    expect((await tools.see(id, cleo)).data.activity).toMatchObject({ acts: [], places_left: 0 })
    expect(await actsOf(id)).toEqual(['join', 'join'])
    const data = await platform.ask(listActivityMembers, { query: { activity_id: id, page_size: '1' } })
    expect(data.items).toMatchObject([{ nickname: 'anna' }])
    expect(data.next_cursor).not.toBeNull()
  })

  it('is left before it begins, which frees the place, and joined again', async () => {
    const id = await tools.make({ places: 1 })
    await tools.join(anna, id)
    expect((await tools.leave(ben, id)).data).toEqual({ state: 'not-joined' })
    expect((await tools.leave(anna, id)).data.activity).toMatchObject({ mine: null, places_left: 1 })
    expect((await tools.leave(anna, id)).code).toBe(409001)
    expect((await tools.join(ben, id)).code).toBe(100000)
    await tools.leave(ben, id)
    expect((await tools.join(anna, id)).data.activity).toMatchObject({ mine: 'joined', places_left: 0 })
  })

  it('is joined from its hour on, whenever the clock comes by, and no longer once it has begun', async () => {
    const announced = await tools.make({ state: 'announced', enrolsAt: platform.clock.now() })
    expect((await tools.join(anna, announced)).data.activity).toMatchObject({ state: 'enrolling', mine: 'joined' })
    const early = await tools.make({ state: 'announced', enrolsAt: new Date(platform.clock.now().getTime() + minute) })
    expect(await tools.join(anna, early)).toMatchObject({ code: 409001, data: { state: 'announced' } })
    const begun = await tools.make({ starts: 0 })
    expect(await tools.join(anna, begun)).toMatchObject({ code: 409001, data: { state: 'running' } })
  })

  it('counts the minutes between checking in and out at the place, once', async () => {
    const id = await tools.make({ starts: 10 * minute })
    await tools.join(anna, id)
    expect(await tools.checkOut(anna, id)).toMatchObject({ code: 409001, data: { state: 'joined' } })
    expect(await tools.checkIn(anna, id, far)).toMatchObject({ code: 409001, data: { state: 'too-far' } })
    expect(await tools.checkIn(anna, id, { code: '000000' })).toMatchObject({ data: { state: 'wrong-code' } })
    expect(await tools.checkIn(ben, id)).toMatchObject({ code: 409001, data: { state: 'not-joined' } })
    const before = await sums(anna)
    expect((await tools.checkIn(anna, id)).data.activity).toMatchObject({ mine: 'checked-in', acts: ['check-out'] })
    expect((await tools.checkIn(anna, id)).data.activity).toMatchObject({ mine: 'checked-in' })
    platform.clock.advance(90 * 60 + 59)
    expect((await tools.checkOut(anna, id)).data.activity).toMatchObject({
      mine: 'checked-out',
      service: { state: 'confirmed', minutes: 90, doubt: null },
      acts: [],
    })
    expect((await tools.checkOut(anna, id)).data.activity).toMatchObject({ service: { minutes: 90 } })
    expect((await tools.checkIn(anna, id)).data.activity).toMatchObject({ mine: 'checked-out' })
    expect((await sums(anna)).minutes - before.minutes).toBe(90)
    expect(await sums(anna)).toMatchObject({ times: 1, minutes_this_year: 90, minutes_this_month: 90 })
    const { items } = await platform.ask(listServiceRecords, { token: anna.token, headers: { 'x-language': 'en' } })
    expect(items).toMatchObject([{ activity_id: id, title: 'The paper', minutes: 90, service: { state: 'confirmed' } }])
  })

  it('takes signs that waited without a network by their own time, within limits, and believes none of them', async () => {
    const id = await tools.make({ starts: 0 })
    await platform.database.update(activities).set({ state: 'enrolling' }).where(eq(activities.id, id))
    const start = platform.clock.now().getTime()
    const joined = await tools.make({ starts: 5 * minute, lasts: hour })
    await tools.join(ben, joined)
    platform.clock.advance(20 * 3600)
    const at = (offset: number) => ({ ...there, at: new Date(start + offset).toISOString() })
    expect(await tools.checkIn(ben, joined, at(-hour))).toMatchObject({ data: { state: 'too-early' } })
    expect((await tools.checkIn(ben, joined, at(6 * minute))).code).toBe(100000)
    expect(await tools.checkOut(ben, joined, at(0))).toMatchObject({ code: 409001, data: { state: 'too-early' } })
    expect(await tools.checkOut(ben, joined)).toMatchObject({ data: { state: 'too-late' } })
    const before = await sums(ben)
    expect((await tools.checkOut(ben, joined, at(50 * minute))).data.activity.service).toMatchObject({
      state: 'waiting',
      doubt: 'late',
      from: at(6 * minute).at,
      until: at(50 * minute).at,
      minutes: 0,
    })
    expect(await sums(ben)).toEqual(before)
    const late = await tools.make({ starts: minute })
    await tools.join(ben, late)
    platform.clock.advance(25 * 3600)
    expect(await tools.checkIn(ben, late, at(20 * hour))).toMatchObject({ data: { state: 'too-late' } })
  })

  it('lets nobody try codes without end', async () => {
    const id = await tools.make({ starts: 10 * minute })
    await tools.join(cleo, id)
    const tries = []
    for (let index = 0; index < 11; index += 1)
      tries.push((await tools.checkIn(cleo, id, { code: String(index) })).code)
    expect(tries).toEqual([...Array(10).fill(409001), 429001])
    expect((await tools.checkIn(cleo, id)).code).toBe(100000)
  })

  it('is approved and cancelled by the operator; those who joined are told, and everybody reads why', async () => {
    const id = await tools.make({ state: 'submitted', enrolsAt: platform.clock.now() })
    const { database } = platform
    const now = platform.clock.now()
    expect((await tools.see(id)).code).toBe(403001)
    expect(await tools.join(anna, id)).toMatchObject({ code: 403001 })
    expect((await activitiesDesk.selectWaiting(database, 50, platform.platform.vault)).map((row) => row.id)).toEqual([
      id,
    ])
    await database.transaction((transaction) => activitiesDesk.acts.approve!.carryOut(transaction, id, '', now))
    expect((await tools.see(id)).data.activity.state).toBe('enrolling')
    await tools.join(anna, id)
    await expect(
      database.transaction((transaction) => activitiesDesk.acts.cancel!.carryOut(transaction, id, '', now)),
    ).rejects.toThrow('refused')
    await database.transaction((transaction) =>
      activitiesDesk.acts.cancel!.carryOut(transaction, id, 'Heavy rain is forecast', now),
    )
    expect((await tools.see(id, anna)).data.activity).toMatchObject({
      state: 'cancelled',
      acts: [],
      cancel_reason: 'Heavy rain is forecast',
    })
    expect(await tools.checkIn(anna, id)).toMatchObject({ data: { state: 'cancelled' } })
    const { items } = await platform.ask(listMessages, { token: anna.token, headers: { 'x-language': 'en' } })
    expect(items[0]?.title).toBe('Your activity was cancelled')
  })

  it('moves on with the clock, in order, however late it comes', async () => {
    const id = await tools.make({ state: 'announced', starts: hour })
    await performAllDueActs(platform.database, platform.clock.now())
    platform.clock.advance(24 * 3600)
    await performAllDueActs(platform.database, platform.clock.now())
    expect(await actsOf(id)).toEqual(['enrol', 'begin', 'end'])
  })

  it('stands in lists by time, by state, by kind and by distance, and in the list of those who joined', async () => {
    const soon = await tools.make({ id: 'soon', kind: 'safety', starts: hour })
    const later = await tools.make({ id: 'later', kind: 'safety', starts: 3 * hour, latitude: 26.421 })
    const over = await tools.make({ id: 'over', kind: 'safety', starts: -9 * hour, state: 'ended' })
    const ids = async (query: Record<string, string>) =>
      (await platform.ask(listActivities, { query: { kind: 'safety', ...query } })).items.map(
        (row: { id: string }) => row.id,
      )
    expect(await ids({})).toEqual([soon, later])
    expect(await ids({ state: 'ended' })).toEqual([over])
    const near = { order: 'near', latitude: '26.4211', longitude: '111.61' }
    expect(await ids(near)).toEqual([later, soon])
    expect(await ids({ ...near, within: '100' })).toEqual([later])
    const person = await tools.volunteer('dora')
    await tools.join(person, soon)
    await tools.join(person, later)
    await tools.leave(person, later)
    const mine = async (query: Record<string, string>) =>
      (await platform.ask(listMyActivities, { query, token: person.token })).items.map((row: { id: string }) => row.id)
    expect(await mine({})).toEqual([soon])
    expect(await mine({ state: 'left' })).toEqual([later])
  })

  it('stands in the list of its members by time: the next first, and what is over with the latest first', async () => {
    const person = await tools.volunteer('edda')
    const join = async (id: string) => {
      await tools.join(person, id)
      return id
    }
    // Joined in another order than they begin.
    const third = await join(await tools.make({ starts: 50 * hour }))
    const first = await join(await tools.make({ starts: 2 * hour }))
    const off = await join(await tools.make({ starts: 30 * hour }))
    const [older, newer] = [
      await join(await tools.make({ starts: hour })),
      await join(await tools.make({ starts: hour })),
    ]
    const over = (id: string, days: number) =>
      platform.database
        .update(activities)
        .set({
          state: 'ended',
          startsAt: new Date(platform.clock.now().getTime() - days * 24 * hour),
          endsAt: new Date(platform.clock.now().getTime() - days * 24 * hour + hour),
        })
        .where(eq(activities.id, id))
    await over(older, 9)
    await over(newer, 2)
    await platform.database.update(activities).set({ state: 'cancelled' }).where(eq(activities.id, off))
    const pages = async (when: string) => {
      const ids: string[] = []
      let cursor: string | null = null
      do {
        const query: Record<string, string> = { when, page_size: '1', ...(cursor === null ? {} : { cursor }) }
        const data = await platform.ask(listMyActivities, { query, token: person.token })
        ids.push(...data.items.map((row: { id: string }) => row.id))
        cursor = data.next_cursor
      } while (cursor !== null)
      return ids
    }
    expect(await pages('coming')).toEqual([first, off, third])
    expect(await pages('over')).toEqual([newer, older])
  })
})
