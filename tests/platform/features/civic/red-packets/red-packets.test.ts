import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contract from '../../../../../contract/red-packets'
import { getWallet } from '../../../../../contract/wallet'
import { checkPots } from '../../../../../platform/features/civic/red-packets/check-pots'
import { packetCampaigns, packetOpenings } from '../../../../../platform/features/civic/red-packets/red-packets.schema'
import { checkLedger } from '../../../../../platform/features/civic/wallet/check-ledger'
import { blocks, privacySettings } from '../../../../../platform/features/people/privacy/privacy.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { plainPrivacy } from '../../../../../src/domain/people/privacy/privacy'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { addCampaign, deviceOf, emptyLot, GivenNumbers } from '../../../../support/red-packets'

const day = 86_400

describeOnBothDatabases('red packets', (openDatabase) => {
  let platform: TestPlatform
  const numbers = new GivenNumbers()
  beforeAll(async () => {
    platform = await startPlatform({ connection: await openDatabase(), randomNumbers: numbers })
  })
  afterAll(() => platform.close())

  let people = 0
  const member = async (change: { phone?: string | null; nickname?: string } = {}) => {
    people += 1
    return await platform.logIn({ id: `opener-${people}`, phone: String(13_700_000_000 + people), ...change })
  }
  type Who = Awaited<ReturnType<typeof member>>
  let keys = 0
  const open = async (who: Who, id: string, { device = who.id, key = `open-packet-${(keys += 1)}` } = {}) =>
    await platform.call(contract.openPacket, {
      token: who.token,
      path: { id },
      headers: { 'idempotency-key': key },
      body: { device: deviceOf(device) },
    })
  const stateOf = async (answer: ReturnType<typeof open>) => {
    const { code, data } = await answer
    return [code, data.state]
  }
  const balance = async (who: Who) => (await platform.ask(getWallet, { token: who.token })).balance
  const potOf = (id: string) =>
    queriesOf(platform.database).readValue(
      build.select({ left: packetCampaigns.remaining }).from(packetCampaigns).where(eq(packetCampaigns.id, id)),
    )
  const winners = async (id: string, token?: string) =>
    (await platform.ask(contract.listPacketWinners, { path: { id }, ...(token === undefined ? {} : { token }) })).items
  const isRight = async () =>
    expect([await checkPots(platform.database), await checkLedger(platform.database)]).toEqual([[], []])

  it('hold an amount of their campaign, which is in the wallet at once and gone from the pot', async () => {
    const [anna, id] = [await member(), await addCampaign(platform)]
    numbers.next(0, 88)
    const { data } = await open(anna, id)
    expect(data).toMatchObject({
      today: { cents: 188, reversed: false, at: platform.clock.now().toISOString() },
      openings: 1,
      // 16:00 in UTC is midnight of the site.
      next_at: '2026-03-05T16:00:00.000Z',
    })
    expect([await balance(anna), await potOf(id)]).toEqual([188, 10_000 - 188])
    await isRight()
  })

  it('may be empty, which costs nothing but the day', async () => {
    const [anna, id] = [await member(), await addCampaign(platform)]
    numbers.next(emptyLot)
    expect((await open(anna, id)).data.today).toMatchObject({ cents: 0 })
    expect(await stateOf(open(anna, id))).toEqual([409001, 'opened-today'])
    expect([await balance(anna), await potOf(id)]).toEqual([0, 10_000])
    const mine = await platform.ask(contract.getPacketStanding, { token: anna.token, path: { id } })
    expect(mine.today).toMatchObject({ cents: 0 })
  })

  it('are opened once a day on the site’s calendar, and once by a form that is sent twice', async () => {
    const [anna, id] = [await member(), await addCampaign(platform)]
    const first = await open(anna, id, { key: 'the-same-packet' })
    expect((await open(anna, id, { key: 'the-same-packet' })).data).toEqual(first.data)
    expect(await balance(anna)).toBe(100)
    // Midnight of the site is 16:00 in UTC, eight hours after the clock of the tests.
    platform.clock.advance(8 * 3600 - 1)
    expect(await stateOf(open(anna, id))).toEqual([409001, 'opened-today'])
    platform.clock.advance(1)
    expect((await open(anna, id)).data.openings).toBe(2)
    expect(await balance(anna)).toBe(200)
    const page = (cursor?: string) =>
      platform.ask(contract.listPacketOpenings, {
        ...{ token: anna.token, path: { id } },
        query: { page_size: '1', ...(cursor === undefined ? {} : { cursor }) },
      })
    const newest = await page()
    const older = await page(newest.next_cursor ?? '')
    expect([newest.items[0]?.at, older.items[0]?.at, older.next_cursor]).toEqual([
      platform.clock.now().toISOString(),
      first.data.today.at,
      null,
    ])
    await isRight()
  })

  it('need a login and a phone', async () => {
    const id = await addCampaign(platform)
    const ask = { path: { id }, headers: { 'idempotency-key': 'a-guest-opens' }, body: { device: deviceOf('guest') } }
    expect((await platform.call(contract.openPacket, ask)).code).toBe(303001)
    const phoneless = await member({ phone: null })
    expect((await open(phoneless, id)).code).toBe(403002)
  })

  it('are one for a phone, for a device and a day, whatever accounts they are used with', async () => {
    const id = await addCampaign(platform)
    const [anna, ben, carla] = [await member({ phone: '13700099001' }), await member(), await member({ phone: null })]
    expect((await open(anna, id)).code).toBe(100000)
    expect(await stateOf(open(ben, id, { device: anna.id }))).toEqual([409001, 'device-used'])
    // The account gives its phone away, and another one takes it.
    await platform.database
      .update(users)
      .set({ phone: null, deletedAt: platform.clock.now() })
      .where(eq(users.id, anna.id))
    await platform.database.update(users).set({ phone: '13700099001' }).where(eq(users.id, carla.id))
    expect(await stateOf(open(carla, id))).toEqual([409001, 'phone-used'])
    expect((await open(ben, id)).code).toBe(100000)
    const other = await addCampaign(platform)
    expect((await open(carla, other)).code).toBe(100000)
    const marks = await queriesOf(platform.database).read(
      build.select().from(packetOpenings).where(eq(packetOpenings.userId, carla.id)),
    )
    expect(JSON.stringify(marks)).not.toMatch(/13700099001|device-of/)
  })

  it('are limited for each person where the campaign says so', async () => {
    const [anna, id] = [await member(), await addCampaign(platform, { mostOpenings: 2 })]
    for (const last of [false, true]) {
      const { data } = await open(anna, id)
      expect(data.next_at === null).toBe(last)
      platform.clock.advance(day)
    }
    expect(await stateOf(open(anna, id))).toEqual([409001, 'limit-reached'])
    expect(await balance(anna)).toBe(200)
  })

  it('end with the pot: the last one holds what is left, and nobody’s day is used up in vain', async () => {
    const [anna, ben, carla] = [await member(), await member(), await member()]
    const id = await addCampaign(platform, { budget: 250 })
    numbers.next(0, 100)
    await open(anna, id)
    expect([await balance(anna), await potOf(id)]).toEqual([200, 50])
    expect(await stateOf(open(ben, id))).toEqual([409001, 'sold-out'])
    const shown = async () => await platform.ask(contract.getPacketCampaign, { query: { id } })
    expect((await shown()).campaign?.state).toBe('sold-out')
    await platform.database
      .update(packetCampaigns)
      .set({ budget: 350, remaining: 150 })
      .where(eq(packetCampaigns.id, id))
    numbers.next(0, 100)
    expect((await open(ben, id)).data.today).toMatchObject({ cents: 150 })
    expect(await potOf(id)).toBe(0)
    expect(await stateOf(open(carla, id))).toEqual([409001, 'sold-out'])
    await isRight()
  })

  it('are refused before the begin, from the end on, and in a campaign that nobody started', async () => {
    const anna = await member()
    const at = (seconds: number) => new Date(platform.clock.now().getTime() + seconds * 1000)
    const id = await addCampaign(platform, { beginsAt: at(10), endsAt: at(20) })
    expect(await stateOf(open(anna, id))).toEqual([409001, 'coming'])
    const hidden = await addCampaign(platform, { startedAt: null })
    for (const none of [hidden, 'no-campaign']) {
      expect((await open(anna, none)).code).toBe(403001)
      expect((await platform.call(contract.getPacketCampaign, { query: { id: none } })).code).toBe(403001)
    }
    platform.clock.advance(20)
    expect(await stateOf(open(anna, id))).toEqual([409001, 'over'])
  })

  it('show neither the pot nor anybody’s account, and name winners by masked nicknames, and only who wants it', async () => {
    const id = await addCampaign(platform)
    const [anna, ben, carla, dora] = [
      await member({ nickname: 'Anna Heron' }),
      await member({ nickname: 'Ben Otter' }),
      await member({ nickname: 'Carla Swift' }),
      await member({ nickname: 'Dora Wren' }),
    ]
    for (const who of [anna, ben, carla, dora]) {
      platform.clock.advance(1)
      await open(who, id)
    }
    await platform.database.insert(privacySettings).values({ userId: ben.id, ...plainPrivacy, inRankings: false })
    await platform.database
      .insert(blocks)
      .values({ userId: anna.id, blockedId: carla.id, createdAt: platform.clock.now() })
    await platform.database.update(users).set({ deletedAt: platform.clock.now() }).where(eq(users.id, dora.id))
    expect((await winners(id)).map(({ name }) => name)).toEqual(['', 'C*********t', '', 'A********n'])
    expect((await winners(id, anna.token)).map(({ name }) => name)).toEqual(['', '', 'A********n'])
    const shown = JSON.stringify([
      await winners(id),
      await platform.ask(contract.getPacketCampaign, { query: { id } }),
      await platform.ask(contract.getPacketStanding, { token: anna.token, path: { id } }),
    ])
    expect(shown).not.toMatch(/opener-|Heron|Otter|budget|remaining|[:,]9600\b/)
    const first = await platform.ask(contract.listPacketWinners, { path: { id }, query: { page_size: '3' } })
    const next = await platform.ask(contract.listPacketWinners, {
      ...{ path: { id }, query: { page_size: '3', cursor: first.next_cursor ?? '' } },
    })
    expect([first.items.length, next.items.length, next.next_cursor]).toEqual([3, 1, null])
  })

  it('of the site are those that are open, or come next, or were the last', async () => {
    const city = await startPlatform({ connection: await openDatabase() })
    const now = city.clock.now().getTime()
    const current = async () => (await city.ask(contract.getPacketCampaign)).campaign?.id ?? null
    expect(await current()).toBeNull()
    const at = (days: number) => new Date(now + days * day * 1000)
    const past = await addCampaign(city, { beginsAt: at(-20), endsAt: at(-10) })
    await addCampaign(city, { beginsAt: at(-30), endsAt: at(-11) })
    expect(await current()).toBe(past)
    const next = await addCampaign(city, { beginsAt: at(2), endsAt: at(5) })
    await addCampaign(city, { beginsAt: at(3), endsAt: at(4) })
    expect(await current()).toBe(next)
    await addCampaign(city, { beginsAt: at(-2), endsAt: at(9) })
    const newest = await addCampaign(city, { beginsAt: at(-1), endsAt: at(1) })
    await addCampaign(city, { beginsAt: at(-0.5), endsAt: at(1), startedAt: null })
    expect(await current()).toBe(newest)
    await city.close()
  })
})
