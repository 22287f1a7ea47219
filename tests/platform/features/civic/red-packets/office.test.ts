import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contract from '../../../../../contract/red-packets'
import { getWallet, listMovements } from '../../../../../contract/wallet'
import { cleanUp } from '../../../../../platform/clean-up'
import { seedRedPackets } from '../../../../../platform/demo/seeding/civic/red-packets/seed-red-packets'
import { seedWallet } from '../../../../../platform/demo/seeding/civic/wallet/seed-wallet'
import { seedPeople } from '../../../../../platform/demo/seeding/frame/session/seed-people'
import { desks } from '../../../../../platform/features'
import { checkPots } from '../../../../../platform/features/civic/red-packets/check-pots'
import { packetCampaigns, packetOpenings } from '../../../../../platform/features/civic/red-packets/red-packets.schema'
import { checkLedger } from '../../../../../platform/features/civic/wallet/check-ledger'
import { moveMoney } from '../../../../../platform/features/civic/wallet/move-money'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { packetCampaignStates } from '../../../../../src/domain/civic/red-packets/red-packet'
import { describeOnBothDatabases } from '../../../../support/databases'
import { messagesTo } from '../../../../support/messages'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { addCampaign, deviceOf, GivenNumbers } from '../../../../support/red-packets'

const written = {
  title: { 'zh-CN': '中秋红包', en: 'Moon packets' },
  rules: { 'zh-CN': '每天一个\n\n\n\n见者有份', en: 'One a day' },
  begins_at: '2026-03-06T00:00:00.000Z',
  ends_at: '2026-03-20T00:00:00.000Z',
  budget: 5000,
  tiers: [{ share: 2500, least: 50, most: 150 }],
  most_openings: null,
}

