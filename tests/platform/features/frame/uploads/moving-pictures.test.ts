import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAnimatedPng } from '../../../../../platform/kernel/media/animated-png'
import { animatedPng, animation, longProfile } from '../../../../support/animations'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { uploadTools } from '../../../../support/uploads'

const browser = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }
const framesOf = async (bytes: Buffer): Promise<number> => (await sharp(bytes).metadata()).pages ?? 1

describe('pictures that move, and tall ones', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof uploadTools>
  let token: string
  beforeAll(async () => {
    platform = await startPlatform()
    tools = uploadTools(platform)
    token = (await platform.logIn()).token
  })
  afterAll(() => platform.close())

  const upload = async (content: Buffer) => {
    const { status, data } = await tools.upload(token, 'image', content)
    if (status !== 200) throw new Error(data.reason ?? String(status))
    return data.source
  }
  const get = async (url: string, process?: string, headers: Record<string, string> = browser) =>
    platform.app.inject({ url, headers, query: process === undefined ? {} : { 'x-oss-process': process } })

  it.each(['gif', 'webp'] as const)('keep their frames as %s, in each size, also when asked again', async (format) => {
    const content = await animation(format, 4)
    const { url, width, height } = await upload(content)
    expect([width, height]).toEqual([60, 40])
    const original = await get(url)
    expect(original.headers['content-type']).toBe(`image/${format}`)
    expect(await framesOf(original.rawPayload)).toBe(4)
    expect(original.rawPayload.includes('13800000001')).toBe(false)
    for (const _ of [1, 2, 3]) {
      const small = await get(url, 'image/resize,w_50')
      expect(small.headers['content-type']).toBe('image/webp')
      expect(await framesOf(small.rawPayload)).toBe(4)
      // What is made in the background comes to its end.
      await new Promise(setImmediate)
    }
    expect(await framesOf((await get(url, 'image/resize,w_160', { accept: 'image/*' })).rawPayload)).toBe(4)
    // Who asks for a certain format gets it.
    expect((await get(url, 'image/resize,w_50/format,jpg')).headers['content-type']).toBe('image/jpeg')
  })

  it('keep their frames as APNG, without what says who made it', async () => {
    for (const content of [animatedPng(3), animatedPng(3, { before: [longProfile], behind: 'PK hidden behind it' })]) {
      const { url, width, height } = await upload(content)
      expect([width, height]).toEqual([60, 40])
      for (const process of [undefined, 'image/resize,w_50', 'image/resize,w_50']) {
        const { headers, rawPayload } = await get(url, process)
        expect(headers['content-type']).toBe('image/png')
        expect(isAnimatedPng(rawPayload)).toBe(true)
        expect(rawPayload.toString('latin1')).not.toMatch(/Mei|GPS|hidden|iTXt/)
        expect(rawPayload.toString('latin1').match(/fcTL/g)).toHaveLength(3)
      }
    }
  })

  it.each([
    ['says more frames than it has', animatedPng(3, { declared: 4 }), 'unreadable'],
    ['draws beside the picture', animatedPng(3, { beside: 1 }), 'unreadable'],
    ['is cut off', animatedPng(3).subarray(0, 300), 'unreadable'],
    ['is damaged', Buffer.from(animatedPng(3)).fill(7, 150, 160), 'unreadable'],
    ['has more frames than anybody needs', animatedPng(1001, { width: 1, height: 1 }), 'too-many-pixels'],
  ])('are refused as APNG that %s', async (_what, content, reason) => {
    await expect(upload(content)).rejects.toThrow(reason)
  })

  it('are refused when all frames together have too many pixels', async () => {
    await expect(upload(await animation('webp', 50, 1000, 900))).rejects.toThrow('too-many-pixels')
  })

  it('stay as they are when they are long screenshots, in every size', async () => {
    const tall = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
      sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .toFormat(format)
        .toBuffer()
    const { url, width, height } = await upload(await tall(1080, 12_000))
    expect([width, height]).toEqual([1080, 12_000])
    const { width: small, height: long } = await sharp((await get(url, 'image/resize,w_750')).rawPayload).metadata()
    expect([small, long]).toEqual([750, 8333])
    expect(await upload(await tall(12_000, 1080))).toMatchObject({ width: 12_000, height: 1080 })
    expect(await upload(await tall(1000, 40_000))).toMatchObject({ width: 400, height: 16_000 })
    expect(await upload(await tall(6000, 4000))).toMatchObject({ width: 4096, height: 2731 })
    // Turned by its metadata: lying in the file, standing on the screen.
    const turned = await sharp(await tall(9000, 900))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await upload(turned)).toMatchObject({ width: 900, height: 9000 })
  })
})
