import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { ObjectStore, type Stall } from '../../../support/object-store'
import { onePicture, uploadTools } from '../../../support/uploads'

const limits = { answer: 400, pause: 400 }
/** A picture of the demo, which is on the disk. */
const onDisk = '/media/pictures/airport.webp'
const stalls: readonly Stall[] = ['at-once', 'before-bytes', 'within-bytes']

describe('a stalled store', () => {
  const store = new ObjectStore()
  let platform: TestPlatform
  let tools: ReturnType<typeof uploadTools>
  let token: string
  let widths = 0
  beforeAll(async () => {
    platform = await startPlatform({ configuration: { s3: await store.start(), demo: true }, storageLimits: limits })
    tools = uploadTools(platform)
    token = (await platform.logIn()).token
  })
  afterAll(async () => {
    await platform.close()
    store.stop()
  })
  beforeEach(() => {
    store.stall = null
    store.fails = false
    store.lies = null
  })

  /** Each time another size, so that none was made before. */
  const newSize = () => `image/resize,w_160,h_${160 + (widths += 7)},m_fill/format,webp`

  it.each(stalls)('harms nobody else while it stalls %s, and all is well when it is back', async (stall) => {
    const pictures = await Promise.all(Array.from({ length: 6 }, () => tools.picture(token)))
    store.stall = stall
    const stalled = pictures.flatMap(({ url }) => [tools.get(url, newSize()), tools.get(url, 'image/resize,w_50')])
    const begun = performance.now()
    const healthy = await Promise.all(
      ['image/resize,w_50', 'image/resize,w_160', 'image/resize,w_320'].map((size) =>
        platform.app.inject({
          url: onDisk,
          query: { 'x-oss-process': `${size}/quality,q_${50 + stalls.indexOf(stall) * 20}/format,png` },
        }),
      ),
    )
    expect(healthy.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const tookHealthy = performance.now() - begun
    for (const answer of await Promise.all(stalled)) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('10')
    }
    expect(tookHealthy).toBeLessThan(performance.now() - begun)
    store.stall = null
    for (const { url } of pictures) expect((await tools.get(url, newSize())).statusCode).toBe(200)
  })

  it('answers an upload in time, keeps nothing of it, and takes the next one when it is back', async () => {
    store.stall = 'while-taking'
    const refused = await tools.upload(token, 'image', await onePicture())
    expect([refused.status, refused.code, refused.headers['retry-after']]).toEqual([503, 503001, '10'])
    store.stall = null
    expect((await tools.upload(token, 'image', await onePicture())).status).toBe(200)
  })

  it('that stops within a file that is sent ends the connection, and keeps none of its own', async () => {
    const { url } = (await tools.upload(token, 'image', await onePicture('#123', 4000, 3000), 'large.jpg')).data.source
    store.stall = 'within-bytes'
    const outcome = await tools.get(url).then(
      ({ payload, headers }) => payload.length < Number(headers['content-length']),
      () => true,
    )
    expect(outcome).toBe(true)
    store.stall = null
    expect((await tools.get(url)).statusCode).toBe(200)
    await expect.poll(() => store.busy, { timeout: 5000 }).toBe(0)
  })

  it('that fails is said to be away, with the time to wait', async () => {
    const { url } = await tools.picture(token)
    store.fails = true
    const answer = await tools.get(url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  })

  it('is found out when it keeps half of an upload: the upload is refused, and nothing of it is promised', async () => {
    store.lies = 'keeps-half'
    const refused = await tools.upload(token, 'image', await onePicture())
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
    store.lies = null
    expect((await tools.picture(token)).url).toContain('/uploads/')
  })

  it('is found out when it gives half of a file: nobody is left waiting for the rest', async () => {
    const { url } = await tools.picture(token)
    store.lies = 'gives-half'
    await expect(platform.app.inject({ url })).rejects.toThrow()
    expect((await tools.get(url, newSize())).statusCode).toBe(503)
  })
})
