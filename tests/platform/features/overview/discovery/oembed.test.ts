import { runInNewContext } from 'node:vm'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { streams, videos } from '../../../../../platform/features/media/videos/videos.schema'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

const origin = 'https://city.example'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({
    seed: true,
    configuration: { publicOrigin: origin, demo: true, frameAncestors: ["'self'"] },
  })
})
afterAll(() => platform.close())
const get = (url: string) => platform.app.inject({ url, headers: { cookie: 'authorization=secret' } })
const ask = (address: string, more = '') => get(`/oembed?url=${encodeURIComponent(address)}${more}`)

describe('an address of ours on another site', () => {
  for (const [path, type, size] of [
    ['/videos/video-001', 'video', [640, 360]],
    ['/audios/audio-night-river-01', 'rich', [480, 180]],
  ] as const)
    it(`${path} is answered with its player, in the language that it names`, async () => {
      const answer = await ask(`${origin}${path}?lang=en`, '&format=json')
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
      })
      const found = answer.json()
      expect(found).toMatchObject({ version: '1.0', type, provider_name: 'Riverbend', provider_url: origin })
      expect([found.width, found.height]).toEqual(size)
      expect(found.title).not.toBe('')
      const player = /<iframe src="([^"]+)"/.exec(found.html)?.[1]?.replaceAll('&#38;', '&') ?? ''
      expect(player).toBe(`${origin}/embed${path}?lang=en`)
      const picture = await get(found.thumbnail_url.replace(origin, ''))
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
      expect((await get(player.replace(origin, ''))).payload).toContain('<html lang="en">')
      expect((await ask(origin + path)).json().provider_name).toBe('临川')
    })

  it('has a player no larger than its place', async () => {
    const { width, height } = (await ask(`${origin}/videos/video-001`, '&maxwidth=320&maxheight=900')).json()
    expect([width, height]).toEqual([320, 180])
    for (const path of ['/videos/video-001', '/audios/audio-night-river-01'])
      for (const [most, mostHigh] of [
        [200, 90],
        [2000, 90],
        [200, 2000],
      ] as const) {
        const place = (await ask(origin + path, `&maxwidth=${most}&maxheight=${mostHigh}`)).json()
        expect(place.width, path).toBeLessThanOrEqual(most)
        expect(place.height, path).toBeLessThanOrEqual(mostHigh)
        expect(place.html).toContain(`width="${place.width}" height="${place.height}"`)
      }
  })

  it('is not found, not allowed, or not in this form, as the specification says', async () => {
    for (const address of [
      `${origin}/videos/none`,
      `${origin}/posts/post-000001`,
      'https://elsewhere.example/videos/video-001',
      'x',
      '',
    ])
      expect((await ask(address)).statusCode, address).toBe(404)
    expect((await ask(`${origin}/videos/video-001`, '&format=xml')).statusCode).toBe(501)
    const shut = await queriesOf(platform.database).readOne(
      build
        .select({ id: videos.contentId })
        .from(videos)
        .innerJoin(streams, eq(streams.id, videos.streamId))
        .innerJoin(contents, eq(contents.id, videos.contentId))
        .where(eq(streams.restricted, true)),
    )
    expect((await ask(`${origin}/videos/${shut?.id}`)).statusCode).toBe(401)
    const page = await get(`/embed/videos/${shut?.id}`)
    expect([page.statusCode, page.payload.includes('data-playlist')]).toEqual([403, false])
  })
})

describe('the player on another site', () => {
  it('may be framed by anybody, and holds no script but its own', async () => {
    const { headers, payload } = await get('/embed/videos/video-001')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toMatch(/default-src 'none'.*script-src 'sha256-[^']+' 'strict-dynamic'.*form-action 'none'/)
    expect(payload.match(/<script/g)).toHaveLength(1)
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is the same for everybody: it knows no session, and holds nothing of one', async () => {
    const [member, guest] = [
      await get('/embed/audios/audio-night-river-01'),
      await platform.app.inject({ url: '/embed/audios/audio-night-river-01' }),
    ]
    expect(member.payload).toBe(guest.payload)
    expect(String(member.headers['cache-control'])).toContain('public')
    expect(member.payload).not.toContain('document.cookie')
  })

  it('plays what it names', async () => {
    const [, playlist = ''] = /data-playlist="([^"]+)"/.exec((await get('/embed/videos/video-001')).payload) ?? []
    expect((await get(playlist)).payload).toContain('#EXTM3U')
    const [, sound = ''] =
      /<audio[^>]* src="([^"]+)"/.exec((await get('/embed/audios/audio-night-river-01')).payload) ?? []
    expect((await get(sound)).headers['content-type']).toMatch(/^audio\//)
    expect((await get('/embed/hls.js')).headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it('has the build of the library that plays sound in a rendition of its own, and asks the browser last', async () => {
    const { payload } = await get('/embed/hls.js')
    const scope: { Hls?: { DefaultConfig: Record<string, unknown> } } = {}
    runInNewContext(payload, { self: scope, globalThis: scope, navigator: {}, window: scope })
    expect(typeof scope.Hls?.DefaultConfig['audioStreamController']).toBe('function')
    expect((await get('/embed/videos/video-001')).payload).not.toContain('canPlayType')
  })

  it('is the only page of ours that others may frame', async () => {
    for (const url of ['/oembed', '/feeds/home.xml'])
      expect((await get(url)).headers['content-security-policy'] ?? '').not.toContain('frame-ancestors *')
  })
})
