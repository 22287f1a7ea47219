import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listServiceScores } from '../../../../../contract/orders'
import { allowances } from '../../../../../platform/kernel/database/schema/allowances'
import { orderTools, type OrderPerson, type OrderTools } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { wishTools } from '../../../../support/wishes'

describe('the ratings that a volunteer received', () => {
  let platform: TestPlatform
  let orders: OrderTools
  let wishes: ReturnType<typeof wishTools>
  let anna: OrderPerson
  let ben: OrderPerson
  let carl: OrderPerson
  beforeAll(async () => {
    platform = await startPlatform()
    orders = orderTools(platform)
    wishes = wishTools(platform)
    await orders.prepare()
    await wishes.prepare()
    anna = await orders.member()
    ben = await orders.volunteer()
    carl = await orders.volunteer()
  })
  afterAll(() => platform.close())

  const received = async (who?: OrderPerson, query: Record<string, string> = { user_id: ben.id }) =>
    await platform.ask(listServiceScores, {
      query,
      headers: { 'x-language': 'en' },
      ...(who === undefined ? {} : { token: who.token }),
    })
  const granted = async (volunteers: readonly OrderPerson[], stars: number, text = '') => {
    await platform.database.delete(allowances)
    const id = await wishes.open(anna, { wanted: volunteers.length })
    for (const volunteer of volunteers) await wishes.claim(volunteer, id)
    // Help takes a while: what is done sooner counts as given back.
    platform.clock.advance(1200)
    for (const volunteer of volunteers) await wishes.finish(volunteer, id)
    platform.clock.advance(60)
    await wishes.evaluate(anna, id, stars, text)
    return id
  }

  it('are of orders and of wishes, newest first, with one mean', async () => {
    const wish = await granted([ben], 5, 'She read with feeling.')
    platform.clock.advance(60)
    const order = await orders.placed(anna)
    await orders.provide(ben, order)
    await orders.complete(anna, order)
    await orders.score(anna, order, 2)
    const { items, person } = await received()
    expect(items).toMatchObject([
      { id: order, kind: 'order', stars: 2, from: null },
      { id: wish, kind: 'wish', service: 'Company', stars: 5, text: 'She read with feeling.', from: null },
    ])
    expect(person).toMatchObject({ average: 3.5, count: 2 })
    expect((await received(ben, {})).items.map(({ from }) => from?.id)).toEqual([anna.id, anna.id])
  })

  it('name no wish and no wisher to others', async () => {
    const text = JSON.stringify(await received(carl))
    for (const secret of ['Somebody to read to me', 'eyes are tired', anna.id, 'Lantern'])
      expect(text).not.toContain(secret)
  })

  it('are of everybody who helped, and of nobody who gave the claim back', async () => {
    await platform.database.delete(allowances)
    const id = await wishes.open(anna, { wanted: 2 })
    await wishes.claim(carl, id)
    await wishes.claim(ben, id)
    await wishes.cancel(carl, id)
    const dave = await orders.volunteer()
    await wishes.claim(dave, id)
    platform.clock.advance(1200)
    await wishes.finish(ben, id)
    await wishes.finish(dave, id)
    await wishes.evaluate(anna, id, 4)
    expect((await received(undefined, { user_id: dave.id })).person).toMatchObject({ average: 4, count: 1 })
    expect((await received(undefined, { user_id: carl.id })).person).toMatchObject({ average: 0, count: 0 })
  })

  it('come by pages of both kinds, each once', async () => {
    for (let round = 0; round < 3; round += 1) {
      // A volunteer takes on so many things a day.
      platform.clock.advance(86_400)
      await granted([ben], 3)
    }
    const all = (await received()).items.map(({ id }) => id)
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await received(undefined, { user_id: ben.id, page_size: '2', ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(seen).toEqual(all)
    expect(new Set(seen).size).toBe(6)
  })
})
