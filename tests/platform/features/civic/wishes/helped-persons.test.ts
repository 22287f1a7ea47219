import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '../../../../../contract/helped-persons'
import { listMyWishes } from '../../../../../contract/wishes'
import { desks } from '../../../../../platform/features'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { helpedPersons } from '../../../../../platform/features/civic/helped-persons/helped-persons.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { approveMembers } from '../../../../support/volunteers'
import { wishTools } from '../../../../support/wishes'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const details = {
  name: '秦桂枝',
  sex: 2,
  phone: '13900008801',
  relation: 'neighbour',
  address: '灯笼街19号',
  needs: '听力不好',
  agreed: true,
} as const

describe('a helped person', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof wishTools>
  let anna: { id: string; token: string }
  let ben: { id: string; token: string }
  beforeAll(async () => {
    platform = await startPlatform()
    tools = wishTools(platform)
    await tools.prepare()
    anna = await platform.logIn({ id: 'anna', phone: '13800000011' })
    ben = await platform.logIn({ id: 'ben', phone: '13800000012' })
    await approveMembers(platform, ben, anna)
  })
  afterAll(() => platform.close())
  let keys = 0
  const register = async (): Promise<string> => {
    const headers = { 'idempotency-key': `person-key-${(keys += 1)}` }
    const data = await platform.ask(contract.registerHelpedPerson, { token: anna.token, headers, body: details })
    return data.person.id
  }
  const read = (id: string, { token } = anna) => platform.call(contract.getHelpedPerson, { token, path: { id } })
  const change = (id: string, body: object, { token } = anna) =>
    platform.call(contract.changeHelpedPerson, { token, path: { id }, body: { ...details, ...body } })
  const remove = (id: string, { token } = anna) => platform.call(contract.removeHelpedPerson, { token, path: { id } })

  it('is registered by an approved volunteer, or whom the office lets, and by nobody else (B62)', async () => {
    const dora = await platform.logIn({ id: 'dora', phone: '13800000014' })
    const send = async () =>
      platform.call(contract.registerHelpedPerson, {
        token: dora.token,
        headers: { 'idempotency-key': `dora-key-${(keys += 1)}` },
        body: details,
      })
    const mayRegister = async () => (await platform.ask(contract.getHelperRole, { token: dora.token })).may_register
    const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
    expect([await mayRegister(), (await send()).data]).toEqual([false, { state: 'not-a-helper' }])
    expect(await run('helpers', 'grant', 'dora')).toMatchObject({ failed: false })
    expect((await run('helpers')).output).toContain('dora')
    const person = (await send()).data.person
    expect([await mayRegister(), person.name]).toEqual([true, details.name])
    expect(await run('helpers', 'grant', 'dora')).toMatchObject({ failed: true })
    await run('helpers', 'revoke', 'dora')
    expect((await send()).data).toEqual({ state: 'not-a-helper' })
    // Those whom they registered stay theirs.
    expect((await read(person.id, dora)).code).toBe(100000)
  })

  it('is corrected by who registered them, by the same rules, and by nobody else', async () => {
    const id = await register()
    expect((await change(id, { phone: '', needs: '' })).data.person).toMatchObject({ phone: null, needs: '' })
    expect((await change(id, { name: '1', address: '' })).data.fields).toEqual({
      name: 'too-short',
      address: 'required',
    })
    expect((await change(id, { agreed: false })).code).toBe(400001)
    expect((await change(id, { name: '别人写' }, ben)).code).toBe(403001)
    expect((await read(id)).data.person).toMatchObject({ name: '秦桂枝', phone: null })
  })

  it('is removed for good: open wishes are withdrawn, taken ones stay in the name of the helper alone', async () => {
    const id = await register()
    const open = await tools.open(anna, { helped_person_id: id })
    const taken = await tools.open(anna, { helped_person_id: id })
    expect((await tools.claim(ben, taken)).code).toBe(100000)
    expect((await read(id)).data.person).toMatchObject({ wishes: 2, open: 1, finished: 0 })
    const seenBy = async (who?: { readonly token: string }) =>
      (await tools.see(taken, who)).data.wish.wisher.on_behalf_of
    expect([await seenBy(anna), await seenBy(ben)]).toEqual(['秦桂枝', '秦**'])

    expect((await remove(id, ben)).code).toBe(403001)
    expect((await remove(id)).data).toEqual({ removed: true })
    expect((await tools.see(open)).code).toBe(403001)
    expect((await tools.see(taken)).data.wish).toMatchObject({ state: 'claimed', wisher: { on_behalf_of: null } })
    expect(
      await queriesOf(platform.database).read(build.select().from(helpedPersons).where(eq(helpedPersons.id, id))),
    ).toEqual([])
    expect([(await read(id)).code, (await remove(id)).code]).toEqual([403001, 403001])
    const own = await platform.call(listMyWishes, { token: anna.token, query: { page_size: '50' } })
    expect(own.data.items.map((wish: { id: string }) => wish.id)).toEqual([taken])
  })
})
