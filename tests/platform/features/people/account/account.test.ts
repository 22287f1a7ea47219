import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  clearHistory,
  getMyStatistics,
  getPlayPosition,
  listHistory,
  recordHistory,
  savePlayPosition,
} from '../../../../../contract/account'
import { getUnread, listMessages, markMessageRead } from '../../../../../contract/messages'
import { channels } from '../../../../../platform/features/media/channels/channels.schema'
import { messages } from '../../../../../platform/kernel/messages/messages.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

describe('what the platform remembers of a member', () => {
  let platform: TestPlatform
  let anna: { id: string; token: string }
  const moment = (minute: number) => new Date(Date.UTC(2026, 2, 5, 7, minute)).toISOString()
  const save = async (seconds: number, minute: number) =>
    (
      await platform.ask(savePlayPosition, {
        token: anna.token,
        path: { id: 'sound' },
        body: { type: 1, seconds, updated_at: moment(minute) },
      })
    ).position

  beforeAll(async () => {
    platform = await startPlatform()
    anna = await platform.logIn()
    await insertContent(platform.database, { id: 'post' })
    await insertContent(platform.database, { id: 'other' })
    await insertContent(platform.database, { id: 'sound', type: 1 })
    await insertContent(platform.database, { id: 'album', type: 2 })
    await insertContent(platform.database, { id: 'radio', type: 20, listed: false })
    await platform.database
      .insert(channels)
      .values({
        contentId: 'radio',
        kind: 1,
        region: { 'zh-CN': '市', en: 'City' },
        description: { 'zh-CN': '', en: '' },
        streamUrl: '/live/fm.m3u8',
        mime: 'application/x-mpegURL',
        sort: 1,
      })
  })
  afterAll(() => platform.close())

  it('the last visit of each content, last first, with the position of a medium', async () => {
    const visit = (post_id: string, type: number) =>
      platform.call(recordHistory, { token: anna.token, body: { post_id, type } })
    for (const [id, type] of [
      ['post', 3],
      ['sound', 1],
      ['other', 3],
      ['post', 3],
    ] as const) {
      platform.clock.advance(60)
      expect((await visit(id, type)).data).toEqual({ id })
    }
    await save(12.5, 1)
    const { items } = await platform.ask(listHistory, { token: anna.token })
    expect(items.map((entry: { id: string; position: number | null }) => [entry.id, entry.position])).toEqual([
      ['post', null],
      ['other', null],
      ['sound', 12.5],
    ])
    const found = async (q: string) =>
      (await platform.ask(listHistory, { token: anna.token, query: { q } })).items.map(({ id }: { id: string }) => id)
    expect([await found('TITLE'), await found('title  post'), await found('标题sound'), await found('100%_')]).toEqual([
      ['post', 'other', 'sound'],
      ['post'],
      ['sound'],
      [],
    ])
    expect((await visit('nowhere', 3)).code).toBe(403001)
    expect(await platform.ask(getMyStatistics, { token: anna.token })).toMatchObject({ history: 3 })
    expect(await platform.ask(clearHistory, { token: anna.token, query: { ids: 'post,other' } })).toEqual({
      removed: 2,
    })
    expect((await platform.call(clearHistory, { token: anna.token, query: { ids: ',' } })).code).toBe(400001)
    expect(await platform.ask(clearHistory, { token: anna.token })).toEqual({ removed: 1 })
  })

  it('forgets as many visits at once as can be selected, and refuses to be asked for more', async () => {
    const forget = (count: number) =>
      platform.call(clearHistory, {
        token: anna.token,
        query: { ids: Array.from({ length: count }, (_, index) => `post-${index}`).join(',') },
      })
    expect((await forget(100)).data).toEqual({ removed: 0 })
    expect((await forget(101)).data).toEqual({ fields: { ids: 'too-long' } })
  })

  it('visits of albums and channels, too, with the kind of channel', async () => {
    const bert = await platform.logIn()
    for (const [post_id, type] of [
      ['album', 2],
      ['radio', 20],
    ] as const) {
      platform.clock.advance(60)
      expect(await platform.ask(recordHistory, { token: bert.token, body: { post_id, type } })).toEqual({ id: post_id })
    }
    const { items } = await platform.ask(listHistory, { token: bert.token })
    expect(
      items.map(({ id, item }: { id: string; item: { type: number; channel_kind: number | null } }) => [
        id,
        item.type,
        item.channel_kind,
      ]),
    ).toEqual([
      ['radio', 20, 1],
      ['album', 2, null],
    ])
  })

  it('the newest play position: an older write, and an unplayed 0, leave it as it is', async () => {
    expect(await save(30, 10)).toEqual({ seconds: 30, updated_at: moment(10) })
    expect(await save(99, 5)).toEqual({ seconds: 30, updated_at: moment(10) })
    expect(await save(0, 20)).toEqual({ seconds: 30, updated_at: moment(10) })
    expect(await save(45.25, 20)).toEqual({ seconds: 45.25, updated_at: moment(20) })
    expect(
      (await platform.ask(getPlayPosition, { token: anna.token, path: { id: 'sound' }, query: { type: '1' } })).position
        ?.seconds,
    ).toBe(45.25)
    expect(
      (await platform.ask(getPlayPosition, { token: anna.token, path: { id: 'post' }, query: { type: '1' } })).position,
    ).toBeNull()
  })

  it('takes a clock that runs ahead for now, so that it shuts out no other device', async () => {
    const ahead = await platform.call(savePlayPosition, {
      token: anna.token,
      path: { id: 'sound' },
      body: { type: 1, seconds: 50, updated_at: '2030-01-01T00:00:00.000Z' },
    })
    expect(ahead.data.position.updated_at).toBe(platform.clock.now().toISOString())
    platform.clock.advance(10)
    const later = await platform.call(savePlayPosition, {
      token: anna.token,
      path: { id: 'sound' },
      body: { type: 1, seconds: 55, updated_at: platform.clock.now().toISOString() },
    })
    expect(later.data.position.seconds).toBe(55)
  })

  it('messages, which count as unread until they are read, once', async () => {
    const text = { 'zh-CN': '你好', en: 'Hello' }
    await platform.database
      .insert(messages)
      .values(
        [1, 2, 3].map((place) => ({
          id: `message-${place}`,
          userId: anna.id,
          title: text,
          text,
          sentAt: new Date(moment(place)),
        })),
      )
    await platform.database.insert(messages).values({ id: 'foreign', userId: 'somebody', title: text, text })
    const unread = async () => (await platform.ask(getUnread, { token: anna.token })).messages as number
    const read = (id: string) => platform.call(markMessageRead, { token: anna.token, path: { id } })
    expect(await unread()).toBe(3)
    expect((await read('message-2')).data).toEqual({ unread: 2 })
    expect((await read('message-2')).data).toEqual({ unread: 2 })
    expect((await read('foreign')).code).toBe(403001)
    const { items } = await platform.ask(listMessages, { token: anna.token, headers: { 'x-language': 'en' } })
    expect(
      items.map((message: { id: string; read: boolean; title: string }) => [message.id, message.read, message.title]),
    ).toEqual([
      ['message-3', false, 'Hello'],
      ['message-2', true, 'Hello'],
      ['message-1', false, 'Hello'],
    ])
  })
})
