import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createShow } from '../../../../../contract/shows'
import { editUser } from '../../../../../contract/session'
import { sendFeedback } from '../../../../../contract/feedback'
import { scanPicture } from '../../../../../contract/uploads'
import { checkWaiting } from '../../../../../platform/features/frame/uploads/check-picture'
import { picturesDesk } from '../../../../../platform/features/frame/uploads/pictures.desk'
import type { PictureChecker, PictureSuggestion } from '../../../../../platform/kernel/content-check/picture-checker'
import { OwnPictureChecker } from '../../../../../platform/kernel/content-check/own-picture-checker'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { uploadTools } from '../../../../support/uploads'

/** A picture with edges: a checkerboard of 6 by 6 whose fields are as bright as the seed says. */
function photograph(seed: number, width = 240, height = 240) {
  let state = seed
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648
  const fields = Array.from({ length: 36 }, (_, at) => {
    const grey = Math.round(next() * 255)
    return `<rect x="${(at % 6) * 40}" y="${Math.floor(at / 6) * 40}" width="40" height="40" fill="rgb(${grey},${grey},${grey})"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240">${fields.join('')}</svg>`
  return sharp(Buffer.from(drawing)).resize(width, height, { fit: 'fill' })
}

describe('a picture', () => {
  let platform: TestPlatform
  let token: string
  let outside: PictureSuggestion | 'away' = 'pass'
  let asked = 0
  const checker: PictureChecker = {
    check: async (picture) => {
      const own = await new OwnPictureChecker(platform.database).check(picture)
      if (own === 'block') return own
      asked += (await picture.read()).length > 0 ? 1 : 0
      if (outside === 'away') throw new Error('no answer')
      return outside
    },
  }
  beforeAll(async () => {
    platform = await startPlatform({ pictureChecker: checker })
    token = (await platform.logIn({ phone: '13800000001' })).token
  })
  beforeEach(() => {
    outside = 'pass'
    asked = 0
  })
  afterAll(() => platform.close())

  const sent = async (content: Buffer) => (await uploadTools(platform).upload(token, 'image', content)).data.source.id
  const scanned = (id: string, by = token) => platform.call(scanPicture, { token: by, query: { source_id: id } })
  const asAvatar = (id: string) => platform.call(editUser, { token, body: { avatar_source_id: id } })
  const act = (name: 'refuse' | 'allow', id: string) =>
    platform.database.transaction((transaction) =>
      picturesDesk.acts[name]!.carryOut(transaction, id, '', platform.clock.now()),
    )

  it('that its sender may publish says so, to them alone (C030)', async () => {
    const id = await sent(await photograph(1).jpeg().toBuffer())
    expect((await scanned(id)).data).toEqual({ suggestion: 'pass' })
    const stranger = await platform.logIn()
    expect([(await scanned(id, stranger.token)).code, (await scanned('image-none')).code]).toEqual([403001, 403001])
    expect((await platform.call(scanPicture, { query: { source_id: id } })).code).toBe(303001)
    expect((await asAvatar(id)).status).toBe(200)
  })

  it('that an outside checker blocks is published nowhere, whether its sender asked or not', async () => {
    outside = 'block'
    const id = await sent(await photograph(2).jpeg().toBuffer())
    expect((await scanned(id)).data).toEqual({ suggestion: 'block' })
    expect(await asAvatar(id)).toMatchObject({ code: 415001, data: { reason: 'not-publishable' } })
    const show = { text: 'The lights on the bridge at night', category_id: 'kindness', place: '', pictures: [id] }
    expect(
      await platform.call(createShow, { token, body: show, headers: { 'idempotency-key': 'blocked-show' } }),
    ).toMatchObject({ code: 415001, data: { reason: 'not-publishable' } })
  })

  it('that only the office reads is sent all the same: it may be about that very thing', async () => {
    outside = 'block'
    const id = await sent(await photograph(3).jpeg().toBuffer())
    const body = { kind: 'content', text: 'Somebody shows this picture everywhere.', pictures: [id], contact: '' }
    expect(
      (await platform.call(sendFeedback, { token, body, headers: { 'idempotency-key': 'blocked-feedback' } })).status,
    ).toBe(200)
  })

  it('that the office refused is known again in another size, format and quality, and another picture is not', async () => {
    const id = await sent(await photograph(4).jpeg().toBuffer())
    await act('refuse', id)
    expect(
      (await picturesDesk.selectWaiting(platform.database, 9, platform.platform.vault)).map((one) => one.id),
    ).toEqual([id])
    expect((await scanned(id)).data.suggestion).toBe('block')
    asked = 0
    const smaller = await sent(await photograph(4, 150, 120).webp({ quality: 40 }).toBuffer())
    expect([(await scanned(smaller)).data.suggestion, asked]).toEqual(['block', 0])
    const other = await sent(await photograph(5).jpeg().toBuffer())
    expect((await scanned(other)).data.suggestion).toBe('pass')
    await act('allow', id)
    expect([(await scanned(id)).data.suggestion, (await scanned(smaller)).data.suggestion]).toEqual(['pass', 'pass'])
    await expect(act('allow', id)).rejects.toMatchObject({ code: 403001 })
  })

  it('of one colour is not refused by the office: every other one would be blocked by it', async () => {
    const { id } = await uploadTools(platform).picture(token)
    await expect(act('refuse', id)).rejects.toMatchObject({ code: 409001, data: { state: 'too-plain' } })
  })

  it('waits while nobody can say, is not published meanwhile, and is looked at once somebody can', async () => {
    outside = 'away'
    const id = await sent(await photograph(6).jpeg().toBuffer())
    expect([(await scanned(id)).status, (await asAvatar(id)).status]).toEqual([503, 503])
    await checkWaiting(platform.platform)
    expect((await asAvatar(id)).status).toBe(503)
    outside = 'pass'
    await checkWaiting(platform.platform)
    expect((await asAvatar(id)).status).toBe(200)
  })
})
