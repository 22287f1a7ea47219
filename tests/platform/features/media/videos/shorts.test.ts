import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import { countVideoPlay, getSharedShort, getVideo, listShorts } from '../../../../../contract/videos'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { streams, videos } from '../../../../../platform/features/media/videos/videos.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

const idsOf = ({ items }: { readonly items: readonly { readonly id: string }[] }) => items.map(({ id }) => id)
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 8, minute))

describe('shorts', () => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform()
    const { database } = platform
    await database.insert(streams).values({ id: 'stream', url: '/clip.mp4', mime: 'video/mp4' })
    const add = async (id: string, type: number, minute: number, rest: object = {}) => {
      await insertContent(database, { id, type, publishedAt: at(minute), ...rest })
      await database
        .insert(videos)
        .values({ contentId: id, streamId: 'stream', description: { 'zh-CN': '短', en: 'd' } })
    }
    await add('a', 22, 1)
    await add('b', 22, 2)
    await add('c', 22, 2)
    await add('long', 4, 3)
    await add('withdrawn', 22, 4, { state: 'withdrawn', listed: false })
    await database.insert(users).values({ id: 'u1', nickname: 'Lan', avatar: '/lan.webp' })
  })
  afterEach(() => platform.close())
  const page = async (cursor?: string) =>
    await platform.ask(listShorts, { query: { page_size: '2', ...(cursor === undefined ? {} : { cursor }) } })

  it('are listed newest first, in an order that holds from page to page', async () => {
    const first = await page()
    expect(idsOf(first)).toEqual(['c', 'b'])
    expect(first.items[0]).toMatchObject({ source_id: 'stream', is_short: true })
    const second = await page(first.next_cursor ?? '')
    expect(idsOf(second)).toEqual(['a'])
    expect(second.next_cursor).toBeNull()
  })

  it('are read and counted as videos are', async () => {
    expect((await platform.ask(getVideo, { path: { id: 'a' } })).is_short).toBe(true)
    expect((await platform.ask(getVideo, { path: { id: 'long' } })).is_short).toBe(false)
    const play = () => platform.call(countVideoPlay, { path: { id: 'a' } })
    const before = (await play()).data.views
    expect((await play()).data.views).toBe(before)
  })

  it('that were shared say who shared them (C029)', async () => {
    const shared = (id: string, query = {}) => platform.call(getSharedShort, { path: { id }, query })
    expect((await shared('a', { from_user_id: 'u1' })).data).toMatchObject({
      video: { id: 'a' },
      sharer: { nickname: 'Lan', avatar: '/lan.webp' },
    })
    expect((await shared('a', { from_user_id: 'nobody' })).data.sharer).toBeNull()
    expect((await shared('a')).data.sharer).toBeNull()
    for (const id of ['long', 'withdrawn', 'none']) expect((await shared(id)).code).toBe(errorCodes.gone)
  })
})
