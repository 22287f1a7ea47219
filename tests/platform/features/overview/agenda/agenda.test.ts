import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMyAgenda } from '../../../../../contract/agenda'
import { activities as activitiesTable } from '../../../../../platform/features/civic/activities/activities.schema'
import {
  lessonProgress,
  lessons,
  classMembers,
  studyClasses,
} from '../../../../../platform/features/civic/lessons/lessons.schema'
import { activityTools } from '../../../../support/activities'
import { orderTools, type OrderPerson } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { wishTools } from '../../../../support/wishes'

const hour = 3_600_000

describe('what is mine now', () => {
  let platform: TestPlatform
  let activities: ReturnType<typeof activityTools>
  let orders: ReturnType<typeof orderTools>
  let wishes: ReturnType<typeof wishTools>
  let helper: OrderPerson
  let resident: OrderPerson

  beforeAll(async () => {
    platform = await startPlatform()
    activities = activityTools(platform)
    orders = orderTools(platform)
    wishes = wishTools(platform)
    await orders.prepare()
    await wishes.prepare()
    helper = await orders.volunteer()
    resident = await orders.member()
  })
  afterAll(() => platform.close())

  const agenda = async ({ token }: { readonly token: string }) => {
    const data = await platform.ask(getMyAgenda, { token })
    return Object.fromEntries(
      Object.entries(data as Record<string, { id: string } | null>).map(([name, of]) => [name, of?.id ?? null]),
    )
  }
  const nothing = {
    ...{ activity: null, claim: null, serving: null, wish: null, order: null, wish_to_rate: null, order_to_rate: null },
    homework: null,
  }

  it('is nothing at first, and nobody’s without a login', async () => {
    expect(await agenda(resident)).toEqual(nothing)
    expect((await platform.call(getMyAgenda, {})).status).toBe(401)
  })

  it('is the next activity that I joined, and neither one that I left nor one that was called off', async () => {
    const [later, next, left] = [
      await activities.make({ starts: 30 * hour }),
      await activities.make({ starts: 20 * hour }),
      await activities.make({ starts: 2 * hour }),
    ]
    const off = await activities.make({ starts: 3 * hour })
    for (const id of [later, next, left, off]) await activities.join(helper, id)
    await activities.leave(helper, left)
    await platform.database.update(activitiesTable).set({ state: 'cancelled' }).where(eq(activitiesTable.id, off))
    expect(await agenda(helper)).toEqual({ ...nothing, activity: next })
  })

  it('is the homework of my classes that is due first, until it is due or done', async () => {
    const pupil = await orders.member()
    const now = platform.clock.now().getTime()
    const at = (hours: number) => new Date(now + hours * hour)
    const both = (text: string) => ({ 'zh-CN': text, en: text })
    const words = { title: both('Tea'), summary: both('Tea'), teacher: both('Ms Lin'), place: both('Room 1') }
    await platform.database
      .insert(studyClasses)
      .values(['tea', 'knots'].map((id) => ({ id, kind: 'culture' as const, cover: '', addedAt: at(-9), ...words })))
    const lesson = (id: string, classId: string, due: number, number: number) => ({
      ...{ id, classId, number, title: both(id), startsAt: at(-3), endsAt: at(-2) },
      ...{ homework: both(`Do ${id}`), homeworkDueAt: at(due) },
    })
    await platform.database
      .insert(lessons)
      .values([
        lesson('late', 'tea', -1, 1),
        lesson('next', 'tea', 5, 2),
        lesson('later', 'tea', 9, 3),
        lesson('other', 'knots', 1, 1),
      ])
    expect(await agenda(pupil)).toEqual(nothing)
    await platform.database.insert(classMembers).values({ classId: 'tea', userId: pupil.id, joinedAt: at(-1) })
    expect((await platform.ask(getMyAgenda, { token: pupil.token })).homework).toEqual({
      ...{ id: 'next', class_title: 'Tea', text: 'Do next' },
      due_at: at(5).toISOString(),
    })
    await platform.database.insert(lessonProgress).values({ lessonId: 'next', userId: pupil.id, homeworkDoneAt: at(0) })
    expect(await agenda(pupil)).toEqual({ ...nothing, homework: 'later' })
  })

  it('is for each of the two what they have to do: help, and then rate it', async () => {
    const wish = await wishes.open(resident, { wanted_on: orders.day(5) })
    const order = await orders.placed(resident)
    expect(await agenda(resident)).toEqual({ ...nothing, wish, order })
    await wishes.claim(helper, wish)
    await orders.provide(helper, order)
    expect(await agenda(helper)).toMatchObject({ claim: wish, serving: order, wish: null, order: null })
    expect(await agenda(resident)).toEqual({ ...nothing, wish, order })
    await wishes.finish(helper, wish)
    await orders.complete(resident, order)
    expect(await agenda(helper)).toMatchObject({ claim: null, serving: null })
    expect(await agenda(resident)).toEqual({ ...nothing, wish_to_rate: wish, order_to_rate: order })
    await wishes.evaluate(resident, wish)
    await orders.score(resident, order, 5)
    expect(await agenda(resident)).toEqual(nothing)
  })
})
