import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '../../../../../contract/orders'
import { listMessages } from '../../../../../contract/messages'
import { desks } from '../../../../../platform/features'
import { performDueOrderActs } from '../../../../../platform/features/civic/orders/end-orders'
import { serviceOrders } from '../../../../../platform/features/civic/orders/orders.schema'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { orderTools, type OrderPerson, type OrderTools } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const secrets = { address: 'Number 4711, the green door', note: 'The key is under the mat' }
const secretWords = /Number 4711|green door|under the mat/
const month = 31

describe('where an order is, its note and the phone', () => {
  let platform: TestPlatform
  let tools: OrderTools
  let anna: OrderPerson
  let ben: OrderPerson
  let carl: OrderPerson
  beforeAll(async () => {
    platform = await startPlatform()
    tools = orderTools(platform)
    await tools.prepare()
    anna = await tools.member()
    ben = await tools.volunteer()
    carl = await tools.volunteer()
  })
  afterAll(() => platform.close())

  /** All that somebody can read about orders, as text. */
  async function readBy(who: OrderPerson, id: string): Promise<string> {
    const { token } = who
    const answers = [
      await tools.see(who, id),
      await platform.call(contract.listMyOrders, { token }),
      await platform.call(listMessages, { token }),
      await platform.call(contract.listServiceScores, { token, query: { user_id: ben.id } }),
    ]
    for (const show of ['open', 'served', 'done'])
      answers.push(await platform.call(contract.listOrders, { token, query: { show } }))
    return JSON.stringify(answers.map(({ data }) => data))
  }
  const learns = async (who: OrderPerson, id: string) => {
    const text = await readBy(who, id)
    return { secrets: secretWords.test(text), phone: text.includes(anna.phone) }
  }
  const nothing = { secrets: false, phone: false }
  const all = { secrets: true, phone: true }

  it('are for the one who took it, while it is taken, and for nobody else ever', async () => {
    const stranger = await tools.member()
    const id = await tools.placed(anna, secrets)
    for (const who of [ben, carl, stranger]) expect(await learns(who, id)).toEqual(nothing)
    expect(await learns(anna, id)).toEqual({ secrets: true, phone: false })

    await tools.provide(ben, id)
    expect(await learns(ben, id)).toEqual(all)
    for (const who of [carl, stranger]) expect(await learns(who, id)).toEqual(nothing)

    await tools.giveBack(ben, id)
    expect(await learns(ben, id)).toEqual(nothing)

    await tools.provide(carl, id)
    expect(await learns(carl, id)).toEqual(all)
    expect(await learns(ben, id)).toEqual(nothing)

    await tools.complete(anna, id)
    expect(await learns(carl, id)).toEqual(nothing)
    await tools.score(anna, id, 5)
    for (const who of [ben, carl, stranger]) expect(await learns(who, id)).toEqual(nothing)
  })

  it('are hidden from the provider as soon as somebody objects, nobody came, or it is cancelled', async () => {
    const [disputed, cancelled] = [
      await tools.placed(anna, secrets),
      await tools.placed(anna, { ...secrets, wanted_on: tools.day(1) }),
    ]
    for (const id of [disputed, cancelled]) await tools.provide(carl, id)
    await tools.object(anna, disputed)
    await tools.cancel(anna, cancelled)
    for (const id of [disputed, cancelled]) expect(await learns(carl, id)).toEqual(nothing)
    expect((await operate(platform.platform, desks, ['orders', '--json'], platform.clock.now())).output).not.toMatch(
      secretWords,
    )
  })

  it('are nowhere in the database but sealed, and gone a month after the order is over', async () => {
    const id = await tools.placed(anna, secrets)
    const stored = async () =>
      JSON.stringify(
        (await queriesOf(platform.database).read(build.select().from(serviceOrders))).filter((row) => row.id === id),
      )
    expect(await stored()).not.toMatch(secretWords)
    const steps = await platform.database.execute(sql`select * from case_steps`)
    expect(JSON.stringify(steps)).not.toMatch(secretWords)
    await tools.cancel(anna, id)
    await tools.logInAgain(anna)
    expect((await tools.see(anna, id)).data.order).toMatchObject(secrets)
    platform.clock.advance(month * 86_400)
    await performDueOrderActs(platform.database, platform.clock.now())
    for (const who of [anna, ben, carl]) await tools.logInAgain(who)
    expect((await tools.see(anna, id)).data.order).toMatchObject({ address: null, note: null })
  })

  it('what two people wrote to each other is not for the next volunteer', async () => {
    const id = await tools.placed(anna)
    await tools.provide(ben, id)
    const words = 'Call Anna, the second bell'
    await platform.call(contract.giveOrderBack, {
      token: ben.token,
      headers: { 'idempotency-key': 'given-back-with-words' },
      body: { id, text: words },
    })
    expect(JSON.stringify((await tools.see(anna, id)).data)).toContain(words)
    for (const taken of [false, true]) {
      if (taken) await tools.provide(carl, id)
      const { order } = (await tools.see(carl, id)).data
      expect(JSON.stringify(order)).not.toContain(words)
      expect(order.orderer?.id ?? null).toBe(taken ? anna.id : null)
    }
  })

  it('no list of open orders answers to a guest, or to a member who is no approved volunteer', async () => {
    const stranger = await tools.member()
    expect((await platform.call(contract.listOrders)).code).toBe(303001)
    expect(await platform.call(contract.listOrders, { token: stranger.token })).toMatchObject({
      code: 409001,
      data: { state: 'not-a-volunteer' },
    })
    const id = await tools.placed(anna)
    const { items } = await platform.ask(contract.listOrders, { token: ben.token })
    expect(items.find((each: { id: string }) => each.id === id)).toMatchObject({
      area: 'Lantern Street',
      orderer: null,
    })
  })

  it('one volunteer who takes and gives back all day learns three phones, and is paused', async () => {
    const thief = await tools.volunteer()
    const phones = new Set<string>()
    for (let index = 0; index < 12; index += 1) {
      const someone = await tools.member()
      const id = await tools.placed(someone)
      const { data } = await tools.provide(thief, id)
      if (data.order?.phone) phones.add(data.order.phone)
      await tools.giveBack(thief, id)
    }
    expect(phones.size).toBe(3)
  })
})
