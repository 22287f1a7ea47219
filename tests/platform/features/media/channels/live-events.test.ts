import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getChannelPlay, listChannels, listLiveEvents, listRecommendedChannels } from '../../../../../contract/channels'
import { search } from '../../../../../contract/search'
import { moveDemoEvents, seedLiveEvents } from '../../../../../platform/demo/seeding/media/channels/seed-live-events'
import { channels } from '../../../../../platform/features/media/channels/channels.schema'
import { desks } from '../../../../../platform/features'
import { organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': text, en: text })
const english = { 'accept-language': 'en' }

async function started() {
  const platform = await startPlatform()
  await insertContent(platform.database, { id: 'tv', type: 20, listed: false, title: both('TV'), covers: ['/tv'] })
  await platform.database
    .insert(channels)
    .values({
      ...{ contentId: 'tv', kind: 2, region: both('City'), description: both(''), sort: 1 },
      ...{ streamUrl: '/live/tv', mime: 'application/vnd.apple.mpegurl' },
    })
  return platform
}

interface Listed {
  readonly id: string
  readonly title: string
  readonly state: string
  readonly starts_at: string
}

describe('a live event', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await started()
  })
  afterAll(() => platform.close())
  const run = async (...words: string[]) => {
    const { failed, output } = await operate(platform.platform, desks, ['live-events', ...words], platform.clock.now())
    return failed ? output : 'done'
  }
  const listed = async () => (await platform.ask(listLiveEvents, { headers: english })).items as readonly Listed[]
  const states = async () => (await listed()).map(({ title, state }) => `${title}: ${state}`)

  const playlist = 'application/vnd.apple.mpegurl'
  it('is made of a channel by the desk, begins, ends, and is seen again (S031)', async () => {
    // The clock of the test stands at 16:00 of 5 March in Shanghai.
    expect(await run('make', 'tv', '2026-03-05T19:30 90 桥梁合龙 / The last segment')).toBe('done')
    const [event] = await listed()
    const id = event?.id ?? ''
    expect(event).toMatchObject({ title: 'The last segment', state: 'coming', starts_at: '2026-03-05T11:30:00.000Z' })
    const play = async () => await platform.ask(getChannelPlay, { query: { channel_id: id } })
    expect(await play()).toMatchObject({ state: 'coming', starts_at: '2026-03-05T11:30:00.000Z' })

    expect(await run('move', id, '2026-03-05T17:00 60')).toBe('done')
    platform.clock.advance(3600)
    expect(await play()).toMatchObject({ state: 'live', url: '/live/tv' })
    expect(await states()).toEqual(['The last segment: live'])
    expect(await run('close', id)).toBe('done')
    expect(await states()).toEqual(['The last segment: ended'])
    expect(await run('replay', id, 'not an address')).not.toBe('done')
    expect(await run('replay', id, '/media/bridge.m3u8')).toBe('done')
    expect(await play()).toMatchObject({ state: 'replay', url: '/media/bridge.m3u8', mime: playlist })
    // The recording is a file, though the stream was none.
    expect(await run('replay', id, '/media/bridge.mp4')).toBe('done')
    expect(await play()).toMatchObject({ state: 'replay', url: '/media/bridge.mp4', mime: 'video/mp4' })
  })

  it('is no channel in the lists of those, but is found', async () => {
    const names = async (endpoint: typeof listChannels | typeof listRecommendedChannels) =>
      (await platform.ask(endpoint, { query: { kind: '2' }, headers: english })).items.map(
        ({ name }: { name: string }) => name,
      )
    expect([await names(listChannels), await names(listRecommendedChannels)]).toEqual([['TV'], ['TV']])
    const found = await platform.call(search, { query: { q: 'segment' }, headers: english })
    expect(JSON.stringify(found.data)).toContain('The last segment')
  })

  it('needs a television channel, a time that exists and a title', async () => {
    for (const words of [
      ['make', 'nowhere', '2026-03-05T19:30 90 A'],
      ['make', 'tv', '2026-02-30T19:30 90 A'],
      ['make', 'tv', '2026-03-05T25:30 90 A'],
      ['make', 'tv', '2026-03-05T19:30 0 A'],
      ['make', 'tv', '2026-03-05T19:30 90'],
      ['move', 'tv', '2026-03-05T19:30 90'],
      ['open', 'tv'],
    ])
      expect(await run(...words)).not.toBe('done')
    expect(await listed()).toHaveLength(1)
  })
})

it('the demo has an event in each state, on any day and at any hour', async () => {
  const platform = await started()
  await platform.database
    .insert(organisations)
    .values({ id: 'org-02', name: both('Broadcasting'), logo: '', intro: both(''), kind: 'media' })
  await seedLiveEvents(platform.database, platform.clock.now())
  for (const hours of [0, 5, 31, 200]) {
    platform.clock.advance(hours * 3600)
    await moveDemoEvents(platform.database, platform.clock.now())
    const { items } = (await platform.ask(listLiveEvents)) as { items: readonly Listed[] }
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['coming', 'live', 'ended', 'replay']))
    const starts = items.filter(({ state }) => state === 'live' || state === 'coming').map((event) => event.starts_at)
    expect(starts).toEqual([...starts].sort())
  }
  await platform.close()
})
