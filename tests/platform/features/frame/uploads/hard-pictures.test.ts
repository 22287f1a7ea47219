import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { onePicture, unsigned, uploadTools } from '../../../../support/uploads'

/** A picture of one colour, which is small in bytes however large it is in pixels. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#357' }, limitInputPixels: false })

describe('a picture that costs more than any camera makes', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof uploadTools>
  let token: string
  beforeAll(async () => {
    platform = await startPlatform()
    tools = uploadTools(platform)
    token = (await platform.logIn()).token
  })
  afterAll(() => platform.close())

  const reasonOf = async (content: Buffer) => {
    const { status, data } = await tools.upload(token, 'image', content)
    return [status, data.reason]
  }

  it('is refused before it is decoded, as AVIF of some hundred bytes', async () => {
    const hard = await plain(6000, 6000).avif({ effort: 0, quality: 20 }).toBuffer()
    expect(hard.length).toBeLessThan(10_000)
    const decoded = await timeOf(() => sharp(hard).raw().toBuffer())
    const [refused, answer] = await timed(() => reasonOf(hard))
    expect(answer).toEqual([415, 'too-many-pixels'])
    expect(refused).toBeLessThan(decoded)
  })

  it.each([
    ['PNG', () => plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer()],
    ['JPEG', () => plain(9000, 9000).jpeg({ quality: 10 }).toBuffer()],
    ['WebP', () => plain(9000, 5000).webp({ quality: 1, effort: 0 }).toBuffer()],
    ['an animation', () => animation(60, 1000)],
  ])('is refused by its pixels, all frames together: %s', async (_kind, make) => {
    expect(await reasonOf(await make())).toEqual([415, 'too-many-pixels'])
  })

  it('is refused as a drawing, which no camera makes', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'.padEnd(200, ' '))
    expect((await reasonOf(drawing))[0]).toBe(415)
  })

  it('lets others’ pictures be taken and shown meanwhile', async () => {
    const others = await platform.logIn({ id: 'others' })
    const { url } = await tools.picture(others.token)
    const large = await plain(1800, 1800).avif({ effort: 0, quality: 20 }).toBuffer()
    let isUnderWay = true
    const slow = Promise.all([1, 2, 3, 4, 5, 6].map(() => tools.upload(token, 'image', large))).finally(() => {
      isUnderWay = false
    })
    expect((await tools.get(url, 'image/resize,w_50/format,webp')).statusCode).toBe(200)
    expect((await tools.upload(others.token, 'image', await onePicture('#112'))).status).toBe(200)
    expect(isUnderWay).toBe(true)
    for (const { status } of await slow) expect(status).toBe(200)
  }, 60_000)

  it('is kept in a format that is cheap to make sizes of', async () => {
    const { status, data } = await tools.upload(token, 'image', await plain(60, 40).avif().toBuffer())
    expect([status, unsigned(data.source.url).split('.')[1]]).toEqual([200, 'webp'])
    const kept = await tools.get(data.source.url)
    expect([kept.headers['content-type'], (await sharp(kept.rawPayload).metadata()).format]).toEqual([
      'image/webp',
      'webp',
    ])
  })
})

const timed = async <Value>(work: () => Promise<Value>): Promise<readonly [number, Value]> => {
  const begun = performance.now()
  const value = await work()
  return [performance.now() - begun, value]
}
const timeOf = async (work: () => Promise<unknown>): Promise<number> => (await timed(work))[0]

async function animation(frames: number, side: number): Promise<Buffer> {
  const all = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      sharp({ create: { width: side, height: side, channels: 3, background: { r: index, g: 9, b: 9 } } })
        .png()
        .toBuffer(),
    ),
  )
  return await sharp(all, { join: { animated: true }, limitInputPixels: false })
    .gif({ effort: 1, keepDuplicateFrames: true })
    .toBuffer()
}