describeOnBothDatabases('the office of red packets', (openDatabase) => {
  let platform: TestPlatform
  const numbers = new GivenNumbers()
  beforeAll(async () => {
    platform = await startPlatform({ connection: await openDatabase(), randomNumbers: numbers })
  })
  afterAll(() => platform.close())
  const run = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())
  const campaignOf = (id: string) =>
    queriesOf(platform.database).readOne(build.select().from(packetCampaigns).where(eq(packetCampaigns.id, id)))
  const shown = async (id: string) => (await platform.call(contract.getPacketCampaign, { query: { id } })).data
  let people = 0
  /** A member who has won this much, with the id of their opening. */
  const winner = async (id: string, cents: number) => {
    people += 1
    const who = await platform.logIn({ id: `winner-${people}`, phone: String(13_710_000_000 + people) })
    numbers.next(0, cents - 100)
    const { today } = await platform.ask(contract.openPacket, {
      ...{ token: who.token, path: { id }, body: { device: deviceOf(who.id) } },
      headers: { 'idempotency-key': `packet-of-${who.id}` },
    })
    return { ...who, opening: today?.id ?? '' }
  }
  const balance = async (token: string) => (await platform.ask(getWallet, { token })).balance

  it('writes a campaign, which nobody sees before it is started, and changes it until then', async () => {
    expect((await run('red-packets', 'write', 'moon', JSON.stringify(written))).failed).toBe(false)
    expect(await shown('moon')).not.toHaveProperty('campaign')
    await run('red-packets', 'write', 'moon', JSON.stringify({ ...written, budget: 6000 }))
    expect(await campaignOf('moon')).toMatchObject({ budget: 6000, remaining: 6000 })
    expect((await run('red-packets', 'start', 'moon')).failed).toBe(false)
    expect((await shown('moon')).campaign).toMatchObject({ state: 'coming', rules: '每天一个\n\n见者有份' })
    const again = await run('red-packets', 'write', 'moon', JSON.stringify(written))
    expect(again).toMatchObject({ failed: true, output: 'Cannot write moon: it is started already.' })
    expect((await run('red-packets', 'start', 'moon')).output).toBe('Cannot start moon: it is started already.')
  })

  it.each([
    [{ ends_at: written.begins_at }, 'ends_at before-begin'],
    [{ tiers: [] }, 'tiers none'],
    [{ tiers: [{ share: 10_001, least: 1, most: 1 }] }, 'tiers too-many-shares'],
    [{ budget: 0 }, 'budget invalid'],
    [{ title: { en: 'Only in English' } }, 'title.zh-CN invalid'],
    [{ most_openings: 0 }, 'most_openings invalid'],
  ])('refuses a campaign with %j', async (change, reason) => {
    const { output, failed } = await run('red-packets', 'write', 'wrong', JSON.stringify({ ...written, ...change }))
    expect([failed, output]).toEqual([true, `The words do not fit: ${reason}.`])
    expect((await run('red-packets', 'write', 'wrong', 'no JSON')).failed).toBe(true)
  })

  it('puts more into a pot, and ends a campaign, each as long as it runs', async () => {
    const id = await addCampaign(platform, { budget: 150, remaining: 99 })
    await platform.database.update(packetCampaigns).set({ budget: 99 }).where(eq(packetCampaigns.id, id))
    expect((await shown(id)).campaign.state).toBe('sold-out')
    expect((await run('red-packets', 'raise', id, '20.5')).failed).toBe(false)
    expect(await campaignOf(id)).toMatchObject({ budget: 2149, remaining: 2149 })
    expect((await shown(id)).campaign.state).toBe('open')
    for (const amount of ['0', '-5', 'much', '9999999'])
      if (amount !== '9999999')
        expect((await run('red-packets', 'raise', id, amount)).output).toContain('amount not-an-amount')
      else for (const _ of [1, 2]) await run('red-packets', 'raise', id, amount)
    expect((await run('red-packets', 'raise', id, '9999999')).output).toContain('amount too-much')
    expect((await run('red-packets', 'end', id)).failed).toBe(false)
    expect((await shown(id)).campaign.state).toBe('over')
    expect((await run('red-packets', 'end', id)).output).toBe(`Cannot end ${id}: it is over already.`)
    expect((await run('red-packets', 'raise', id, '5')).output).toBe(`Cannot raise ${id}: it is over already.`)
    expect((await run('red-packets', 'raise', 'none', '5')).output).toContain('There is no "none"')
  })

  it('takes an amount back into the pot once, and tells the member why', async () => {
    const id = await addCampaign(platform)
    const anna = await winner(id, 150)
    expect((await run('red-packet-openings')).output).toContain('¥1.50, Spring packets')
    const reverse = () => run('red-packet-openings', 'reverse', anna.opening, 'Opened by a program')
    expect(await reverse()).toMatchObject({ failed: false })
    expect([await balance(anna.token), (await campaignOf(id))?.remaining]).toEqual([0, 10_000])
    expect((await reverse()).output).toBe(`Cannot reverse ${anna.opening}: it is reversed already.`)
    expect([await balance(anna.token), (await campaignOf(id))?.remaining]).toEqual([0, 10_000])
    const { items } = await platform.ask(listMovements, { token: anna.token })
    expect(items.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['reversal', -150],
      ['packet', 150],
    ])
    expect((await platform.ask(getWallet, { token: anna.token })).earned).toBe(0)
    const told = await messagesTo(platform.database, anna.id)
    expect(told.map(({ text, path }) => [text.en, path])).toEqual([
      ['¥1.50 of “Spring packets” was taken back from your wallet. Reason: Opened by a program', '/wallet'],
    ])
    const { today } = await platform.ask(contract.getPacketStanding, { token: anna.token, path: { id } })
    expect(today).toMatchObject({ cents: 150, reversed: true })
    expect((await platform.ask(contract.listPacketWinners, { path: { id } })).items).toEqual([])
    expect([await checkPots(platform.database), await checkLedger(platform.database)]).toEqual([[], []])
  })

  it('takes nothing back from a wallet that has less, of an empty packet, or without a reason', async () => {
    const id = await addCampaign(platform)
    const ben = await winner(id, 150)
    await platform.database.transaction((transaction) =>
      moveMoney(transaction, {
        userId: ben.id,
        kind: 'award',
        subjectId: 'spent',
        cents: -100,
        at: platform.clock.now(),
      }),
    )
    const spent = await run('red-packet-openings', 'reverse', ben.opening, 'Opened by a program')
    expect(spent).toMatchObject({ failed: true, output: expect.stringContaining('less than ¥1.50 left') })
    expect([await balance(ben.token), (await campaignOf(id))?.remaining]).toEqual([50, 9850])
    expect((await run('red-packet-openings', 'reverse', ben.opening, 'no')).output).toContain('reason too-short')
    expect((await run('red-packet-openings', 'reverse', 'none', 'For a reason')).output).toContain('There is no "none"')
    await platform.database
      .insert(packetOpenings)
      .values({
        ...{ id: 'empty-one', campaignId: id, userId: ben.id, day: '2026-01-01', ordinal: 9, cents: 0 },
        openedAt: platform.clock.now(),
      })
    expect((await run('red-packet-openings', 'reverse', 'empty-one', 'For a reason')).output).toContain('it is empty')
  })

  it('sees the accounts, and what differs in them', async () => {
    const id = await addCampaign(platform)
    await winner(id, 200)
    const { output } = await run('red-packets')
    expect(output).toContain('¥98.00 of ¥100.00 is left')
    expect(output).toContain('5000 of 10000 openings')
    expect((await run('red-packet-pots')).output).toContain(': 0')
    await platform.database.update(packetCampaigns).set({ remaining: 9000 }).where(eq(packetCampaigns.id, id))
    expect(await checkPots(platform.database)).toEqual([{ what: 'pot', id, expected: 200, actual: 1000 }])
    expect((await run('red-packet-pots')).output).toContain('found ¥10.00, expected ¥2.00')
    await platform.database.update(packetCampaigns).set({ remaining: 9800 }).where(eq(packetCampaigns.id, id))
  })

  it('forgets phones and devices two days after they opened a packet', async () => {
    const id = await addCampaign(platform)
    const anna = await winner(id, 100)
    const marks = () =>
      queriesOf(platform.database).readOne(
        build
          .select({ phone: packetOpenings.phoneMark, device: packetOpenings.deviceMark })
          .from(packetOpenings)
          .where(eq(packetOpenings.id, anna.opening)),
      )
    platform.clock.advance(2 * 86_400)
    await cleanUp(platform.platform)
    expect(await marks()).toEqual({ phone: expect.any(String), device: expect.any(String) })
    platform.clock.advance(1)
    await cleanUp(platform.platform)
    expect(await marks()).toEqual({ phone: null, device: null })
  })

  it('has campaigns in every state in the demo city, and right, however often it is seeded', async () => {
    const city = await startPlatform({ connection: await openDatabase() })
    await seedPeople(city.database, city.clock.now())
    await seedWallet(city.database, city.platform.vault, city.clock.now())
    for (const _ of [1, 2]) await seedRedPackets(city.database, city.clock.now())
    const ids = await queriesOf(city.database).readColumn(
      build.select({ id: packetCampaigns.id }).from(packetCampaigns),
    )
    const states = await Promise.all(
      ids.map(async (id) => (await city.ask(contract.getPacketCampaign, { query: { id } })).campaign?.state),
    )
    expect(new Set(states)).toEqual(new Set(packetCampaignStates))
    expect((await city.ask(contract.getPacketCampaign)).campaign?.id).toBe('packets-lantern')
    expect([await checkPots(city.database), await checkLedger(city.database)]).toEqual([[], []])
    await city.close()
  })
})
