import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  getCollection,
  getLastEpisode,
  listCollections,
  listEpisodes,
  saveLastEpisode,
} from '../../../../../contract/collections'
import { errorCodes } from '../../../../../contract/envelope'
import { countVideoPlay, listCollectionsOfVideo } from '../../../../../contract/videos'
import { collectionItems, streams, videos } from '../../../../../platform/features/media/videos/videos.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

describe('video collections', () => {
  let platform: TestPlatform
  const idsOf = (data: { items: { id: string }[] }) => data.items.map(({ id }) => id)
  const open = (id = 'series') => platform.call(getCollection, { path: { id } })
  const episodes = (query: Record<string, string> = {}) =>
    platform.call(listEpisodes, { path: { id: 'series' }, query })

  beforeEach(async () => {
    platform = await startPlatform()
    const { database } = platform
    await insertContent(database, { id: 'series', type: 15, covers: ['/series', '/other'] })
    await insertContent(database, { id: 'short', type: 15, views: 500 })
    await insertContent(database, { id: 'withdrawn', type: 15, state: 'withdrawn', listed: false })
    await database.insert(streams).values({ id: 'stream', url: '/v', mime: 'video/mp4' })
    for (const id of ['one', 'two', 'three', 'gone']) {
      await insertContent(database, { id, type: 4, state: id === 'gone' ? 'withdrawn' : 'published' })
      const words = { 'zh-CN': '', en: '' }
      await database.insert(videos).values({ contentId: id, streamId: 'stream', description: words })
    }
    await database.insert(collectionItems).values([
      { collectionId: 'series', contentId: 'three', sort: 3 },
      { collectionId: 'series', contentId: 'gone', sort: 1 },
      { collectionId: 'series', contentId: 'one', sort: 1 },
      { collectionId: 'series', contentId: 'two', sort: 2 },
      { collectionId: 'short', contentId: 'two', sort: 1 },
      { collectionId: 'withdrawn', contentId: 'two', sort: 1 },
    ])
  })
  afterEach(() => platform.close())

  it('C040 lists them with the number of their episodes, without withdrawn ones', async () => {
    const data = await platform.ask(listCollections, {})
    const found = data.items as { id: string; episodes: number }[]
    expect(found.map(({ id, episodes: count }) => `${id} ${count}`).sort()).toEqual(['series 3', 'short 1'])
  })

  it('C042 has its facts, and is gone once it is withdrawn, and as another kind', async () => {
    expect((await open()).data).toMatchObject({ id: 'series', cover: '/series', episodes: 3, comments_open: true })
    expect((await open('withdrawn')).code).toBe(errorCodes.gone)
    expect((await open('one')).code).toBe(errorCodes.gone)
  })

  it('C041 has the episodes in the order of the editors, by pages', async () => {
    const first = await episodes({ page_size: '2' })
    expect(idsOf(first.data)).toEqual(['one', 'two'])
    expect(first.data.items[0]).toMatchObject({ source_id: 'stream' })
    const rest = await episodes({ cursor: first.data.next_cursor })
    expect([idsOf(rest.data), rest.data.next_cursor]).toEqual([['three'], null])
  })

  it('C039 says in which collections a video is', async () => {
    const of = async (id: string) => idsOf(await platform.ask(listCollectionsOfVideo, { path: { id } }))
    expect(await of('two')).toEqual(['short', 'series'])
    expect(await of('one')).toEqual(['series'])
    expect(await of('nowhere')).toEqual([])
  })

  it('C044 counts a play once, for the video and for the collection that it was played from', async () => {
    const play = (collection: string) =>
      platform.call(countVideoPlay, { path: { id: 'two' }, query: { video_collection_id: collection } })
    const views = async (id: string) => (await open(id)).data.views as number
    const before = [await views('series'), await views('short')]
    await play('series')
    await play('series')
    await play('short')
    expect([await views('series'), await views('short')]).toEqual([before[0]! + 1, before[1]])
  })

  it('keeps the place of each member, the last one by time', async () => {
    const [anna, bert] = [await platform.logIn(), await platform.logIn()]
    const keep = (token: string, video: string, minute: number) =>
      platform.call(saveLastEpisode, {
        token,
        path: { id: 'series' },
        body: { video_id: video, updated_at: new Date(Date.UTC(2020, 0, 1, 0, minute)).toISOString() },
      })
    const placeOf = async (token: string) =>
      (await platform.ask(getLastEpisode, { token, path: { id: 'series' } })).place
    expect(await placeOf(anna.token)).toBeNull()
    await keep(anna.token, 'two', 2)
    expect((await keep(anna.token, 'one', 1)).data.place).toMatchObject({ video_id: 'two' })
    await keep(bert.token, 'three', 1)
    expect([await placeOf(anna.token), await placeOf(bert.token)]).toMatchObject([
      { video_id: 'two' },
      { video_id: 'three' },
    ])
    expect((await keep((await platform.logIn()).token, 'nowhere', 3)).code).toBe(errorCodes.gone)
  })
})
