import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findClashes } from '../../../../../contract/clashes'
import { listMessages } from '../../../../../contract/messages'
import { activities, serviceTimes } from '../../../../../platform/features/civic/activities/activities.schema'
import { moveActivity } from '../../../../../platform/features/civic/activities/move-activity'
import { endForgottenCheckOuts } from '../../../../../platform/features/civic/activities/move-on'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { activityTools, there } from '../../../../support/activities'
import { planTools } from '../../../../support/activity-plans'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { teamTools } from '../../../../support/teams'

interface Person {
  readonly id: string
  readonly token: string
}

const hour = 3_600_000
const day = 24 * hour

describe('the shifts of an activity', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof activityTools>
  let plans: ReturnType<typeof planTools>
  let lena: Person
  let ben: Person
  let cleo: Person
  beforeAll(async () => {
    platform = await startPlatform()
    tools = activityTools(platform)
    plans = planTools(platform)
    await plans.configure(false)
    for (const name of ['lena', 'ben', 'cleo'] as const) {
      const person = await tools.volunteer(name)
      if (name === 'lena') lena = person
      else if (name === 'ben') ben = person
      else cleo = person
    }
    await teamTools(platform).create('lantern', lena)
  })
  afterAll(() => platform.close())

  const at = (offset: number) => new Date(platform.clock.now().getTime() + offset).toISOString()
  const whole = { starts_at: null, ends_at: null }
  const shift = (name: string, change: object = {}) => ({ id: null, name, ...whole, places: 1, ...change })
  /** An activity of tomorrow from now on for two hours, with these shifts. */
  const open = async (shifts: readonly object[], change: object = {}): Promise<{ id: string; shiftIds: string[] }> => {
    const answer = await plans.send(lena, 'lantern', { shifts, ...change })
    const [plan] = answer.data.plans
    return { id: plan.id, shiftIds: plan.shifts.map((each: { id: string }) => each.id) }
  }
  const seen = async (id: string, who: Person = ben) => (await tools.see(id, who)).data.activity

  it('make its places, and each has a name, times within it or all of its time, and places', async () => {
    const early = shift('Morning', { starts_at: at(day), ends_at: at(day + hour), places: 2 })
    const { id } = await open([early, shift('Tea stand', { places: 3 })], { places: 99 })
    expect(await seen(id)).toMatchObject({
      ...{ places: 5, places_left: 5, my_shift: null },
      shifts: [
        { name: 'Morning', starts_at: early.starts_at, ends_at: early.ends_at, places: 2, places_left: 2 },
        { name: 'Tea stand', ...whole, places: 3, places_left: 3 },
      ],
    })
    const refused = await plans.send(lena, 'lantern', {
      shifts: [shift('Late', { starts_at: at(0), ends_at: at(hour) })],
    })
    expect(refused.data.fields).toEqual({ shifts: 'outside' })
  })

  it('are joined one at a time: one is required, a full one is refused, and who leaves may join another', async () => {
    const { id, shiftIds } = await open([shift('Morning'), shift('Noon')])
    const [morning, noon] = shiftIds
    expect((await tools.join(ben, id)).data.fields).toEqual({ shift_id: 'required' })
    expect((await tools.join(ben, id, 'another')).data.fields).toEqual({ shift_id: 'unknown' })
    expect((await tools.join(ben, id, morning)).data.activity).toMatchObject({
      ...{ mine: 'joined', my_shift: { id: morning, name: 'Morning', ...whole }, places_left: 1 },
      shifts: [{ places_left: 0 }, { places_left: 1 }],
    })
    const full = await tools.join(cleo, id, morning)
    expect([full.code, full.data]).toEqual([409002, { state: 'shift-full' }])
    await tools.leave(ben, id)
    expect(await seen(id)).toMatchObject({ my_shift: null, shifts: [{ places_left: 1 }, { places_left: 1 }] })
    expect((await tools.join(ben, id, noon)).data.activity.my_shift.name).toBe('Noon')
    expect((await tools.join(cleo, id, morning)).code).toBe(100000)
    expect((await tools.join(lena, id, noon)).code).toBe(409002)
    const without = await tools.make({})
    expect((await tools.join(ben, without, morning)).data.fields).toEqual({ shift_id: 'unknown' })
  })

  it('keep the places of who joined when the leader changes them, and who joined hears of another time', async () => {
    const { id, shiftIds } = await open([shift('Morning', { places: 2 }), shift('Noon')])
    await tools.join(ben, id, shiftIds[0])
    await tools.join(cleo, id, shiftIds[0])
    const kept = { ...shift('Morning', { places: 2 }), id: shiftIds[0] }
    for (const [shifts, reason] of [
      [[shift('Noon')], 'has-members'],
      [[], 'has-members'],
      [[{ ...kept, places: 1 }], 'below-joined'],
    ] as const)
      expect((await plans.change(lena, id, { shifts })).data.fields).toEqual({ shifts: reason })
    const earlier = { ...kept, name: 'Early', starts_at: at(day), ends_at: at(day + hour) }
    expect((await plans.change(lena, id, { shifts: [earlier] })).data.plan).toMatchObject({
      places: 2,
      joined: 2,
      shifts: [{ id: shiftIds[0], name: 'Early', joined: 2 }],
    })
    const { items } = await platform.ask(listMessages, { token: ben.token, headers: { 'x-language': 'en' } })
    expect(items[0]?.text).toMatch(/time/)
    // A client that knows nothing of shifts leaves them as they are.
    const { shifts } = (await plans.change(lena, id, { title: 'Reading aloud' })).data.plan
    expect(shifts).toMatchObject([{ id: shiftIds[0], name: 'Early' }])
  })

  it('move with it: to each of its times, and when the office moves it', async () => {
    const early = shift('Morning', { starts_at: at(day), ends_at: at(day + hour) })
    const answer = await plans.send(lena, 'lantern', { shifts: [early] }, { every: 'week', times: 2 })
    const [first, second] = answer.data.plans
    expect(second.shifts[0].starts_at).toBe(second.starts_at)
    expect(second.shifts[0].id).not.toBe(first.shifts[0].id)
    const later = at(3 * day)
    await platform.database.transaction((transaction) =>
      moveActivity(transaction, first.id, later, platform.clock.now()),
    )
    expect((await seen(first.id)).shifts[0]).toMatchObject({ starts_at: later, ends_at: at(3 * day + hour) })
  })

  it('are what the attendance list tells of each, and is narrowed to with its figures', async () => {
    const { id, shiftIds } = await open([shift('Morning'), shift('Noon')])
    await tools.join(ben, id, shiftIds[0])
    await tools.join(cleo, id, shiftIds[1])
    expect((await tools.attendance(lena, id, 'absent')).data.items).toMatchObject([
      { id: 'ben', shift: 'Morning' },
      { id: 'cleo', shift: 'Noon' },
    ])
    const narrowed = { shift_id: shiftIds[1] }
    expect((await tools.attendance(lena, id, 'absent', narrowed)).data.items).toMatchObject([{ id: 'cleo' }])
    expect((await tools.attendanceList(lena, id, narrowed)).data.list).toMatchObject({
      counts: { absent: 1 },
      shifts: [{ name: 'Morning' }, { name: 'Noon' }],
    })
    expect((await tools.attendanceList(lena, id)).data.list.counts.absent).toBe(2)
  })

  it('clash by their own times, those that are joined and those that are about to be', async () => {
    const dora = await tools.volunteer('dora')
    const times = (from: number, until: number) => ({ starts_at: at(5 * day + from), ends_at: at(5 * day + until) })
    const when = times(0, 4 * hour)
    const { id, shiftIds } = await open(
      [shift('First', times(0, hour)), shift('Last', times(3 * hour, 4 * hour))],
      when,
    )
    await tools.join(dora, id, shiftIds[0])
    const other = await open([shift('First', times(0, hour)), shift('Last', times(3 * hour, 4 * hour))], when)
    const clashes = async (shift_id?: string) =>
      (
        await platform.ask(findClashes, {
          token: dora.token,
          query: { kind: 'activity', id: other.id, ...(shift_id === undefined ? {} : { shift_id }) },
        })
      ).count
    expect([await clashes(), await clashes(other.shiftIds[0]), await clashes(other.shiftIds[1])]).toEqual([1, 1, 0])
  })

  it('end the time of who forgets to check out, unless they came after it', async () => {
    const [early, late] = [await tools.volunteer('early'), await tools.volunteer('late')]
    const stored = { name: { 'zh-CN': '上午', en: 'Morning' }, from: 0, until: hour, places: 5 }
    const id = await tools.make({ places: 5, lasts: 3 * hour, shifts: [{ id: 'morning', ...stored }] })
    for (const who of [early, late]) await tools.join(who, id, 'morning')
    platform.clock.advance(3600)
    await tools.checkIn(early, id, there)
    platform.clock.advance(2 * 3600)
    await tools.checkIn(late, id, there)
    platform.clock.advance(10 * 3600)
    await endForgottenCheckOuts(platform.database, platform.clock.now())
    const rows = await queriesOf(platform.database).read(
      build.select().from(serviceTimes).where(eq(serviceTimes.activityId, id)).orderBy(serviceTimes.userId),
    )
    const minutes = rows.map(({ fromAt, untilAt }) =>
      Math.round(((untilAt?.getTime() ?? 0) - fromAt.getTime()) / 60_000),
    )
    expect([rows.map(({ userId }) => userId), minutes]).toEqual([
      ['early', 'late'],
      [60, 60],
    ])
  })

  it('leave no words in a plan that is withdrawn', async () => {
    await plans.configure(true)
    const { id } = await open([shift('Anna, 13900000001')])
    await plans.withdraw(lena, id)
    const row = await queriesOf(platform.database).readOne(build.select().from(activities).where(eq(activities.id, id)))
    expect([row?.state, row?.shifts]).toEqual(['withdrawn', []])
  })
})
