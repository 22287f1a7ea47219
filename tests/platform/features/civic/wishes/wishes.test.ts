import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listComments, postComment } from '../../../../../contract/comments'
import { search } from '../../../../../contract/search'
import { listMyWishes, listWishCategories, listWishes } from '../../../../../contract/wishes'
import { configItems } from '../../../../../platform/kernel/site/site.schema'
import { approveWish, refuseWish } from '../../../../../platform/features/civic/wishes/review-wish'
import { commitments } from '../../../../../platform/features/civic/commitments/commitments.schema'
import { expireWishes } from '../../../../../platform/features/civic/wishes/expire-wishes'
import { wishes } from '../../../../../platform/features/civic/wishes/wishes.schema'
import { parseIsoDate } from '../../../../../src/domain/frame/shared/civil-date'
import { wrongCounts } from '../../../../support/counters'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { approveMembers } from '../../../../support/volunteers'
import { wishTools, type Person } from '../../../../support/wishes'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { messagesTo } from '../../../../support/messages'

describe('a wish', () => {
  let platform: TestPlatform
  let tools: ReturnType<typeof wishTools>
  let anna: Person
  let ben: Person
  let cleo: Person

  beforeAll(async () => {
    platform = await startPlatform()
    tools = wishTools(platform)
    await tools.prepare()
  })
  beforeEach(async () => {
    ;({ anna, ben, cleo } = await tools.beginAnew())
  })
  afterAll(async () => {
    expect(await wrongCounts(platform.database)).toEqual([])
    await platform.close()
  })

  const expire = (today: string) => expireWishes(platform.database, parseIsoDate(today)!, platform.clock.now())
  const titles = async (query: Record<string, string>, token?: string) =>
    (await platform.ask(listWishes, { query, ...(token ? { token } : {}) })).items.map(
      ({ title }: { title: string }) => title,
    )

  it('is seen by its wisher alone until it is approved', async () => {
    const { wish } = (await tools.submit(anna)).data
    expect(wish).toMatchObject({ state: 'submitted', mine: true, acts: ['withdraw'], claimed: 0, comments_open: false })
    expect(wish.steps).toMatchObject([{ act: 'submit', state: 'submitted', actor: { nickname: 'Anna' } }])
    expect((await tools.see(wish.id, anna)).code).toBe(100000)
    expect((await tools.see(wish.id, ben)).code).toBe(403001)
    expect((await tools.claim(ben, wish.id)).code).toBe(403001)
    await refuseWish(platform.database, wish.id, 'Please say when', platform.clock.now())
    const refused = (await tools.see(wish.id, anna)).data.wish
    expect(refused).toMatchObject({ state: 'refused', acts: ['withdraw'] })
    expect(refused.steps.at(-1)).toMatchObject({ act: 'refuse', actor: null, text: 'Please say when' })
    expect(await tools.messagesOf(anna)).toContain('Your wish wasn’t approved')
  })

  it('is found by a search once it is approved, and not before', async () => {
    const { wish } = (await tools.submit(anna, { title: '找一把旧二胡' })).data
    const found = async () =>
      (await platform.ask(search, { query: { q: '二胡' } })).items.map(({ id }: { id: string }) => id)
    expect(await found()).toEqual([])
    await approveWish(platform.database, wish.id, platform.clock.now())
    expect(await found()).toEqual([wish.id])
  })

  it('cannot be made while the site has switched publishing off (B14)', async () => {
    const publishing = async (value: '0' | '1') =>
      await platform.database
        .insert(configItems)
        .values({ code: 5, value })
        .onConflictDoUpdate({ target: configItems.code, set: { value } })
    await publishing('0')
    expect(await tools.submit(anna)).toMatchObject({ code: 409001, data: { state: 'publishing-closed' } })
    await publishing('1')
    expect((await tools.submit(anna)).code).toBe(100000)
  })

  it('needs a phone, and says which fields are wrong', async () => {
    const phoneless = await platform.logIn({ phone: null })
    expect((await tools.submit(phoneless)).code).toBe(403002)
    expect((await tools.submit(anna, { title: 'Hm', wanted_on: '2026-03-04' })).data.fields).toEqual({
      title: 'too-short',
      wanted_on: 'in-past',
    })
    expect((await tools.submit(anna, { category_id: 'nowhere' })).data.fields).toEqual({ category_id: 'unknown' })
    expect((await tools.submit(anna, { helped_person_id: 'nobody' })).data.fields).toEqual({
      helped_person_id: 'unknown',
    })
    expect((await tools.submit(anna, { pictures: ['somebody-elses'] })).data.fields).toEqual({ pictures: 'unknown' })
  })

  it('is published ten times a day, which its form says beforehand', async () => {
    const wendy = await platform.logIn({ id: 'wendy', phone: '13900000077' })
    const limit = async (token?: string) =>
      (await platform.ask(listWishCategories, token === undefined ? {} : { token })).limit
    for (let round = 0; round < 10; round += 1) {
      expect(await limit(wendy.token)).toBeNull()
      expect((await tools.submit(wendy)).code).toBe(100000)
    }
    expect(await limit(wendy.token)).toMatchObject({ most: 10 })
    expect(await limit()).toBeNull()
    expect((await tools.submit(wendy)).code).toBe(429001)
  })

  it('is withdrawn before its approval, after a refusal and after its end, and nobody sees it then', async () => {
    const frida = await platform.logIn({ id: 'frida', phone: '13900000007' })
    const submitted = (await tools.submit(frida)).data.wish.id
    const refused = (await tools.submit(frida)).data.wish.id
    await refuseWish(platform.database, refused, 'Please say when', platform.clock.now())
    const expired = await tools.open(frida)
    await platform.database.update(wishes).set({ state: 'expired' }).where(eq(wishes.id, expired))
    for (const id of [submitted, refused, expired]) {
      expect((await tools.remove(ben, id)).code).not.toBe(100000)
      expect((await tools.remove(frida, id)).data).toEqual({ deleted: true })
      expect((await tools.see(id, frida)).code).toBe(403001)
    }
    expect((await platform.ask(listMyWishes, { token: frida.token })).items).toEqual([])
  })

  /** A wish of Anna that Ben made come true. */
  const fulfil = async () => {
    const id = await tools.open(anna)
    await tools.claim(ben, id)
    await tools.finish(ben, id)
    await tools.evaluate(anna, id)
  }

  it('is found by state, category, words of either language, and distance, page by page', async () => {
    await fulfil()
    await tools.open(anna, {
      title: '帮我修一下收音机',
      text: '老收音机坏了，想听早间新闻。',
      place: { name: '灯笼街', latitude: 26.5, longitude: 111.7 },
    })
    await tools.open(anna, {
      title: 'A lift to the clinic',
      place: { name: 'Ferry Steps', latitude: 26.51, longitude: 111.7 },
    })
    await tools.open(anna, {
      title: 'Far away and quiet',
      place: { name: 'Elsewhere', latitude: 27.5, longitude: 111.7 },
    })
    expect(await titles({ search: '收音机' })).toEqual(['帮我修一下收音机'])
    expect(await titles({ search: '灯笼' })).toEqual(['帮我修一下收音机'])
    expect(await titles({ search: 'CLINIC lift' })).toEqual(['A lift to the clinic'])
    expect(await titles({ search: '收音机 lift' })).toEqual([])
    expect(await titles({ search: '!?' })).toEqual([])
    const totalOf = async (query: Record<string, string>) =>
      (await platform.ask(listWishes, { query: { total: '1', ...query } })).total
    expect(await totalOf({ search: 'lift', page_size: '1' })).toBe(1)
    expect(await totalOf({ search: '!?' })).toBe(0)
    const around = { order: 'near', latitude: '26.5', longitude: '111.7', within: '1200' }
    expect([await totalOf(around), await totalOf({ ...around, within: '1000' })]).toEqual([2, 1])
    expect(await titles({ category_id: 'other' })).toEqual([])
    const here = { latitude: '26.5', longitude: '111.7' }
    const near = await platform.call(listWishes, { query: { ...here, order: 'near', page_size: '1', within: '5000' } })
    expect(near.data.items).toMatchObject([{ title: '帮我修一下收音机', distance: 0 }])
    const rest = await platform.call(listWishes, {
      query: { ...here, order: 'near', page_size: '5', within: '5000', cursor: near.data.next_cursor },
    })
    expect(rest.data).toMatchObject({ items: [{ title: 'A lift to the clinic', distance: 1112 }], next_cursor: null })
    expect((await platform.call(listWishes, { query: { order: 'near' } })).code).toBe(400001)
    expect((await platform.call(listWishes, { query: { latitude: '26' } })).data.fields).toEqual({
      longitude: 'required',
    })
    const all: string[] = []
    let cursor: string | null = null
    do {
      const page: any = await platform.ask(listWishes, {
        query: { page_size: '2', ...(cursor === null ? {} : { cursor }) },
      })

      all.push(...page.items.map(({ id }: { id: string }) => id))
      cursor = page.next_cursor
    } while (cursor !== null)
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength((await titles({ page_size: '50' })).length)
    expect(new Set(await titles({ state: 'evaluated' }))).toEqual(new Set(['Somebody to read to me']))
  })

  it('is found for a time of day when it is wanted then, or at any time', async () => {
    const ids: string[] = []
    for (const timeOfDay of ['morning', 'evening', 'any'])
      ids.push(await tools.open(anna, { title: `In the ${timeOfDay}`, time_of_day: timeOfDay }))
    expect(new Set(await titles({ time: 'morning' }))).toEqual(new Set(['In the any', 'In the morning']))
    expect(new Set(await titles({ time: 'afternoon' }))).toEqual(new Set(['In the any']))
    expect(ids).toHaveLength(new Set(await titles({})).size)
  })

  it('stands among my wishes and those that I claimed, by state', async () => {
    await fulfil()
    const { id } = (await tools.submit(anna)).data.wish
    await refuseWish(platform.database, id, 'Please say when', platform.clock.now())
    const mine = async (who: Person, query: Record<string, string>) =>
      (await platform.ask(listMyWishes, { token: who.token, query: { page_size: '50', ...query } })).items
    const states = (items: { state: string }[]) => new Set(items.map(({ state }) => state))
    expect(states(await mine(anna, { state: 'refused' }))).toEqual(new Set(['refused']))
    expect(states(await mine(ben, { role: 'claimant', state: 'evaluated' }))).toEqual(new Set(['evaluated']))
    expect(await mine(cleo, {})).toEqual([])
    const claimed = await mine(ben, { role: 'claimant' })
    expect(claimed.every(({ claimed_by_me }: { claimed_by_me: boolean }) => claimed_by_me)).toBe(true)
  })

  it('is commented on while it is public, and gone with its comments when its wisher deletes it', async () => {
    const id = await tools.open(anna, { wanted: 2 })
    await tools.claim(cleo, id)
    const say = () =>
      platform.call(postComment, {
        token: ben.token,
        headers: { 'idempotency-key': `comment-${id}` },
        body: { post_id: id, type: 30, text: 'I may have time', parent_id: null, reply_to_id: null },
      })
    expect((await say()).code).toBe(100000)
    expect((await tools.see(id)).data.wish).toMatchObject({ comments: 1, comments_open: true })
    expect((await tools.remove(ben, id)).code).toBe(403003)
    expect((await tools.remove(anna, id)).data).toEqual({ deleted: true })
    expect((await tools.see(id, anna)).code).toBe(403001)
    expect((await tools.remove(anna, id)).code).toBe(403001)
    expect((await platform.call(listComments, { path: { id }, query: { type: '30' } })).code).toBe(403001)
    expect(await tools.messagesOf(cleo)).toContain('A wish you claimed was withdrawn')
  })

  it('expires when its day has passed, and can no longer be claimed', async () => {
    const id = await tools.open(anna, { wanted_on: '2026-03-06' })
    platform.clock.advance(2 * 86_400)
    expect((await tools.see(id, ben)).data.wish.acts).toEqual([])
    expect(await tools.claim(ben, id)).toMatchObject({ code: 409001, data: { state: 'expired' } })
    await expire('2026-03-07')
    expect((await tools.see(id, ben)).code).toBe(403001)
    expect((await tools.see(id, anna)).data.wish).toMatchObject({ state: 'expired', acts: ['withdraw'] })
    expect(await tools.messagesOf(anna)).toContain('Your wish has expired')
  })

  it('that is claimed ends two weeks after its day, with a message three days before', async () => {
    // Sessions last a week: everybody logs in again.
    const [gina, hugo] = [
      await platform.logIn({ id: 'gina', phone: '13900000008' }),
      await platform.logIn({ id: 'hugo', phone: '13900000009' }),
    ]
    await approveMembers(platform, hugo)
    const [claimed, done] = [
      await tools.open(gina, { wanted_on: '2026-03-10' }),
      await tools.open(gina, { wanted_on: '2026-03-10' }),
    ]
    await tools.claim(hugo, claimed)
    await tools.claim(hugo, done)
    await tools.finish(hugo, done)
    const stateOf = async (id: string) =>
      (await queriesOf(platform.database).readOne(build.select().from(wishes).where(eq(wishes.id, id))))?.state
    const told = async (who: Person) => (await messagesTo(platform.database, who.id)).map(({ title }) => title.en)
    await expire('2026-03-20')
    expect(await told(hugo)).toEqual([])
    await expire('2026-03-21')
    await expire('2026-03-22')
    expect(await told(hugo)).toEqual(['A wish you claimed expires soon'])
    expect((await told(gina)).filter((title) => title === 'Your wish expires soon')).toHaveLength(1)
    // Nothing ends sooner after the message, also when the clean-up did not run for weeks.
    await expire('2026-04-20')
    expect(await stateOf(claimed)).toBe('claimed')
    platform.clock.advance(3 * 86_400)
    await expire('2026-03-23')
    expect(await stateOf(claimed)).toBe('claimed')
    await expire('2026-03-24')
    expect([await stateOf(claimed), await stateOf(done)]).toEqual(['expired', 'finished'])
    expect(await told(hugo)).toContain('A wish you claimed has expired')
    expect(await told(gina)).toContain('Your wish has expired')
    const held = await queriesOf(platform.database).readOne(
      build.select().from(commitments).where(eq(commitments.caseId, claimed)),
    )
    expect(held?.ended).toBe('released')
  })
})
