import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findClashes } from '../../../../../contract/clashes'
import type { ClashTarget } from '../../../../../src/domain/civic/clashes/clash'
import { classMembers, lessons, studyClasses } from '../../../../../platform/features/civic/lessons/lessons.schema'
import { asWritten, unsaid } from '../../../../../platform/kernel/shared/as-written'
import { activityTools, there } from '../../../../support/activities'
import { orderTools } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { wishTools } from '../../../../support/wishes'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Person {
  readonly id: string
  readonly token: string
}

describe('what clashes with a promise', () => {
  let platform: TestPlatform
  let activities: ReturnType<typeof activityTools>
  let ben: Person
  beforeEach(async () => {
    platform = await startPlatform()
    activities = activityTools(platform)
    ben = await activities.volunteer('ben')
  })
  afterEach(() => platform.close())

  const find = async (kind: ClashTarget['kind'], id: string, who = ben) =>
    await platform.ask(findClashes, { token: who.token, query: { kind, id }, headers: { 'x-language': 'en' } })
  const titles = async (kind: ClashTarget['kind'], id: string, who = ben) =>
    (await find(kind, id, who)).clashes.map(({ title, reason }) => `${title} ${reason}`)
  const make = (title: string, change: Parameters<typeof activities.make>[0] = {}) =>
    activities.make({ title: asWritten(title), starts: day, places: 9, ...change })
  const isoDay = (offset: number) => new Date(platform.clock.now().getTime() + offset).toISOString().slice(0, 10)
  const study = async (id: string, times: readonly number[], who?: Person) => {
    const now = platform.clock.now()
    const words = { title: asWritten(id), summary: unsaid, teacher: unsaid, place: unsaid }
    await platform.database.insert(studyClasses).values({ ...words, id, kind: 'culture', cover: '', addedAt: now })
    await platform.database
      .insert(lessons)
      .values(
        times.map((offset, index) => ({
          ...{ id: `${id}-${index}`, classId: id, number: index + 1, title: asWritten(`Lesson ${index + 1}`) },
          ...{ startsAt: new Date(now.getTime() + offset), endsAt: new Date(now.getTime() + offset + hour) },
        })),
      )
    if (who !== undefined)
      await platform.database.insert(classMembers).values({ userId: who.id, classId: id, joinedAt: now })
  }

  it('is another activity at the same hours, or too far away to be reached in between', async () => {
    const far = { latitude: there.latitude + 0.135 }
    const first = await make('Reading', { starts: day, lasts: 2 * hour })
    await activities.join(ben, first)
    expect(await titles('activity', await make('Singing', { starts: day + hour }))).toEqual(['Reading overlap'])
    const next = await make('Sweeping', { starts: day + 2 * hour, ...far })
    expect(await find('activity', next)).toMatchObject({
      ...{ count: 1, clashes: [{ title: 'Reading', reason: 'way', lesson_at: null, way: { minutes: 0, takes: 61 } }] },
    })
    expect(await titles('activity', await make('Weeding', { starts: day + 2 * hour }))).toEqual([])
    expect(await titles('activity', await make('Walking', { starts: day + 4 * hour, ...far }))).toEqual([])
    expect(await titles('activity', first)).toEqual([])
    await activities.leave(ben, first)
    expect(await titles('activity', next)).toEqual([])
  })

  it('is a lesson of a class, and each lesson of a class that is joined is compared', async () => {
    await study('Tea', [day, 2 * day], ben)
    expect(await titles('activity', await make('Reading', { starts: 2 * day }))).toEqual(['Tea overlap'])
    await activities.join(ben, await make('Singing', { starts: 8 * day }))
    await study('Knots', [-day, day, 8 * day, 15 * day])
    expect(await find('class', 'Knots')).toMatchObject({
      count: 2,
      clashes: [
        { title: 'Tea', kind: 'lesson', lesson_at: new Date(platform.clock.now().getTime() + day).toISOString() },
        { title: 'Singing', kind: 'activity' },
      ],
    })
    await platform.database.update(lessons).set({ isCancelled: true })
    expect(await titles('class', 'Knots')).toEqual([])
  })

  it('is a wish or an order whose day it is, for who serves and for who is served', async () => {
    const [wishes, orders] = [wishTools(platform), orderTools(platform)]
    await wishes.prepare()
    await orders.prepare()
    const [anna, cleo] = [await orders.member(), await orders.volunteer()]
    const wish = await wishes.open(anna, { wanted_on: isoDay(day) })
    const order = await orders.placed(anna, { wanted_on: isoDay(day) })
    await activities.join(cleo, await make('Reading'))
    expect(await titles('wish', wish, cleo)).toEqual(['Reading day'])
    expect(await titles('order', order, cleo)).toEqual(['Reading day'])
    expect((await wishes.claim(cleo, wish)).code).toBe(100000)
    expect((await titles('order', order, cleo)).sort()).toEqual(['Reading day', 'Somebody to read to me day'])
    expect((await orders.provide(cleo, order)).code).toBe(100000)
    expect((await titles('activity', await make('Singing', { starts: day + 3 * hour }), cleo)).sort()).toEqual([
      'Meals day',
      'Somebody to read to me day',
    ])
    // The one who is served is at home that day.
    expect(await titles('day', isoDay(day), anna)).toEqual(['Meals day'])
    expect(await titles('day', isoDay(3 * day), anna)).toEqual([])
  })

  it('tells nothing of what the member cannot promise, and names five at most', async () => {
    const [wishes, orders] = [wishTools(platform), orderTools(platform)]
    await wishes.prepare()
    await orders.prepare()
    const anna = await orders.member()
    const order = await orders.placed(anna, { wanted_on: isoDay(day) })
    const dora = await orders.member()
    await orders.placed(dora, { wanted_on: isoDay(day) })
    expect(await find('order', order, dora)).toEqual({ clashes: [], count: 0 })
    for (const [kind, id] of [
      ['activity', 'none'],
      ['class', 'none'],
      ['wish', 'none'],
      ['day', '2026-02-30'],
      ['day', 'tomorrow'],
    ] as const)
      expect(await find(kind, id)).toEqual({ clashes: [], count: 0 })
    for (let count = 0; count < 7; count += 1)
      await activities.join(ben, await make(`Activity ${count}`, { lasts: hour }))
    const found = await find('activity', await make('Singing'))
    expect([found.count, found.clashes.length]).toEqual([7, 5])
    expect((await platform.call(findClashes, { query: { kind: 'activity', id: 'none' } })).code).toBe(303001)
  })

  it('refuses nothing', async () => {
    const ids = [await make('Reading'), await make('Singing'), await make('Sweeping')]
    for (const id of ids) expect((await activities.join(ben, id)).code).toBe(100000)
  })
})
