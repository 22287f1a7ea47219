import * as fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPlayAuth } from '../../../../contract/videos'
import { mediaFeature } from '../../../../platform/features/frame/media/media.feature'
import { videosFeature } from '../../../../platform/features/media/videos/videos.routes'
import { isValidFor, playAddress } from '../../../../platform/kernel/media/play-address'
import { createSigner } from '../../../../platform/kernel/shared/signer'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'

const signer = createSigner('a secret')
const now = new Date('2026-03-05T08:20:00.000Z')
const parted = (address: string) => /^\/streams\/([^/]+)(\/.+)$/.exec(address)?.slice(1) as [string, string]

describe('the address of a play', () => {
  it('holds for the files of its folder, for one to two hours, and for nothing else', () => {
    const [ticket, path] = parted(playAddress(signer, '/media/videos/tea/master.m3u8', now).url)
    expect(path).toBe('/media/videos/tea/master.m3u8')
    expect(
      ['master.m3u8', '540p/index.m3u8', '540p/3.m4s'].map((file) =>
        isValidFor(signer, ticket, `/media/videos/tea/${file}`, now),
      ),
    ).toEqual([true, true, true])
    expect(
      ['/media/videos/railway/master.m3u8', '/media/videos/teapot/1.m4s', '/media/videos', '/uploads/x.mp4'].map(
        (other) => isValidFor(signer, ticket, other, now),
      ),
    ).toEqual([false, false, false, false])
    expect(isValidFor(signer, ticket, path, new Date('2026-03-05T09:59:59.000Z'))).toBe(true)
    expect(isValidFor(signer, ticket, path, new Date('2026-03-05T10:00:00.000Z'))).toBe(false)
  })

  it('of one file holds for that file alone; other hosts sign for themselves', () => {
    const [ticket, path] = parted(playAddress(signer, '/uploads/video-1.mp4', now).url)
    expect([
      isValidFor(signer, ticket, path, now),
      isValidFor(signer, ticket, '/uploads/video-2.mp4', now),
      isValidFor(createSigner('another'), ticket, path, now),
    ]).toEqual([true, false, false])
    expect(playAddress(signer, 'https://vms.example/a.m3u8', now).url).toBe('https://vms.example/a.m3u8')
  })

  it('cannot be made up', () => {
    fc.assert(fc.property(fc.string(), (ticket) => !isValidFor(signer, ticket, '/media/videos/tea/master.m3u8', now)))
    const [ticket] = parted(playAddress(signer, '/media/videos/tea/master.m3u8', now).url)
    const [, depth, signature] = ticket.split('.')
    expect(
      isValidFor(
        signer,
        `${Date.UTC(2030, 0).toString(36)}.${depth}.${signature}`,
        '/media/videos/tea/master.m3u8',
        now,
      ),
    ).toBe(false)
    expect(isValidFor(signer, ticket.replace(`.${depth}.`, '.2.'), '/media/videos/tea/master.m3u8', now)).toBe(false)
  })
})

describe('the files of a stream', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ features: [mediaFeature, videosFeature] })
    const draft = join(platform.dataDirectory, 'draft')
    await writeFile(draft, Buffer.from('0123456789'))
    await platform.platform.storage.put('video-1.mp4', draft, 'video/mp4')
    await platform.database.execute(
      sql`insert into streams (id, url, mime, restricted) values ('open', '/media/videos/tea/master.m3u8', 'application/vnd.apple.mpegurl', false), ('shut', '/media/videos/railway/master.m3u8', 'application/vnd.apple.mpegurl', true), ('file', '/uploads/video-1.mp4', 'video/mp4', false)`,
    )
  })
  afterAll(() => platform.close())
  const status = async (url: string) => (await platform.app.inject(url)).statusCode
  const address = async (id: string) => await platform.ask(getPlayAuth, { path: { id } })

  it('are played by a signed address that expires, playlists and segments alike', async () => {
    const { url, expires_at } = await address('open')
    const master = await platform.app.inject(url)
    expect([master.statusCode, master.headers['content-type']]).toEqual([200, 'application/vnd.apple.mpegurl'])
    const variant = new URL(
      master.payload.split('\n').find((line) => line.endsWith('.m3u8'))!,
      `http://x${url}`,
    ).pathname
    const playlist = await platform.app.inject(variant)
    const segment = new URL(
      playlist.payload.split('\n').find((line) => line.endsWith('.m4s'))!,
      `http://x${variant}`,
    ).pathname
    expect([playlist.statusCode, await status(segment), await status((await address('file')).url)]).toEqual([
      200, 200, 200,
    ])
    const before = platform.clock.now()
    platform.clock.advance((Date.parse(expires_at) - before.getTime()) / 1000)
    expect([await status(url), await status(segment)]).toEqual([403, 403])
    expect(await status((await address('open')).url)).toBe(200)
  })

  it('have captions beside them, by addresses of the same kind', async () => {
    await platform.database.execute(
      sql`update streams set captions = '[{"language":"en","label":"English","url":"/media/videos/tea/en.vtt"}]' where id = 'open'`,
    )
    const [captions] = (await address('open')).captions
    expect(captions).toMatchObject({ language: 'en', label: 'English' })
    const answer = await platform.app.inject(captions!.url)
    expect([answer.statusCode, answer.headers['content-type'], answer.payload.slice(0, 6)]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      'WEBVTT',
    ])
    expect((await address('file')).captions).toEqual([])
  })

  it('are refused where play is restricted, by every address', async () => {
    expect((await platform.call(getPlayAuth, { path: { id: 'shut' } })).code).toBe(403001)
    for (const file of ['master.m3u8', '540p/index.m3u8', '360p/00.m4s', '360p/init.mp4', 'en.vtt'])
      expect(await status(`/media/videos/railway/${file}`)).toBe(403)
    expect(await status('/media/videos/railway/poster.webp')).toBe(200)
    await platform.database.execute(sql`update streams set restricted = true where id = 'file'`)
    platform.clock.advance(6)
    expect(await status('/uploads/video-1.mp4')).toBe(403)
  })

  it('run nothing, and are embedded by our own site alone', async () => {
    const { headers } = await platform.app.inject((await address('open')).url)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*; frame-ancestors 'none'; sandbox$/)
    expect(headers['cross-origin-resource-policy']).toBe('same-site')
  })
})
