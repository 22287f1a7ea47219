import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getAnchor, listAnchors } from '../../../../../contract/anchors'
import { errorCodes } from '../../../../../contract/envelope'
import { follow } from '../../../../../contract/reactions'
import { hostAlbums } from '../../../../../platform/features/media/anchors/anchors.schema'
import { albums } from '../../../../../platform/features/media/audio/audio.schema'
import { hosts } from '../../../../../platform/kernel/contents/contents.schema'
import { channelHosts, channels, programmes } from '../../../../../platform/features/media/channels/channels.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}人`, en: text })
const english = { 'accept-language': 'en' }

describe('hosts', () => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform()
    const { database } = platform
    const host = (id: string, name: string) => ({ id, name: both(name), avatar: '/a', intro: both('Intro') })
    await database.insert(hosts).values([host('h1', 'Su'), host('h2', 'Gu'), host('h3', 'Lin')])
    await insertContent(database, { id: 'radio', type: 20, listed: false, title: both('Radio'), covers: ['/cover'] })
    await database
      .insert(channels)
      .values({
        contentId: 'radio',
        kind: 1,
        frequency: 'FM 98.6',
        region: both('City'),
        description: both(''),
        streamUrl: '/live',
        mime: 'application/vnd.apple.mpegurl',
        sort: 1,
      })
    await database.insert(channelHosts).values({ channelId: 'radio', hostId: 'h1', sort: 1 })
    await database.insert(programmes).values(
      [1, 2, 0].flatMap((weekday) => [
        {
          id: `morning-${weekday}`,
          channelId: 'radio',
          weekday,
          startMinute: 360,
          endMinute: 420,
          title: both('Morning'),
          hosts: [both('Gu'), both('Su')],
        },
        {
          id: `noon-${weekday}`,
          channelId: 'radio',
          weekday,
          startMinute: 720,
          endMinute: 780,
          title: both('Noon'),
          hosts: [both('Gu')],
        },
      ]),
    )
  })
  afterEach(() => platform.close())

  it('are listed page by page', async () => {
    const first = await platform.call(listAnchors, { query: { page_size: '2' }, headers: english })
    expect((first.data.items as { name: string }[]).map(({ name }) => name)).toEqual(['Su', 'Gu'])
    const next = await platform.call(listAnchors, { query: { page_size: '2', cursor: first.data.next_cursor } })
    expect(next.data).toMatchObject({ items: [{ id: 'h3' }], next_cursor: null })
  })

  it('have the albums that they read, in order, without what is withdrawn', async () => {
    const { database } = platform
    for (const [sort, id] of ['later', 'sooner', 'gone'].entries()) {
      await insertContent(database, {
        id,
        type: 2,
        title: both(id),
        covers: [`/${id}`],
        ...(id === 'gone' ? { state: 'withdrawn' } : {}),
      })
      await database
        .insert(albums)
        .values({ contentId: id, description: both(''), tracks: sort + 1, finished: id === 'later' })
      await database.insert(hostAlbums).values({ hostId: 'h1', albumId: id, sort: 9 - sort })
    }
    expect((await platform.ask(getAnchor, { path: { id: 'h1' }, headers: english })).albums).toEqual([
      { id: 'sooner', title: 'sooner', cover: '/sooner', tracks: 2, finished: false },
      { id: 'later', title: 'later', cover: '/later', tracks: 1, finished: true },
    ])
    expect((await platform.ask(getAnchor, { path: { id: 'h2' } })).albums).toEqual([])
  })

  it('have their channels and the programmes that name them, each once with its days', async () => {
    const data = await platform.ask(getAnchor, { path: { id: 'h1' }, headers: english })
    expect(data.channels).toEqual([{ id: 'radio', kind: 1, name: 'Radio', frequency: 'FM 98.6', cover: '/cover' }])
    expect(data.programmes).toEqual([
      {
        id: 'morning-0',
        title: 'Morning',
        channel_id: 'radio',
        channel_name: 'Radio',
        weekdays: [0, 1, 2],
        start_minute: 360,
        end_minute: 420,
      },
    ])
  })

  it('are followed by members', async () => {
    const { token } = await platform.logIn()
    await platform.call(follow, { token, body: { target_id: 'h2', kind: 'host', action: 1 } })
    const open = async (more: { token?: string }) =>
      (await platform.ask(getAnchor, { path: { id: 'h2' }, ...more })) as unknown
    expect(await open({ token })).toMatchObject({ followed: true, followers: 1, channels: [], programmes: [] })
    expect(await open({})).toMatchObject({ followed: false, followers: 1 })
    expect((await platform.call(getAnchor, { path: { id: 'nobody' } })).code).toBe(errorCodes.gone)
  })
})
