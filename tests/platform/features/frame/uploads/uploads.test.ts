import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '../../../../../contract/uploads'
import { mediaFeature } from '../../../../../platform/features/frame/media/media.feature'
import { uploadsFeature } from '../../../../../platform/features/frame/uploads/uploads.feature'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { unsigned, uploadTools } from '../../../../support/uploads'

/** A box of an MP4 file. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

describe('uploads', () => {
  let platform: TestPlatform
  let token: string
  beforeAll(async () => {
    platform = await startPlatform({ features: [uploadsFeature, mediaFeature] })
    token = (await platform.logIn()).token
  })
  afterAll(() => platform.close())

  const authorise = (kind: string, size: number) => uploadTools(platform).authorise(token, kind, size)
  const post = (...given: Parameters<ReturnType<typeof uploadTools>['post']>) => uploadTools(platform).post(...given)
  const upload = (kind: string, content: Buffer, name?: string, type?: string) =>
    uploadTools(platform).upload(token, kind, content, name, type)
  const photograph = () =>
    sharp({ create: { width: 80, height: 40, channels: 3, background: '#c33' } })
      .jpeg()
      .withExif({
        IFD0: { Make: 'SecretCamera', Artist: 'SecretName' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 12/1 0/1' },
      })
      .withMetadata({ orientation: 6 })

  it('demand a session', async () => {
    expect((await platform.call(contract.authoriseUpload, { query: { kind: 'image', size: '10' } })).code).toBe(303001)
  })

  it('take a picture, draw it upright and leave out where and with what it was taken', async () => {
    const original = await photograph().toBuffer()
    expect(original.toString('latin1')).toContain('Exif')
    const {
      status,
      data: { source },
    } = await upload('image', original)
    expect(status).toBe(200)
    expect(source).toMatchObject({ kind: 'image', width: 40, height: 80 })
    expect(unsigned(source.url)).toMatch(/^\/uploads\/image-[0-9a-f]{24}\.jpg$/)
    const served = await platform.app.inject(source.url)
    expect(served.headers['content-disposition']).toBe(
      `inline; filename="${unsigned(source.url).slice('/uploads/'.length)}"`,
    )
    const metadata = await sharp(served.rawPayload).metadata()
    expect([metadata.exif, metadata.orientation, metadata.width]).toEqual([undefined, undefined, 40])
    expect(served.rawPayload.toString('latin1')).not.toMatch(/Secret|Exif/)
    expect((await platform.ask(contract.getSource, { token, path: { id: source.id } })).source).toEqual(source)
    const urls = await platform.call(contract.listObjectUrls, { token, body: { ids: ['nothing', source.id] } })
    expect(urls.data.items).toEqual([{ id: source.id, url: source.url }])
    const stranger = await platform.logIn({})
    const foreign = await platform.call(contract.listObjectUrls, { token: stranger.token, body: { ids: [source.id] } })
    expect(foreign.data.items).toEqual([])
  })

  it('go by what a file is, not by what it says that it is', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>'.padEnd(200, ' '))
    expect((await upload('image', page, 'face.jpg', 'image/jpeg')).code).toBe(415001)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'.padEnd(200, ' '))
    expect((await upload('image', svg, 'face.svg', 'image/svg+xml')).code).toBe(415001)
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    expect((await upload('image', png, '../../x.html', 'text/html')).data.source.url).toMatch(/\.png$/)
    expect((await upload('video', png)).code).toBe(415001)
  })

  it('refuse a picture that breaks off, or has a tail of something else', async () => {
    const jpeg = await photograph().toBuffer()
    expect((await upload('image', jpeg.subarray(0, jpeg.length / 2))).code).toBe(415001)
    const { data } = await upload('image', Buffer.concat([jpeg, Buffer.from('<script>TAIL</script>')]))
    expect((await platform.app.inject(data.source.url)).rawPayload.toString('latin1')).not.toContain('TAIL')
  })

  it('refuse a form that is cut, or is none', async () => {
    const jpeg = await photograph().toBuffer()
    const { fields } = await authorise('image', jpeg.length)
    const part = (head: string, content: string) =>
      `--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}`
    const form =
      Object.entries(fields)
        .map(([name, value]) => `${part(`name="${name}"`, String(value))}\r\n`)
        .join('') + part('name="file"; filename="a.jpg"', jpeg.toString('latin1'))
    const send = async (payload: string, type = 'multipart/form-data; boundary=edge') => {
      const { statusCode, payload: text } = await platform.app.inject({
        method: 'POST',
        url: contract.uploadFile.url,
        headers: { 'content-type': type },
        payload: Buffer.from(payload, 'latin1'),
      })
      return [statusCode, (JSON.parse(text) as { code: number }).code]
    }
    for (const length of [0, 5, 40, 120, form.length - jpeg.length / 2, form.length])
      expect([length, ...(await send(form.slice(0, length)))]).toEqual([length, 400, 400001])
    expect(await send(form, 'multipart/form-data')).toEqual([400, 400001])
    expect(await send('--edge\r\nno header\r\n\r\nx\r\n--edge--')).toEqual([400, 400001])
    expect(await readdir(join(platform.dataDirectory, 'incoming'))).toEqual([])
  })

  it('refuse more bytes than were authorised, and authorise no more than a kind may have', async () => {
    const jpeg = await photograph().toBuffer()
    expect((await post((await authorise('image', jpeg.length - 1)).fields, jpeg)).code).toBe(413001)
    expect(
      (await platform.call(contract.authoriseUpload, { token, query: { kind: 'image', size: '99999999' } })).code,
    ).toBe(413001)
  })

  it('take an authorisation once, for ten minutes, and as it was signed', async () => {
    const jpeg = await photograph().toBuffer()
    const { fields } = await authorise('image', jpeg.length)
    const answers = await Promise.all([post(fields, jpeg), post(fields, jpeg), post(fields, jpeg)])
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 403, 403])
    const { policy, signature } = (await authorise('image', jpeg.length)).fields
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(policy, 'base64url').toString()), size: 1e9 }),
    ).toString('base64url')
    expect((await post({ policy: forged, signature }, jpeg)).code).toBe(403003)
    platform.clock.advance(601)
    expect((await post({ policy, signature }, jpeg)).code).toBe(403003)
    expect((await post({}, jpeg)).code).toBe(403003)
    expect((await post({ policy, signature }, null)).status).toBe(400)
  })

  it('blank where a film was taken, without moving a byte', async () => {
    const film = Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41')),
      box(
        'moov',
        box('mvhd', Buffer.alloc(100, 1)),
        box('trak', box('udta', Buffer.from('SECRET-NAME'))),
        box('udta', Buffer.from('+28.2282+112.9388/')),
      ),
      box('mdat', Buffer.alloc(300, 7)),
    ])
    const { data } = await upload('video', film, 'clip.mp4', 'video/mp4')
    const served = (await platform.app.inject(data.source.url)).rawPayload
    expect(served.length).toBe(film.length)
    expect(served.toString('latin1')).not.toMatch(/SECRET|28\.2282|udta/)
    expect(served.subarray(-300)).toEqual(film.subarray(-300))
  })

  it('refuse a film of more boxes than a camera writes, whether they tell something, stand in a row or in each other', async () => {
    const head = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41'))
    const tiny = (type: string, count: number) => Buffer.concat(Array.from({ length: count }, () => box(type)))
    for (const boxes of [
      tiny('free', 60_000),
      tiny('udta', 600),
      box('moov', ...Array.from({ length: 60 }, () => box('trak', tiny('free', 1000)))),
    ]) {
      expect((await upload('video', Buffer.concat([head, boxes]), 'clip.mp4', 'video/mp4')).code).toBe(415001)
    }
    expect(
      (await upload('video', Buffer.concat([head, box('moov', tiny('free', 20_000))]), 'clip.mp4', 'video/mp4')).code,
    ).toBe(100000)
  })

  it('leave nothing behind that was refused', async () => {
    expect(await readdir(join(platform.dataDirectory, 'incoming'))).toEqual([])
  })

  it('reveal nothing about a source that was never uploaded, or is somebody else’s', async () => {
    const stranger = await platform.logIn({ id: 'stranger' })
    const { id } = (await upload('image', await photograph().toBuffer())).data.source
    const ask = (given: { token?: string }, wanted: string) =>
      platform.call(contract.getSource, { ...given, path: { id: wanted } })
    expect((await ask({ token }, 'image-unknown')).code).toBe(403001)
    expect((await ask({ token: stranger.token }, id)).code).toBe(403001)
    expect((await ask({}, id)).code).toBe(303001)
  })
})
