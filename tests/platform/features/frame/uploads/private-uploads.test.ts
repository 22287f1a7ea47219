import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToFeedback, getMyFeedback, sendFeedback } from '../../../../../contract/feedback'
import { sendApplication } from '../../../../../contract/applications'
import { editUser } from '../../../../../contract/session'
import { applications } from '../../../../../platform/features/civic/applications/applications.schema'
import { caseSteps } from '../../../../../platform/kernel/cases/cases.schema'
import { feedback } from '../../../../../platform/features/civic/feedback/feedback.schema'
import { approveShow, refuseShow } from '../../../../../platform/features/civic/shows/show-acts'
import { sources } from '../../../../../platform/kernel/uploads/uploads.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { showTools } from '../../../../support/shows'
import { unsigned, uploadTools } from '../../../../support/uploads'
import { approveMembers } from '../../../../support/volunteers'
import { wishTools } from '../../../../support/wishes'

type Who = { readonly id: string; readonly token: string }

const small = 'image/resize,w_50/format,webp'

describe('an upload', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof uploadTools>
  let shows: ReturnType<typeof showTools>
  let wishes: ReturnType<typeof wishTools>
  let anna: Who
  let ben: Who
  let keys = 0
  beforeAll(async () => {
    platform = await startPlatform()
    tools = uploadTools(platform)
    shows = showTools(platform)
    wishes = wishTools(platform)
    await Promise.all([shows.prepare(), wishes.prepare()])
    anna = await platform.logIn({ id: 'anna', phone: '13800138001' })
    ben = await platform.logIn({ id: 'ben', phone: '13800138002' })
    await approveMembers(platform, ben)
  })
  afterAll(() => platform.close())

  const key = () => ({ 'idempotency-key': `private-${(keys += 1)}` })
  const report = async (pictures: readonly string[]) =>
    (
      await platform.ask(sendFeedback, {
        token: anna.token,
        headers: key(),
        body: { kind: 'fault', text: 'The lamp is out', pictures: [...pictures], contact: '' },
      })
    ).feedback?.id as string
  const own = async (id: string) => (await platform.ask(getMyFeedback, { token: anna.token, path: { id } })).feedback
  /** What a stranger gets who has the name of the file, whole and in a size. */
  const seenByStranger = async (url: string) =>
    [(await tools.get(unsigned(url))).statusCode, (await tools.get(unsigned(url), small)).statusCode] as const

  it('that stands in nothing yet is its owner’s alone, by an address that expires', async () => {
    const { url } = await tools.picture(anna.token)
    expect((await tools.get(url)).headers).toMatchObject({
      'cache-control': expect.stringMatching(/^private, max-age=\d{4}$/),
      'cross-origin-resource-policy': 'same-site',
    })
    expect((await tools.get(url, small)).statusCode).toBe(200)
    expect(await seenByStranger(url)).toEqual([404, 404])
    platform.clock.advance(2 * 3600)
    expect((await tools.get(url)).statusCode).toBe(404)
  })

  it('sent with feedback is seen by its author, and answers nothing to a stranger', async () => {
    const [first, second] = [await tools.picture(anna.token), await tools.picture(anna.token)]
    const id = await report([first.id])
    await platform.call(addToFeedback, {
      token: anna.token,
      headers: key(),
      path: { id },
      body: { text: 'And here', pictures: [second.id] },
    })
    const { pictures, steps } = await own(id)
    for (const url of [...pictures, ...(steps.at(-1)?.pictures ?? [])] as string[]) {
      expect((await tools.get(url, small)).statusCode).toBe(200)
      expect(await seenByStranger(url)).toEqual([404, 404])
    }
    expect(steps.at(-1)?.pictures).toHaveLength(1)
    // The address is renewed with the answer.
    platform.clock.advance(2 * 3600)
    expect((await tools.get(pictures[0] ?? '')).statusCode).toBe(404)
    expect((await tools.get((await own(id)).pictures[0] ?? '')).statusCode).toBe(200)
  })

  it('answers nothing any more once its case is gone, whoever has its address', async () => {
    const [first, second] = [await tools.picture(anna.token), await tools.picture(anna.token)]
    const id = await report([first.id])
    await platform.call(addToFeedback, {
      token: anna.token,
      headers: key(),
      path: { id },
      body: { text: 'And here', pictures: [second.id] },
    })
    const { pictures, steps } = await own(id)
    const addresses = [...pictures, ...(steps.at(-1)?.pictures ?? []), first.url, second.url] as string[]
    await platform.database.delete(feedback).where(eq(feedback.id, id))
    for (const url of addresses) expect((await tools.get(url)).statusCode).toBe(404)
  })

  it('of an applicant is seen by nobody who only has its address', async () => {
    const { id, url } = await tools.picture(anna.token)
    const sent = await platform.call(sendApplication, {
      token: anna.token,
      headers: key(),
      body: {
        kind: 'host',
        name: 'Anna',
        intro: 'I have read aloud to the street for years.',
        contact_name: 'Anna',
        phone: '13800138001',
        pictures: [id],
      },
    })
    expect(sent.code).toBe(100000)
    expect(await seenByStranger(url)).toEqual([404, 404])
    expect((await tools.get(url)).statusCode).toBe(200)
    await platform.database.delete(applications)
    expect((await tools.get(url)).statusCode).toBe(404)
  })

  it('of a show is private until it was approved, public with it, and private again when it was refused', async () => {
    const { id: picture, url } = await tools.picture(anna.token)
    const { id } = (await shows.submit(anna, { pictures: [picture] })).data.show
    const seen = async () => (await shows.see(id, anna)).data.show.pictures[0].url as string
    expect(await seenByStranger(url)).toEqual([404, 404])
    expect((await tools.get(await seen())).statusCode).toBe(200)
    await approveShow(platform.database, id, platform.clock.now())
    expect(await seen()).toBe(unsigned(url))
    expect(await seenByStranger(url)).toEqual([200, 200])
    expect((await tools.get(unsigned(url))).headers).toMatchObject({
      'cache-control': expect.stringMatching(/^public, max-age=86400/),
      'cross-origin-resource-policy': 'cross-origin',
    })
    await refuseShow(platform.database, id, 'Not yours to show', platform.clock.now())
    expect(await seenByStranger(url)).toEqual([404, 404])
    expect((await tools.get(await seen())).statusCode).toBe(200)
    const last = await seen()
    await shows.remove(anna, id)
    expect((await tools.get(last)).statusCode).toBe(404)
  })

  it('of a wish, and of its end, is as public as the wish', async () => {
    const [wished, done] = [await tools.picture(anna.token), await tools.picture(ben.token)]
    const id = await wishes.open(anna, { pictures: [wished.id] })
    expect(await seenByStranger(wished.url)).toEqual([200, 200])
    const hidden = (await wishes.submit(anna, { pictures: [(await tools.picture(anna.token)).id] })).data.wish
    const [private_] = (await wishes.see(hidden.id, anna)).data.wish.pictures as string[]
    expect(await seenByStranger(private_!)).toEqual([404, 404])
    await wishes.claim(ben, id)
    await wishes.finish(ben, id, 'We read two chapters.', [done.id])
    expect(await seenByStranger(done.url)).toEqual([200, 200])
    await platform.database.update(caseSteps).set({ caseId: 'gone' }).where(eq(caseSteps.caseId, id))
    expect(await seenByStranger(done.url)).toEqual([404, 404])
  })

  it('as the picture of a member is for everybody', async () => {
    const { id, url } = await tools.picture(ben.token)
    const edited = await platform.call(editUser, { token: ben.token, body: { avatar_source_id: id } })
    expect(edited.data.user.avatar).toBe(unsigned(url))
    expect(await seenByStranger(url)).toEqual([200, 200])
  })

  it('is not opened by its address in what somebody wrote, nor by the ticket of another one', async () => {
    const [mine, hers] = [await tools.picture(ben.token), await tools.picture(anna.token)]
    const address = unsigned(hers.url)
    await platform.call(editUser, { token: ben.token, body: { nickname: address.slice(9, 24) } })
    const id = (
      await platform.ask(sendFeedback, {
        token: ben.token,
        headers: key(),
        body: { kind: 'fault', text: address, pictures: [], contact: address },
      })
    ).feedback?.id as string
    const answer = await platform.call(getMyFeedback, { token: ben.token, path: { id } })
    expect(answer.data.feedback).toMatchObject({ text: address, contact: address })
    const ticket = mine.url.split('/')[2] ?? ''
    expect((await tools.get(`/uploads/${ticket}/${address.slice(9)}`)).statusCode).toBe(404)
  })

  it('of a member whose account is gone answers nothing', async () => {
    const leaver = await platform.logIn({ id: 'leaver' })
    const { id, url } = await tools.picture(leaver.token)
    await platform.database
      .update(sources)
      .set({ userId: null, usedAt: platform.clock.now() })
      .where(eq(sources.id, id))
    expect(await seenByStranger(url)).toEqual([404, 404])
    expect((await tools.get(url)).statusCode).toBe(404)
  })
})
