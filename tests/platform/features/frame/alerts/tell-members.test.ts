import { eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { saveMessageSettings } from '../../../../../contract/message-settings'
import { getUnread, listMessages } from '../../../../../contract/messages'
import { alerts } from '../../../../../platform/features/frame/alerts/alerts.schema'
import { tellMembers } from '../../../../../platform/features/frame/alerts/tell-members'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { messages, pushSubscriptions } from '../../../../../platform/kernel/messages/messages.schema'
import { actAs, insertAlert } from '../../../../support/alerts'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

describeOnBothDatabases('what members are told of alerts', (open) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open() })
  })
  afterEach(() => platform.close())
  const tell = () => tellMembers(platform.platform)
  const told = async (id: string) =>
    (await messagesTo(platform.database, id)).map(({ title, text, path }) => [title.en, text.en, path])
  const rain = ['Urgent notice: Rain storm', 'Stay in', '/alerts']
  const addMembers = (count: number) =>
    platform.database
      .insert(users)
      .values(
        Array.from({ length: count }, (_, index) => ({
          ...{ id: `many-${String(index).padStart(5, '0')}`, nickname: 'N', avatar: '' },
        })),
      )

  it('is one message each, with the words of the alert as they are now, and none of a correction', async () => {
    const [anna, ben] = [await platform.logIn({ id: 'anna' }), await platform.logIn({ id: 'ben' })]
    await insertAlert(platform, 'storm')
    await tell()
    await tell()
    expect(await told(anna.id)).toEqual([rain])
    expect(await told(ben.id)).toEqual([rain])
    const changed = { 'zh-CN': '红色', en: 'Red' }
    await platform.database.update(alerts).set({ title: changed, updatedAt: platform.clock.now() })
    await tell()
    expect(await told(anna.id)).toEqual([['Urgent notice: Red', 'Stay in', '/alerts']])
    expect((await platform.ask(listMessages, { token: anna.token })).items).toHaveLength(1)
  })

  it('waits until it begins, and is not told of one that is over, unconfirmed or ended meanwhile', async () => {
    await platform.logIn({ id: 'anna' })
    await insertAlert(platform, 'storm', { from: 1, until: 3 })
    await insertAlert(platform, 'over', { from: -3, until: -1 })
    await insertAlert(platform, 'waits', { confirmedBy: null, confirmedAt: null })
    await tell()
    expect(await told('anna')).toEqual([])
    platform.clock.advance(3600)
    await tell()
    expect(await told('anna')).toEqual([rain])
  })

  it('counts as read where a member muted the office, and notifies devices after their quiet hours', async () => {
    const [anna, ben] = [await platform.logIn({ id: 'anna' }), await platform.logIn({ id: 'ben' })]
    await platform.ask(saveMessageSettings, {
      token: anna.token,
      body: { shown: ['replies'], pushed: [], quiet_hours: null, shows_text: false },
    })
    const device = { tokenHash: '', p256dh: '', auth: '', createdAt: platform.clock.now() }
    await platform.database.insert(pushSubscriptions).values([
      { endpoint: 'https://push.example/anna', userId: anna.id, ...device },
      { endpoint: 'https://push.example/ben', userId: ben.id, ...device },
    ])
    await insertAlert(platform, 'storm')
    await tell()
    expect((await platform.ask(getUnread, { token: anna.token })).messages).toBe(0)
    expect((await platform.ask(getUnread, { token: ben.token })).messages).toBe(1)
    expect((await messagesTo(platform.database, anna.id))[0]).toMatchObject({ pushAt: null })
    expect((await messagesTo(platform.database, ben.id))[0]).toMatchObject({ pushAt: platform.clock.now() })
  })

  it('says nothing any more once the alert is removed', async () => {
    const anna = await platform.logIn({ id: 'anna' })
    await insertAlert(platform, 'storm')
    await tell()
    await actAs(platform)('mei', 'remove', 'storm')
    expect(await told(anna.id)).toEqual([])
    expect((await platform.ask(listMessages, { token: anna.token })).items).toEqual([])
    expect((await platform.ask(getUnread, { token: anna.token })).messages).toBe(0)
  })

  it('comes to each of thousands once, when two processes tell it and when one died half-way', async () => {
    await addMembers(4500)
    await insertAlert(platform, 'storm')
    // What a process that ended left: the first page told, and a message of the second one.
    await platform.database.update(alerts).set({ toldUpTo: 'many-00099' })
    await Promise.all([tell(), tell()])
    const told = await platform.database
      .delete(messages)
      .where(like(messages.userId, 'many-%'))
      .returning({ id: messages.userId })
    expect(told).toHaveLength(4400)
    expect(new Set(told.map(({ id }) => id)).size).toBe(4400)
    const [row] = await platform.database
      .update(alerts)
      .set({ toldAt: null, toldUpTo: 'many-04000' })
      .where(eq(alerts.id, 'storm'))
      .returning()
    expect(row?.toldAt).toBeNull()
    await tell()
    platform.clock.advance(5)
    await platform.database.update(alerts).set({ toldAt: null, toldUpTo: 'many-04000' })
    await tell()
    expect(
      await platform.database.delete(messages).where(like(messages.userId, 'many-%')).returning({ id: messages.id }),
    ).toHaveLength(499)
  })
})
