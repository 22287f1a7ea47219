import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUnread, listMessages, seeChanges } from '../../../../../contract/messages'
import { messages } from '../../../../../platform/kernel/messages/messages.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

describe('what changed since a member last looked', () => {
  let platform: TestPlatform
  let anna: { readonly id: string; readonly token: string }
  let ben: typeof anna

  beforeAll(async () => {
    platform = await startPlatform()
    anna = await platform.logIn({ id: 'anna' })
    ben = await platform.logIn({ id: 'ben' })
    const text = { 'zh-CN': '', en: '' }
    const told = (userId: string, kind: string, id: string, minute: number) => ({
      ...{ id: `${userId}-${minute}`, userId, kind, params: { id }, title: text, text },
      sentAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    })
    await platform.database
      .insert(messages)
      .values([
        told('anna', 'wish.claim', 'w1', 1),
        told('anna', 'wish.finish', 'w1', 2),
        told('anna', 'wish.claim', 'w2', 3),
        told('anna', 'service.confirm', 'a1:anna', 4),
        told('anna', 'notice', '', 5),
        told('ben', 'wish.finish', 'w1', 6),
      ])
  })
  afterAll(() => platform.close())

  const unread = async ({ token }: { readonly token: string }) => await platform.ask(getUnread, { token })
  const see = async ({ token }: { readonly token: string }, subject: string, id: string | null) =>
    await platform.call(seeChanges, { token, body: { subject, id } })

  it('are the cases that unread messages tell of, each once, the latest first; hours belong to their activity', async () => {
    expect(await unread(anna)).toMatchObject({
      messages: 5,
      changed: [
        { subject: 'activity', id: 'a1' },
        { subject: 'wish', id: 'w2' },
        { subject: 'wish', id: 'w1' },
      ],
    })
  })

  it('is seen case by case, or all of a kind, by its member alone', async () => {
    expect((await see(anna, 'wish', 'w1')).data).toEqual({ unread: 3 })
    expect((await unread(anna)).changed).toEqual([
      { subject: 'activity', id: 'a1' },
      { subject: 'wish', id: 'w2' },
    ])
    expect((await see(anna, 'activity', 'a1')).data).toEqual({ unread: 2 })
    expect((await see(anna, 'wish', null)).data).toEqual({ unread: 1 })
    expect(await unread(anna)).toMatchObject({ messages: 1, changed: [] })
    expect(await unread(ben)).toMatchObject({ messages: 1, changed: [{ subject: 'wish', id: 'w1' }] })
    const data = await platform.ask(listMessages, { token: anna.token })
    expect(data.items.map(({ read }: { read: boolean }) => read)).toEqual([false, true, true, true, true])
  })

  it('refuses a kind that there is not', async () => {
    expect((await see(anna, 'nothing', null)).status).toBe(400)
  })
})
