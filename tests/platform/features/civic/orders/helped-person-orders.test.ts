import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as helping from '../../../../../contract/helped-persons'
import * as contract from '../../../../../contract/orders'
import { orderRewards } from '../../../../../platform/features/civic/orders/order-rewards.schema'
import { serviceOrders } from '../../../../../platform/features/civic/orders/orders.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { orderTools, type OrderPerson, type OrderTools } from '../../../../support/orders'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

describe('an order for a helped person', () => {
  let platform: TestPlatform
  let tools: OrderTools
  beforeAll(async () => {
    platform = await startPlatform()
    tools = orderTools(platform)
    await tools.prepare()
  })
  afterAll(() => platform.close())
  const register = (who: OrderPerson) => tools.helped(who)
  const person = async ({ token }: OrderPerson, id: string) =>
    await platform.call(helping.getHelpedPerson, { token, path: { id } })
  const remove = (who: OrderPerson, id: string) => tools.removeHelped(who, id)

  it('is placed by their helper, and its volunteer learns the beginning of the name once they took it', async () => {
    const [anna, ben] = [await tools.volunteer(), await tools.volunteer()]
    const id = await tools.placed(anna, { helped_person_id: await register(anna) })
    expect((await tools.see(anna, id)).data.order).toMatchObject({ on_behalf_of: '秦桂枝', mine: true })
    const before = await tools.see(ben, id)
    expect(before.data.order).toMatchObject({ on_behalf_of: null, orderer: null, address: null })
    const open = await platform.call(contract.listOrders, { token: ben.token })
    expect(open.data.items).toMatchObject([{ id, on_behalf_of: null }])
    const taken = await tools.provide(ben, id)
    expect(taken.data.order).toMatchObject({ on_behalf_of: '秦**', orderer: { id: anna.id }, phone: anna.phone })
    for (const answer of [before, open, taken])
      for (const secret of ['桂枝', '13900008801', '灯笼街19号', '听力不好'])
        expect(JSON.stringify(answer.data)).not.toContain(secret)
  })

  it('is an order of its helper: nobody else may order for the person, and the helper may not serve it', async () => {
    const [anna, ben] = [await tools.volunteer(), await tools.volunteer()]
    const personId = await register(anna)
    for (const helped_person_id of [personId, 'nobody'])
      expect((await tools.place(ben, { helped_person_id })).data.fields).toEqual({ helped_person_id: 'unknown' })
    const id = await tools.placed(anna, { helped_person_id: personId })
    expect((await tools.provide(anna, id)).code).toBe(403003)
  })

  it('takes no reward past the limits of its helper', async () => {
    const anna = await tools.volunteer()
    const [one, other] = [await register(anna), await register(anna)]
    for (const helped_person_id of [one, other, null, one, other]) await tools.placed(anna, { helped_person_id })
    expect((await tools.place(anna, { helped_person_id: one })).data).toEqual({
      state: 'too-many-open',
      limit: { most: 5, until: null, wait: null },
    })
  })

  it('is in the record of its person, and in no other', async () => {
    const anna = await tools.volunteer()
    const [one, other] = [await register(anna), await register(anna)]
    const id = await tools.placed(anna, { helped_person_id: one })
    await tools.placed(anna)
    const record = async (helped_person_id: string, { token } = anna) =>
      (await platform.call(contract.listMyOrders, { token, query: { helped_person_id } })).data.items
    expect(await record(one)).toMatchObject([{ id }])
    expect(await record(other)).toEqual([])
    expect(await record(one, await tools.member())).toEqual([])
    expect((await person(anna, one)).data.person).toMatchObject({ open_orders: 1 })
    expect((await person(anna, other)).data.person).toMatchObject({ open_orders: 0 })
  })

  it('is cancelled with its person while nobody took it, and otherwise stays in the name of the helper alone', async () => {
    const [anna, ben] = [await tools.volunteer(), await tools.volunteer()]
    const helped_person_id = await register(anna)
    const open = await tools.placed(anna, { helped_person_id })
    const later = await tools.placed(anna, { helped_person_id, wanted_on: tools.day(3) })
    await tools.provide(ben, later)
    expect((await remove(ben, helped_person_id)).code).toBe(403001)
    expect((await remove(anna, helped_person_id)).data).toEqual({ removed: true })
    expect((await tools.see(anna, open)).data.order).toMatchObject({ state: 'cancelled', on_behalf_of: null })
    expect((await tools.see(ben, later)).data.order).toMatchObject({ state: 'provided', on_behalf_of: null })
    const reward = await queriesOf(platform.database).readOne(
      build.select({ state: orderRewards.state }).from(orderRewards).where(eq(orderRewards.orderId, open)),
    )
    expect(reward?.state).toBe('returned')
    // The address tells where the person lives; the volunteer still has to come.
    expect((await tools.see(anna, open)).data.order).toMatchObject({ address: null, note: null })
    expect((await tools.see(ben, later)).data.order).toMatchObject({ address: 'Number 17, door 4' })
    const rows = await queriesOf(platform.database).read(
      build
        .select({ id: serviceOrders.id })
        .from(serviceOrders)
        .where(eq(serviceOrders.helpedPersonId, helped_person_id)),
    )
    expect(rows).toEqual([])
  })
})
