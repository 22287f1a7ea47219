import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMessages } from '../../../../../contract/messages'
import { listMyApplications, sendApplication, withdrawApplication } from '../../../../../contract/applications'
import {
  acceptApplication,
  refuseApplication,
} from '../../../../../platform/features/civic/applications/application-acts'
import { applicationsDesk } from '../../../../../platform/features/civic/applications/applications.desk'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

interface Person {
  readonly token: string
}

const form = {
  kind: 'host',
  name: 'Night ferry',
  intro: 'A programme about books.',
  contact_name: 'Zhou',
  phone: '13800000001',
  pictures: [] as string[],
}

describeOnBothDatabases('an application to join', (open) => {
  let platform: TestPlatform
  let keys = 0
  const key = () => ({ 'idempotency-key': `application-key-${(keys += 1)}` })
  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
  })
  afterAll(() => platform.close())

  const send = (who: Person, change: Partial<typeof form> = {}) =>
    platform.call(sendApplication, { token: who.token, headers: key(), body: { ...form, ...change } })
  const withdraw = (who: Person, id: string) =>
    platform.call(withdrawApplication, { token: who.token, headers: key(), path: { id } })
  const mine = async (who: Person) => (await platform.ask(listMyApplications, { token: who.token })).items

  it('waits at the desk with its contact, is judged with a reason, and can then be sent again', async () => {
    const anna = await platform.logIn({})
    const { id } = (await send(anna)).data.application
    const [waiting] = (await applicationsDesk.selectWaiting(platform.database, 10, platform.platform.vault)).filter(
      (each) => each.id === id,
    )
    expect(waiting).toMatchObject({ from: 'Zhou, 13800000001', title: 'host: Night ferry' })
    await refuseApplication(platform.database, id, 'The late hours are full', platform.clock.now())
    const [refused] = await mine(anna)
    expect(refused).toMatchObject({ state: 'refused', may_withdraw: false, kind: 'host' })
    expect(refused?.steps.at(-1)).toMatchObject({ act: 'refuse', actor: null, text: 'The late hours are full' })
    expect((await send(anna)).code).toBe(100000)
  })

  it('tells its applicant that it was accepted', async () => {
    const anna = await platform.logIn({})
    const { id } = (await send(anna)).data.application
    await acceptApplication(platform.database, id, platform.clock.now())
    const { items } = await platform.ask(listMessages, { token: anna.token, headers: { 'x-language': 'en' } })
    expect(items).toMatchObject([{ title: 'Your application was accepted' }])
    expect(await withdraw(anna, id)).toMatchObject({ code: 409001, data: { state: 'accepted' } })
  })

  it('is one of its kind at a time, however many are sent at once', async () => {
    const anna = await platform.logIn({})
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(anna)))
    expect(answers.filter(({ code }) => code === 100000)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 100000)).toMatchObject({ code: 409001, data: { state: 'waiting' } })
    expect((await send(anna, { kind: 'organisation' })).code).toBe(100000)
    const first = (await mine(anna)).find(({ kind }: { kind: string }) => kind === 'host')
    expect((await withdraw(anna, first?.id ?? '')).data.application).toMatchObject({ state: 'withdrawn' })
    expect((await send(anna)).code).toBe(100000)
  })

  it('is nobody else’s to see or to withdraw', async () => {
    const [anna, ben] = [await platform.logIn({}), await platform.logIn({})]
    const { id } = (await send(anna)).data.application
    expect(await mine(ben)).toEqual([])
    expect((await withdraw(ben, id)).code).toBe(403001)
  })

  it('says which fields are wrong, by their names on the wire', async () => {
    const anna = await platform.logIn({})
    expect((await send(anna, { contact_name: '', phone: '12', pictures: ['x'] })).data.fields).toEqual({
      contact_name: 'required',
      phone: 'not-a-phone-number',
    })
    expect((await send(anna, { pictures: ['somebody-elses'] })).data.fields).toEqual({ pictures: 'unknown' })
  })
})
