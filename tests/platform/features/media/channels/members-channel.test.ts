import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getChannel, getChannelPlay, getChannelPlayAuth, listProgrammes } from '../../../../../contract/channels'
import { listEarlierMessages, postChatMessage } from '../../../../../contract/chat'
import { listBroadcasts } from '../../../../../contract/programmes'
import { liveAddress } from '../../../../../platform/demo/media'
import { channels, programmes } from '../../../../../platform/features/media/channels/channels.schema'
import { chatMessages } from '../../../../../platform/features/media/chat/chat.schema'
import { inlinedOpenApi } from '../../../../support/inlined-openapi'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { named, openStream } from '../chat/live-stream'

const both = (text: string) => ({ 'zh-CN': text, en: text })
const secret = 'what only members wrote'
const playlist = 'application/vnd.apple.mpegurl'
const recording = '/media/videos/railway/master.m3u8'

interface Described {
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
}

describe('a channel for members', () => {
  let platform: TestPlatform
  let token: string
  beforeAll(async () => {
    platform = await startPlatform()
    const member = await platform.logIn({ phone: '13800000001' })
    token = member.token
    const at = platform.clock.now()
    const stream = liveAddress('television', 'festival', at)
    for (const [id, kind, playableBy, streamUrl] of [
      ['club', 2, 'members', stream],
      ['club-radio', 1, 'members', liveAddress('radio', 'night', at)],
      ['open', 2, 'all', liveAddress('television', 'city', at)],
    ] as const) {
      await insertContent(platform.database, { id, type: 20, listed: false, title: both(id), covers: ['cover'] })
      await platform.database
        .insert(channels)
        .values({
          contentId: id,
          kind,
          region: both('City'),
          description: both('A channel'),
          streamUrl,
          mime: playlist,
          sort: 1,
          playableBy,
        })
      await platform.database
        .insert(programmes)
        .values(
          [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
            id: `programme-${id}-${weekday}`,
            channelId: id,
            weekday,
            startMinute: 0,
            endMinute: 1,
            title: both('Yesterday’s'),
            replayUrl: playableBy === 'members' ? recording : '/media/videos/teapot/master.m3u8',
          })),
        )
      await platform.database
        .insert(chatMessages)
        .values({ channelId: id, userId: member.id, key: id, text: secret, createdAt: at })
    }
  })
  afterAll(() => platform.close())

  const as = (who: string | null) => (who === null ? {} : { token: who })
  const play = (who: string | null, id = 'club') =>
    platform.call(getChannelPlay, { ...as(who), query: { channel_id: id } })
  const status = async (url: string) => (await platform.app.inject(url)).statusCode
  const day = { day: '2026-03-04' }
  const replays = async (who: string | null, id = 'club') =>
    (await platform.ask(listProgrammes, { ...as(who), query: { channel_id: id, ...day } })).items.map(
      ({ replay_url: url }: { replay_url: string | null }) => url,
    ) as (string | null)[]

  it('says so to everybody, and plays for members by addresses that expire', async () => {
    expect((await platform.ask(getChannel, { path: { id: 'club' } })).members_only).toBe(true)
    expect((await platform.ask(getChannel, { path: { id: 'open' } })).members_only).toBe(false)
    const allowed = async (who: string | null) =>
      await platform.ask(getChannelPlayAuth, { ...as(who), query: { channel_id: 'club' } })
    expect([await allowed(null), await allowed(token)]).toEqual([{ allowed: false }, { allowed: true }])
    expect((await play(null)).code).toBe(403001)
    const { url } = (await play(token)).data
    expect(url).toMatch(/^\/streams\/[^/]+\/live\/television\/festival\/index\.m3u8\?since=/)
    const list = await platform.app.inject(url)
    expect([list.statusCode, list.headers['cache-control']]).toEqual([200, expect.stringMatching(/^private/)])
    const segments = list.payload.split('\n').filter((line) => line.startsWith('/'))
    expect(segments.length).toBeGreaterThan(2)
    for (const segment of segments) expect(await status(segment)).toBe(200)
    // The bare addresses answer to nobody.
    expect(await status(url.replace(/^\/streams\/[^/]+/, ''))).toBe(403)
    expect(await status(segments[0]!.replace(/^\/streams\/[^/]+/, ''))).toBe(403)
  })

  it('gives its recordings to members alone, by every address', async () => {
    expect(await replays(null)).toEqual([null])
    const [url] = await replays(token)
    expect(await status(url!)).toBe(200)
    expect(await status(recording)).toBe(403)
    const broadcasts = async (who: string | null) =>
      (await platform.ask(listBroadcasts, { ...as(who), path: { id: 'programme-club-radio-1' } })).items.length
    expect(await broadcasts(null)).toBe(0)
    expect(await broadcasts(token)).toBeGreaterThan(0)
    platform.clock.advance(3 * 3600)
    expect(await status(url!)).toBe(403)
  })

  it('has a chat that members alone read and write', async () => {
    const earlier = (who: string | null) =>
      platform.call(listEarlierMessages, { ...as(who), path: { id: 'club' }, query: { before: '99' } })
    expect((await earlier(null)).code).toBe(403001)
    expect((await earlier(token)).data.messages).toHaveLength(1)
    const post = await platform.call(postChatMessage, {
      path: { id: 'club' },
      headers: { 'idempotency-key': 'key-of-a-guest' },
      body: { text: 'Hello', key: 'key-of-a-guest' },
    })
    expect(post.code).toBe(303001)
    const asGuest = await openStream(platform, 'club')
    expect(asGuest.response.statusCode).toBe(403)
    asGuest.leave()
    const known: readonly Record<string, string>[] = [
      { authorization: token },
      { cookie: `a=b; authorization=${token}` },
    ]
    for (const headers of known) {
      const stream = await openStream(platform, 'club', headers)
      expect((await stream.next(named('start'))).data.messages).toHaveLength(1)
      stream.leave()
    }
  })

  it('leaves other channels as they are', async () => {
    const { url } = (await play(null, 'open')).data
    expect(url).toMatch(/^\/live\/television\/city\//)
    expect(await status(url)).toBe(200)
    expect(await replays(null, 'open')).toEqual(['/media/videos/teapot/master.m3u8'])
    const stream = await openStream(platform, 'open')
    expect((await stream.next(named('start'))).data.messages).toHaveLength(1)
    stream.leave()
  })

  it('gives a guest nothing of it by any read of the contract', async () => {
    const { paths } = inlinedOpenApi() as { paths: Record<string, Record<string, Described>> }
    const ids = ['club', 'club-radio', 'programme-club-1', 'programme-club-radio-1']
    const told: string[] = []
    for (const [path, { get }] of Object.entries(paths)) {
      if (get === undefined) continue
      for (const id of ids) {
        const query = get.parameters
          .filter((each) => each.in === 'query' && /id$|^q$|^before$|^kind$|^type$/.test(each.name))
          .map(
            ({ name }) => `${name}=${/id$/.test(name) ? id : name === 'q' ? 'club' : name === 'before' ? '99' : '2'}`,
          )
        const { payload } = await platform.app.inject(`${path.replaceAll(/\{\w+\}/g, id)}?${query.join('&')}`)
        if (/festival|\/live\/radio\/night|railway|what only members/.test(payload)) told.push(`${path} ${id}`)
      }
    }
    for (const url of [
      '/embed/videos/club',
      '/feeds/home.xml',
      '/sitemap.xml',
      '/oembed?url=http://localhost/lives/club',
    ])
      if (/festival|railway|what only members/.test((await platform.app.inject(url)).payload)) told.push(url)
    expect(told).toEqual([])
  })

  it('is closed to members, too, when it is for nobody', async () => {
    await platform.database.update(channels).set({ playableBy: 'nobody' }).where(eq(channels.contentId, 'club'))
    platform.clock.advance(10)
    expect((await play(token)).code).toBe(403001)
    expect(await replays(token)).toEqual([null])
    expect(
      (await platform.call(listEarlierMessages, { token, path: { id: 'club' }, query: { before: '99' } })).code,
    ).toBe(403001)
    expect(await status(recording)).toBe(403)
  })
})
