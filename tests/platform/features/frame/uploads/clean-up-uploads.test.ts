import { eq } from 'drizzle-orm'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from '../../../../../platform/clean-up'
import { ownPictures } from '../../../../../platform/kernel/uploads/own-pictures'
import { feedback } from '../../../../../platform/features/civic/feedback/feedback.schema'
import { feedbackPictures } from '../../../../../platform/features/civic/feedback/feedback.uploads'
import { sendFeedback } from '../../../../../platform/features/civic/feedback/send-feedback'
import { storedName } from '../../../../../platform/kernel/uploads/view-address'
import { mostBytesOfMember } from '../../../../../platform/kernel/uploads/upload-limits'
import { sources, uploadTotals } from '../../../../../platform/kernel/uploads/uploads.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { onePicture, unsigned, uploadTools } from '../../../../support/uploads'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'

type Who = { readonly id: string; readonly token: string }

const day = 86_400

describe('the clean-up of uploads', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof uploadTools>
  let anna: Who
  let keys = 0
  beforeAll(async () => {
    platform = await startPlatform()
    tools = uploadTools(platform)
    anna = await platform.logIn({ id: 'anna' })
  })
  afterAll(() => platform.close())

  const report = (pictures: readonly string[]) =>
    platform.database.transaction((transaction) =>
      sendFeedback(
        { database: transaction, vault: platform.platform.vault },
        { userId: anna.id, key: `key-${(keys += 1)}` },
        { kind: 'fault', text: 'The lamp is out', pictures: [...pictures], contact: '' },
        platform.clock.now(),
      ),
    )
  const rowOf = async (id: string) =>
    await queriesOf(platform.database).readOne(build.select().from(sources).where(eq(sources.id, id)))
  const hasFile = async (url: string) =>
    (await platform.platform.storage.find(storedName(unsigned(url)) ?? '')) !== null
  const bytesOf = async (who: Who) =>
    await queriesOf(platform.database).readOne(build.select().from(uploadTotals).where(eq(uploadTotals.userId, who.id)))
  const clean = () => cleanUp(platform.platform)

  it('removes what nothing refers to after a day, its file with its row, and gives the room back', async () => {
    const source = await tools.picture(anna.token)
    expect(await bytesOf(anna)).toMatchObject({ bytes: source.size, dayBytes: source.size })
    await clean()
    platform.clock.advance(day - 60)
    await clean()
    expect([await hasFile(source.url), await rowOf(source.id)]).toEqual([true, expect.anything()])
    platform.clock.advance(120)
    await clean()
    expect([await hasFile(source.url), await rowOf(source.id)]).toEqual([false, null])
    expect((await bytesOf(anna))?.bytes).toBe(0)
  })

  it('keeps what something refers to for as long as it does', async () => {
    const source = await tools.picture(anna.token)
    const id = await report([source.id])
    for (const _ of [1, 2, 3]) {
      platform.clock.advance(day + 60)
      await clean()
    }
    expect(await hasFile(source.url)).toBe(true)
    await platform.database.delete(feedback).where(eq(feedback.id, id))
    platform.clock.advance(day + 60)
    await clean()
    expect([await hasFile(source.url), await rowOf(source.id)]).toEqual([false, null])
  })

  it('passes over what a form refers to at the same moment', async () => {
    const source = await tools.picture(anna.token)
    platform.clock.advance(day + 60)
    const use = { use: feedbackPictures, now: platform.clock.now() }
    // Its form has the address, and has not written it yet.
    expect(await ownPictures(platform.database, anna.id, [source.id], use)).toEqual([unsigned(source.url)])
    await clean()
    expect(await hasFile(source.url)).toBe(true)
  })

  it('ends what never arrived, wherever its process ended', async () => {
    const source = await tools.picture(anna.token)
    const before = await bytesOf(anna)
    const incoming = join(platform.dataDirectory, 'incoming')
    await mkdir(incoming, { recursive: true })
    await writeFile(join(incoming, 'left-behind'), 'half a film')
    await utimes(join(incoming, 'left-behind'), 0, 0)
    await writeFile(join(incoming, 'arriving'), 'half a film')
    // After its file was stored, and before anybody was told.
    await platform.database.update(sources).set({ state: 'arriving', mime: '' }).where(eq(sources.id, source.id))
    expect((await tools.get(source.url)).statusCode).toBe(404)
    platform.clock.advance(7201)
    await clean()
    expect([await hasFile(source.url), await rowOf(source.id)]).toEqual([false, null])
    expect((await bytesOf(anna))?.bytes).toBe((before?.bytes ?? 0) - source.size)
    expect(await readdir(incoming)).toEqual(['arriving'])
  })

  it('gives back what an upload that was refused had taken', async () => {
    const before = await bytesOf(anna)
    expect((await tools.upload(anna.token, 'image', Buffer.from('no picture'.padEnd(99)))).status).toBe(415)
    expect(await bytesOf(anna)).toEqual(before)
  })

  it('lets a member upload so much in a day and in all, and says so before and after the file is sent', async () => {
    const greedy = await platform.logIn({ id: 'greedy' })
    const content = await onePicture()
    const { fields } = await tools.authorise(greedy.token, 'image', content.length)
    await tools.upload(greedy.token, 'image', content)
    await platform.database
      .update(uploadTotals)
      .set({ dayBytes: mostBytesOfMember.aDay })
      .where(eq(uploadTotals.userId, greedy.id))
    const late = await tools.post(fields, content)
    expect([late.status, Number(late.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect(await tools.authorise(greedy.token, 'image', 9)).toMatchObject({ retry_after: expect.any(Number) })
    platform.clock.advance(day)
    expect((await tools.upload(greedy.token, 'image', content)).status).toBe(200)
    await platform.database
      .update(uploadTotals)
      .set({ bytes: mostBytesOfMember.inAll })
      .where(eq(uploadTotals.userId, greedy.id))
    expect(await tools.authorise(greedy.token, 'image', 9)).toMatchObject({ state: 'uploads-full' })
  })

  it('counts uploads at the same moment one by one', async () => {
    const quick = await platform.logIn({ id: 'quick' })
    const content = await onePicture()
    await tools.upload(quick.token, 'image', content)
    const room = content.length * 3
    await platform.database
      .update(uploadTotals)
      .set({ dayBytes: mostBytesOfMember.aDay - room })
      .where(eq(uploadTotals.userId, quick.id))
    const permits = await Promise.all(
      Array.from({ length: 9 }, () => tools.authorise(quick.token, 'image', content.length)),
    )
    const answers = await Promise.all(permits.map(({ fields }) => tools.post(fields, content)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429, 429])
  })

  it('stops between two steps when the platform stops', async () => {
    const ending = new AbortController()
    const ran: string[] = []
    const step = (name: string) => ({
      name,
      routes: () => {},
      cleanUp: async () => {
        ran.push(name)
        ending.abort()
      },
    })
    await cleanUp(platform.platform, [step('first'), step('second')], ending.signal)
    expect(ran).toEqual(['first'])
  })
})
