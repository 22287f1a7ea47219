import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listChannelGroups, listChannels } from '../../../../../contract/channels'
import { getProgramme, listBroadcasts } from '../../../../../contract/programmes'
import { channels, programmes } from '../../../../../platform/features/media/channels/channels.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}台`, en: text })
const english = { 'accept-language': 'en' }

describe('the channels of every place, and what can be heard again', () => {
  let platform: TestPlatform
  const add = async (
    id: string,
    region: string,
    { place = '', ...more }: Partial<typeof channels.$inferInsert> & { readonly place?: string } = {},
  ) => {
    await insertContent(platform.database, { id, type: 20, listed: false, title: both(id), covers: ['cover'], place })
    await platform.database
      .insert(channels)
      .values({
        contentId: id,
        kind: 1,
        region: both(region),
        description: both(''),
        streamUrl: '/live',
        mime: 'application/vnd.apple.mpegurl',
        sort: 1,
        ...more,
      })
  }
  const slot = (weekday: number, from: number, to: number, replayUrl: string | null = '/replay') => ({
    id: `news-${weekday}-${from}`,
    channelId: 'News',
    weekday,
    startMinute: from * 60,
    endMinute: to * 60,
    title: both('Morning'),
    hosts: [both('Su')],
    replayUrl,
  })
  beforeEach(async () => {
    platform = await startPlatform()
    await add('News', 'City', { genre: 'news', frequency: 'FM 98.6' })
    await add('Songs', 'Port', { genre: 'music', place: 'elsewhere', sort: 2 })
    await add('Pictures', 'City', { kind: 2, genre: 'culture' })
    // The test's clock stands at 16:00 of Thursday, 5 March, in Shanghai.
    await platform.database
      .insert(programmes)
      .values([
        slot(4, 8, 9),
        slot(4, 15, 17),
        slot(3, 8, 9),
        slot(2, 8, 9, null),
        { ...slot(1, 8, 9), id: 'other', title: both('Other') },
      ])
  })
  afterEach(() => platform.close())

  const namesOf = async (query: Record<string, string>) =>
    (
      (await platform.ask(listChannels, { query: { kind: '1', ...query }, headers: english })).items as {
        name: string
      }[]
    ).map(({ name }) => name)

  it('are of the visitor’s place, or of all places, by region and by genre', async () => {
    expect(await namesOf({})).toEqual(['News'])
    expect(await namesOf({ everywhere: '1' })).toEqual(['News', 'Songs'])
    expect(await namesOf({ everywhere: '1', genre: 'music' })).toEqual(['Songs'])
    expect(await namesOf({ everywhere: '1', region: 'City台' })).toEqual(['News'])
    expect(await platform.ask(listChannelGroups, { query: { kind: '1' }, headers: english })).toEqual({
      regions: [
        { id: 'City台', name: 'City' },
        { id: 'Port台', name: 'Port' },
      ],
      genres: ['news', 'music'],
    })
  })

  it('are found by name, frequency, region and what is on air, and nothing else', async () => {
    const find = (q: string) => namesOf({ everywhere: '1', q })
    expect(await find('song')).toEqual(['Songs'])
    expect(await find('98.6')).toEqual(['News'])
    expect(await find(' PORT ')).toEqual(['Songs'])
    expect(await find('morning')).toEqual(['News'])
    expect(await find('%')).toEqual([])
  })

  it('say how far the programme on air is', async () => {
    const data = await platform.ask(listChannels, { query: { kind: '1' } })
    expect(data.items[0]).toMatchObject({ now_playing: 'Morning台', on_air: { start_minute: 900, end_minute: 1020 } })
  })

  it('have the past broadcasts of a programme that were recorded, the latest first, page by page', async () => {
    const starts = async (cursor?: string) => {
      const data = await platform.ask(listBroadcasts, {
        path: { id: 'news-4-8' },
        query: { page_size: '2', ...(cursor === undefined ? {} : { cursor }) },
      })
      return {
        at: (data.items as { starts_at: string }[]).map((item) => item.starts_at),
        next: data.next_cursor as string | null,
      }
    }
    const first = await starts()
    // The one that is on now, and the one without a recording, are not among them.
    expect(first.at).toEqual(['2026-03-05T00:00:00.000Z', '2026-03-04T00:00:00.000Z'])
    const second = await starts(first.next ?? '')
    expect(second.at).toEqual(['2026-02-26T07:00:00.000Z', '2026-02-26T00:00:00.000Z'])
  })

  it('know a programme by a slot of the week, and by one of its broadcasts', async () => {
    const read = async (id: string) => await platform.call(getProgramme, { path: { id }, headers: english })
    expect((await read('news-4-8')).data).toMatchObject({ title: 'Morning', hosts: ['Su'], channel: { id: 'News' } })
    expect((await read('news-4-8-20260305')).data).toMatchObject({ title: 'Morning' })
    expect((await read('nothing')).code).toBe(403001)
    expect((await platform.call(listBroadcasts, { path: { id: 'nothing' } })).code).toBe(403001)
  })
})
