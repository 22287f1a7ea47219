import type { RandomNumbers } from '../../platform/kernel/shared/random'
import { packetCampaigns } from '../../platform/features/civic/red-packets/red-packets.schema'
import type { TestPlatform } from './platform'

/** Gives the numbers that a test wants one after the other, and the smallest one afterwards. */
export class GivenNumbers implements RandomNumbers {
  private given: number[] = []
  readonly below = (end: number): number => {
    const next = this.given.shift() ?? 0
    if (next >= end) throw new Error(`${next} is not below ${end}`)
    return next
  }

  next(...numbers: readonly number[]): void {
    this.given = [...numbers]
  }
}

/** The number of the last lot of an opening, which wins nothing unless every opening wins. */
export const emptyLot = 9999

const day = 86_400_000
let campaigns = 0

/** Adds a campaign that is open, in which half of the packets hold ¥1.00 to ¥2.00. */
export async function addCampaign(
  { database, clock }: Pick<TestPlatform, 'database' | 'clock'>,
  change: Partial<typeof packetCampaigns.$inferInsert> = {},
): Promise<string> {
  const now = clock.now().getTime()
  const id = `campaign-${(campaigns += 1)}`
  const budget = change.budget ?? 10_000
  await database
    .insert(packetCampaigns)
    .values({
      ...{ id, title: { 'zh-CN': '春日红包', en: 'Spring packets' }, rules: { 'zh-CN': '每天一个', en: 'One a day' } },
      ...{ beginsAt: new Date(now - day), endsAt: new Date(now + 30 * day), budget, remaining: budget },
      ...{ tiers: [{ share: 5000, least: 100, most: 200 }], mostOpenings: null, startedAt: new Date(now - day) },
      ...change,
    })
  return id
}

/** A mark as a browser makes it. */
export const deviceOf = (name: string): string => `device-of-${name}`.padEnd(22, '-')
