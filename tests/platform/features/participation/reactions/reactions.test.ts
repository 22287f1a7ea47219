import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getRelation } from '../../../../../contract/articles'
import { listFeed } from '../../../../../contract/feed'
import {
  favourite,
  follow,
  like,
  listLikers,
  listFavourites,
  removeFavourites,
  reportShare,
} from '../../../../../contract/reactions'
import { channels } from '../../../../../platform/features/media/channels/channels.schema'
import { organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

describe('what a reader does with a content', () => {
  let platform: TestPlatform
  let anna: { id: string; token: string }
  const relation = async (id: string, token?: string) =>
    await platform.ask(getRelation, { path: { id }, query: { type: '3' }, ...(token === undefined ? {} : { token }) })

  beforeAll(async () => {
    platform = await startPlatform()
    anna = await platform.logIn({ nickname: 'Anna' })
    await platform.database
      .insert(organisations)
      .values({
        id: 'org-1',
        name: { 'zh-CN': '报社', en: 'Daily' },
        logo: '',
        intro: { 'zh-CN': '', en: '' },
        kind: 'newspaper',
      })
    for (const id of ['one', 'two', 'three']) await insertContent(platform.database, { id, organisationId: 'org-1' })
    await insertContent(platform.database, { id: 'gone', state: 'withdrawn', listed: false })
    await insertContent(platform.database, { id: 'album', type: 2 })
    await insertContent(platform.database, { id: 'channel', type: 20, listed: false })
    await platform.database
      .insert(channels)
      .values({
        contentId: 'channel',
        kind: 2,
        region: { 'zh-CN': '市', en: 'City' },
        description: { 'zh-CN': '', en: '' },
        streamUrl: '/live/tv.m3u8',
        mime: 'application/x-mpegURL',
        sort: 1,
      })
  })
  afterAll(() => platform.close())

  it('counts a like once, however often it is sent, and takes it back once', async () => {
    const act = (action: 0 | 1) => platform.call(like, { token: anna.token, body: { post_id: 'one', type: 3, action } })
    expect((await act(1)).data).toEqual({ liked: true, likes: 1 })
    expect((await act(1)).data).toEqual({ liked: true, likes: 1 })
    expect(await relation('one', anna.token)).toMatchObject({ liked: true, likes: 1 })
    expect(await relation('one')).toMatchObject({ liked: false, likes: 1 })
    expect(
      (await platform.ask(listFeed, { token: anna.token })).items.filter((item: { liked: boolean }) => item.liked),
    ).toHaveLength(1)
    expect((await platform.ask(listLikers, { path: { id: 'one' }, query: { type: '3' } })).items).toMatchObject([
      { user_id: anna.id, nickname: 'Anna' },
    ])
    expect((await act(0)).data).toEqual({ liked: false, likes: 0 })
    expect((await act(0)).data).toEqual({ liked: false, likes: 0 })
  })

  it('refuses a guest, a content that is gone and one of another type', async () => {
    const act = (post_id: string, type: number, token?: string) =>
      platform.call(like, { body: { post_id, type, action: 1 }, ...(token === undefined ? {} : { token }) })
    expect((await act('one', 3)).code).toBe(303001)
    expect((await act('gone', 3, anna.token)).code).toBe(403001)
    expect((await act('one', 4, anna.token)).code).toBe(403001)
    expect((await act('one', 99, anna.token)).code).toBe(400001)
  })

  it('keeps favourites newest first, by type, and removes several at once', async () => {
    const keep = (post_id: string, type = 3) =>
      platform.call(favourite, { token: anna.token, body: { post_id, type, action: 1 } })
    for (const id of ['one', 'two', 'three']) expect((await keep(id)).data).toEqual({ collected: true, collections: 1 })
    const mine = async (query: Record<string, string> = {}) =>
      await platform.ask(listFavourites, { token: anna.token, query })
    expect((await mine()).items).toHaveLength(3)
    expect((await mine({ type: '4' })).items).toEqual([])
    const page = await mine({ page_size: '2' })
    expect((await mine({ page_size: '2', cursor: page.next_cursor ?? '' })).items).toHaveLength(1)
    expect(
      await platform.ask(removeFavourites, { token: anna.token, body: { ids: ['one', 'three', 'never'] } }),
    ).toEqual({ removed: 2 })
    expect((await mine()).items.map((entry: { item: { id: string } }) => entry.item.id)).toEqual(['two'])
    expect((await relation('one', anna.token)).collections).toBe(0)
  })

  it('keeps an album and a channel, which say what they are, and removes them with the rest', async () => {
    const bert = await platform.logIn({ nickname: 'Bert' })
    const mine = async (query: Record<string, string> = {}) =>
      (await platform.ask(listFavourites, { token: bert.token, query })).items as {
        id: string
        item: { type: number; channel_kind: number | null }
      }[]
    for (const [post_id, type] of [
      ['album', 2],
      ['channel', 20],
    ] as const) {
      expect(await platform.ask(favourite, { token: bert.token, body: { post_id, type, action: 1 } })).toEqual({
        collected: true,
        collections: 1,
      })
      platform.clock.advance(1)
    }
    expect((await mine()).map(({ item }) => [item.type, item.channel_kind])).toEqual([
      [20, 2],
      [2, null],
    ])
    expect((await mine({ type: '20' })).map(({ id }) => id)).toEqual(['channel'])
    expect(await platform.ask(removeFavourites, { token: bert.token, body: { ids: ['album', 'channel'] } })).toEqual({
      removed: 2,
    })
    expect(await mine()).toEqual([])
  })

  it('follows an organisation once, and the article knows it', async () => {
    const act = (action: 0 | 1, target_id = 'org-1') =>
      platform.call(follow, { token: anna.token, body: { target_id, kind: 'organisation', action } })
    expect((await act(1)).data).toEqual({ followed: true, followers: 1 })
    expect((await act(1)).data.followers).toBe(1)
    expect((await relation('one', anna.token)).followed).toBe(true)
    expect((await act(0)).data).toEqual({ followed: false, followers: 0 })
    expect((await act(1, 'nobody')).code).toBe(403001)
  })

  it('counts shares of contents, and takes the report of a page that is none', async () => {
    const share = (post_id: string, type: number) =>
      platform.call(reportShare, {
        body: { post_id, channel: 1, shard_url: 'https://city.example/posts/one', type, source_type: 2, user_id: '' },
      })
    expect((await share('two', 1)).data).toEqual({ shares: 1 })
    expect((await share('', 2)).data).toEqual({ shares: 0 })
  })

  it('keeps no share report of a guest about nothing, and only so many of one sharer', async () => {
    const share = (post_id: string, more: { token?: string; from?: string }) =>
      platform.call(reportShare, {
        body: { post_id, channel: 1, shard_url: 'https://city.example/', type: 2, source_type: 2, user_id: '' },
        ...more,
      })
    const kept = async () =>
      ((await platform.database.execute(sql`select 1 from shares where content_id is null`)) as { rows: unknown[] })
        .rows.length
    const before = await kept()
    await share('', { from: '10.1.1.1' })
    expect(await kept()).toBe(before)
    await share('', { token: anna.token })
    expect(await kept()).toBe(before + 1)
    const codes = []
    for (let times = 0; times < 61; times += 1) codes.push((await share('two', { from: '10.1.1.2' })).status)
    expect(codes).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    expect((await share('two', { from: '10.1.1.3' })).status).toBe(200)
  })
})
