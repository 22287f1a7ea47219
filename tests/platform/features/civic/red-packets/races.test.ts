import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPots } from '../../../../../platform/features/civic/red-packets/check-pots'
import { openPacket } from '../../../../../platform/features/civic/red-packets/open-packet'
import { packetCampaigns, packetOpenings } from '../../../../../platform/features/civic/red-packets/red-packets.schema'
import { reverseOpening } from '../../../../../platform/features/civic/red-packets/reverse-opening'
import { checkLedger } from '../../../../../platform/features/civic/wallet/check-ledger'
import { walletAccounts } from '../../../../../platform/features/civic/wallet/wallet.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { users } from '../../../../../platform/kernel/members/members.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres, type PostgresCluster } from '../../../../support/postgres-cluster'
import { addCampaign, deviceOf } from '../../../../support/red-packets'

const hasPostgres = (await findPostgres()) !== null
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
/** So many open a packet at once; RACE_OPENERS sets another number. */
const openers = Number(process.env.RACE_OPENERS ?? 1000)

describe.skipIf(!hasPostgres)('of many who open red packets at the same moment, on a real PostgreSQL', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
  })
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })
  let people = 0
  const members = async (count: number) => {
    const all = times(count).map(() => ({ id: `racer-${(people += 1)}`, phone: String(13_800_000_000 + people) }))
    await platform.database
      .insert(users)
      .values(all.map((each) => ({ ...each, nickname: 'Racer', avatar: '', createdAt: platform.clock.now() })))
    return all
  }
  type Who = Awaited<ReturnType<typeof members>>[number]
  const open = (who: Who, id: string, device = who.id) =>
    platform.database.transaction((transaction) =>
      openPacket(transaction, id, { member: who, device: deviceOf(device) }, platform.platform),
    )
  /** The states in which openings were refused; '' for those that were not. */
  const states = async (all: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(all)).map((each) =>
      each.status === 'fulfilled' ? '' : (each.reason as { data: { state: string } }).data.state,
    )
  const openingsOf = (id: string) =>
    queriesOf(platform.database).read(build.select().from(packetOpenings).where(eq(packetOpenings.campaignId, id)))
  const leftOf = (id: string) =>
    queriesOf(platform.database).readValue(
      build.select({ left: packetCampaigns.remaining }).from(packetCampaigns).where(eq(packetCampaigns.id, id)),
    )
  const isRight = async () =>
    expect([await checkPots(platform.database), await checkLedger(platform.database)]).toEqual([[], []])

  it(`the pot is never below zero, and pays nobody twice, with ${openers} at once`, async () => {
    const all = await members(openers)
    // A quarter of them asks twice; the pot lasts for about half of all.
    const budget = openers * 75
    const id = await addCampaign(platform, { budget, tiers: [{ share: 10_000, least: 100, most: 200 }] })
    const asked = all.flatMap((who, index) => (index % 4 === 0 ? [who, who] : [who]))
    const refused = await states(asked.map((who) => open(who, id)))
    expect(new Set(refused)).toEqual(new Set(['', 'opened-today', 'sold-out']))
    const openings = await openingsOf(id)
    expect(openings).toHaveLength(refused.filter((state) => state === '').length)
    expect(new Set(openings.map(({ userId }) => userId)).size).toBe(openings.length)
    const left = (await leftOf(id)) ?? -1
    expect([left >= 0, left < 100]).toEqual([true, true])
    expect(openings.reduce((sum, { cents }) => sum + cents, 0)).toBe(budget - left)
    await isRight()
  }, 120_000)

  it('one person, one phone and one device open one packet', async () => {
    for (const _ of times(6)) {
      const id = await addCampaign(platform)
      const [anna, ben, carla] = await members(3)
      if (anna === undefined || ben === undefined || carla === undefined) throw new Error('nobody is there')
      const asked = [
        ...times(5).map((index) => open(anna, id, `${anna.id}-${index}`)),
        ...[ben, carla].map((who) => open(who, id, 'the-shared-one')),
      ]
      const refused = await states(asked)
      expect(refused.filter((state) => state === '')).toHaveLength(2)
      expect(refused.filter((state) => state === 'device-used')).toHaveLength(1)
      expect(await openingsOf(id)).toHaveLength(2)
    }
    await isRight()
  })

  it('an amount is taken back once', async () => {
    const id = await addCampaign(platform, { tiers: [{ share: 10_000, least: 100, most: 100 }] })
    const [anna] = await members(1)
    if (anna === undefined) throw new Error('nobody is there')
    await open(anna, id)
    const [opening] = await openingsOf(id)
    const done = await states(
      times(8).map(() =>
        platform.database.transaction((transaction) =>
          reverseOpening(transaction, opening?.id ?? '', 'Opened by a program', platform.clock.now()),
        ),
      ),
    )
    expect(done.filter((state) => state === '')).toHaveLength(1)
    expect(await leftOf(id)).toBe(10_000)
    const balance = await queriesOf(platform.database).readValue(
      build.select({ balance: walletAccounts.balance }).from(walletAccounts).where(eq(walletAccounts.userId, anna.id)),
    )
    expect(balance).toBe(0)
    await isRight()
  })
})
