import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { liveAddress } from '../../../../../platform/demo/media'
import { mediaFeature } from '../../../../../platform/features/frame/media/media.feature'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

const name = 'image-0123456789ab.jpg'

describe('pictures and files', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ features: [mediaFeature] })
    const draft = join(platform.dataDirectory, 'draft')
    await writeFile(
      draft,
      await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#2a8' } })
        .jpeg()
        .toBuffer(),
    )
    await platform.platform.storage.put(name, draft, 'image/jpeg')
    await writeFile(draft, Buffer.from('0123456789'))
    await platform.platform.storage.put('audio-0123456789ab.mp3', draft, 'audio/mpeg')
  })
  afterAll(() => platform.close())

  const get = (process: string | null, headers: Record<string, string> = {}) =>
    platform.app.inject({
      url: `/uploads/${name}`,
      query: process === null ? {} : { 'x-oss-process': process },
      headers,
    })

  it('come in the size and format that fit, to be kept for a day', async () => {
    const answer = await get('image/resize,w_300', { accept: 'image/avif' })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=3600',
      vary: 'Accept',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 160, format: 'heif' })
    expect((await get('image/resize,w_300', { accept: 'image/webp' })).headers['content-type']).toBe('image/webp')
    expect((await get('image/resize,w_300')).headers['content-type']).toBe('image/jpeg')
  })

  it('come at once in the next best format while the best is made for the next who asks', async () => {
    const type = async () =>
      (await get('image/resize,w_160', { accept: 'image/avif,image/webp' })).headers['content-type']
    expect(await type()).toBe('image/webp')
    await expect.poll(type, { timeout: 10_000 }).toBe('image/avif')
  })

  it('fill a box or stay within it, and are never made larger', async () => {
    const size = async (process: string) => {
      const { width, height } = await sharp((await get(`${process}/format,webp`)).rawPayload).metadata()
      return [width, height]
    }
    expect(await size('image/resize,w_160,h_160,m_fill')).toEqual([160, 160])
    expect(await size('image/resize,w_160,h_160,m_lfit')).toEqual([160, 80])
    expect(await size('image/resize,w_1920')).toEqual([1000, 500])
  })

  it('are not sent again to a client that has them', async () => {
    const first = await get('image/resize,w_50/format,webp')
    expect(
      (await get('image/resize,w_50/format,webp', { 'if-none-match': String(first.headers.etag) })).statusCode,
    ).toBe(304)
    expect((await get(null, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('are made once for many who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('image/resize,w_640/format,webp')))
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1)
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true)
  })

  it('come to everybody while one address asks for more than can be made', async () => {
    const ask = (from: string, width: number, quality: number, format: string) =>
      platform.app.inject({
        url: `/uploads/${name}`,
        query: {
          'x-oss-process': `image/resize,w_${width},h_${Math.round(width * 1.1)}/quality,q_${quality}/format,${format}`,
        },
        remoteAddress: from,
      })
    const sizes = [50, 160, 192, 320, 480, 512, 750, 1080, 1920]
    const greedy = [50, 75, 90].flatMap((quality) =>
      ['png', 'webp', 'jpeg'].flatMap((format) => sizes.map((width) => ask('10.0.0.66', width, quality, format))),
    )
    const others = sizes.map((width) => ask('10.0.0.7', width, 75, 'avif'))
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual(sizes.map(() => 200))
    const statuses = (await Promise.all(greedy)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(64)
  })

  it('refuse an operation that they do not know', async () => {
    expect((await get('image/rotate,90')).statusCode).toBe(400)
    for (const nothing of ['w_0', 'h_0', 'w_00000,h_5'])
      expect((await get(`image/resize,${nothing}`)).statusCode, nothing).toBe(400)
  })

  it('are refused when nothing of that name is kept, wherever the path leads', async () => {
    for (const path of [
      '/uploads/image-ffffffffffff.jpg',
      '/uploads/..%2f..%2fpackage.json',
      '/uploads/%2e%2e/package.json',
      '/media/..%2fcontent.ts',
      '/media/.hidden',
      '/media/nothing.webp',
    ]) {
      expect((await platform.app.inject(path)).statusCode).toBe(404)
    }
  })

  it('come by ranges', async () => {
    const range = (value: string) =>
      platform.app.inject({ url: '/uploads/audio-0123456789ab.mp3', headers: { range: value } })
    const middle = await range('bytes=2-4')
    expect([
      middle.statusCode,
      middle.payload,
      middle.headers['content-range'],
      middle.headers['content-length'],
    ]).toEqual([206, '234', 'bytes 2-4/10', '3'])
    expect((await range('bytes=7-')).payload).toBe('789')
    expect((await range('bytes=-2')).payload).toBe('89')
    expect((await range('bytes=5-999')).payload).toBe('56789')
    expect([(await range('bytes=10-')).statusCode, (await range('bytes=10-')).headers['content-range']]).toEqual([
      416,
      'bytes */10',
    ])
    expect((await range('bytes=5-2')).statusCode).toBe(200)
    expect((await range('pages=1-2')).payload).toBe('0123456789')
    const head = await platform.app.inject({ method: 'HEAD', url: '/uploads/audio-0123456789ab.mp3' })
    expect([head.payload, head.headers['content-length'], head.headers['accept-ranges']]).toEqual(['', '10', 'bytes'])
  })

  it('tell a player what is on air now, and for how long that holds', async () => {
    const answer = await platform.app.inject('/live/radio/news/index.m3u8')
    expect(answer.headers).toMatchObject({ 'content-type': 'application/vnd.apple.mpegurl' })
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=[01]$/)
    const segment = answer.payload.split('\n').find((line) => line.startsWith('/media/'))
    const media = await platform.app.inject(String(segment))
    expect([media.statusCode, media.headers['content-type']]).toEqual([200, 'video/mp2t'])
    expect((await platform.app.inject('/live/television/city/index.m3u8')).payload).toContain('/media/television/city/')
    expect((await platform.app.inject('/live/radio/nothing/index.m3u8')).statusCode).toBe(404)
  })

  it('counts a live channel from the day that its address names, and from a recent one when it names none', async () => {
    const now = platform.clock.now()
    const joints = async (url: string) =>
      Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec((await platform.app.inject(url)).payload)?.[1])
    expect(await joints(liveAddress('radio', 'news', now))).toBeLessThan((2 * 86_400) / 50)
    for (const since of [
      '',
      '?since=',
      '?since=2999-01-01',
      '?since=yesterday',
      '?since=2026-01-01&since=2026-01-02',
    ]) {
      expect(await joints(`/live/radio/news/index.m3u8${since}`)).toBeLessThan(
        (now.getTime() - Date.UTC(2026, 0, 1)) / 50_000,
      )
    }
  })

  it('lets a drawing from a file run nothing', async () => {
    const answer = await platform.app.inject('/media/site/logo.svg')
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })
})
