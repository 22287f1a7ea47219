import { and, eq, gte, or, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { drawPacket, payablePart } from '../../../../src/domain/civic/red-packets/draw-packet'
import { packetCampaignState } from '../../../../src/domain/civic/red-packets/red-packet'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Member } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import type { Platform } from '../../../kernel/platform'
import { randomId } from '../../../kernel/shared/random'
import { siteToday } from '../../../kernel/site/site-today'
import { moveMoney } from '../wallet/move-money'
import { countOpenings, selectCampaign, type PacketCampaignRow } from './red-packets.queries'
import { packetCampaigns, packetOpenings } from './red-packets.schema'

interface Opener {
  readonly member: Pick<Member, 'id' | 'phone'>
  /** The mark of the browser that opens it. */
  readonly device: string
}

/**
 * Opens a packet in the caller's transaction: writes the opening, draws its amount, takes it from the pot, and moves it
 * into the wallet. Unique keys let each person, phone and device open one packet a day, so the second of two calls at
 * the same moment is refused; when the pot is sold out, nothing is written, and the day is not used up.
 */
export async function openPacket(
  transaction: Transaction,
  campaignId: string,
  { member, device }: Opener,
  { now, vault, randomNumbers }: Pick<Platform, 'now' | 'vault' | 'randomNumbers'>,
): Promise<PacketCampaignRow> {
  const at = now()
  const campaign = await selectCampaign(transaction, campaignId)
  if (campaign === null) throw new Refusal(errorCodes.gone)
  if (member.phone === null) throw new Refusal(errorCodes.phoneNeeded)
  const state = stateOf(campaign, at)
  if (state !== 'open') throw refusedAs(state)
  const openingsBefore = await countOpenings(transaction, campaignId, member.id)
  const wanted = {
    id: randomId('packet'),
    campaignId,
    userId: member.id,
    day: await siteToday(transaction, at),
    ordinal: openingsBefore + 1,
    cents: 0,
    phoneMark: vault.mark(`red packet phone ${campaignId}`, member.phone),
    deviceMark: vault.mark(`red packet device ${campaignId}`, device),
    openedAt: at,
  }
  const [opening] = await transaction
    .insert(packetOpenings)
    .values(wanted)
    .onConflictDoNothing()
    .returning({ id: packetOpenings.id })
  if (opening === undefined) throw await obstacleTo(transaction, wanted)
  if (campaign.mostOpenings !== null && openingsBefore >= campaign.mostOpenings) throw refusedAs('limit-reached')
  const drawn = drawPacket(campaign.tiers, randomNumbers.below)
  if (drawn === 0) return campaign
  const cents = await takeFromPot(transaction, campaign, drawn)
  await transaction.update(packetOpenings).set({ cents }).where(eq(packetOpenings.id, opening.id))
  await moveMoney(transaction, {
    userId: member.id,
    kind: 'packet',
    subjectId: opening.id,
    title: campaign.title,
    cents,
    at,
  })
  return campaign
}

export const stateOf = ({ beginsAt, endsAt, tiers, remaining }: PacketCampaignRow, at: Date) =>
  packetCampaignState({ beginsAt: beginsAt.getTime(), endsAt: endsAt.getTime(), tiers, left: remaining }, at.getTime())

const refusedAs = (state: string): Refusal => new Refusal(errorCodes.stateRefuses, null, { state })

type WantedOpening = Pick<
  typeof packetOpenings.$inferSelect,
  'campaignId' | 'userId' | 'day' | 'phoneMark' | 'deviceMark'
>

/** Says which of the unique keys an opening met. */
async function obstacleTo(
  database: Database,
  { campaignId, userId, day, phoneMark, deviceMark }: WantedOpening,
): Promise<Refusal> {
  const openings = await queriesOf(database).read(
    build
      .select({ userId: packetOpenings.userId, phoneMark: packetOpenings.phoneMark })
      .from(packetOpenings)
      .where(
        and(
          eq(packetOpenings.campaignId, campaignId),
          eq(packetOpenings.day, day),
          or(
            eq(packetOpenings.userId, userId),
            eq(packetOpenings.phoneMark, phoneMark ?? ''),
            eq(packetOpenings.deviceMark, deviceMark ?? ''),
          ),
        ),
      ),
  )
  if (openings.some((opening) => opening.userId === userId)) return refusedAs('opened-today')
  if (openings.some((opening) => opening.phoneMark === phoneMark)) return refusedAs('phone-used')
  // Without any of them it met the member's own opening of a moment ago, on the other side of midnight.
  return openings.length > 0 ? refusedAs('device-used') : new Refusal(errorCodes.somebodyFirst)
}

/**
 * Takes an amount from the pot, or what is left when that is less; 409001 (`sold-out`) when nothing can be paid. Each
 * turn of the loop means that somebody else has just taken something, so it ends.
 */
async function takeFromPot(
  transaction: Transaction,
  { id, tiers }: Pick<PacketCampaignRow, 'id' | 'tiers'>,
  drawn: number,
): Promise<number> {
  for (;;) {
    const left = await queriesOf(transaction).readValue(
      build.select({ left: packetCampaigns.remaining }).from(packetCampaigns).where(eq(packetCampaigns.id, id)),
    )
    const cents = payablePart(drawn, left ?? 0, tiers)
    if (cents === 0) throw refusedAs('sold-out')
    const [pot] = await transaction
      .update(packetCampaigns)
      .set({ remaining: sql`${packetCampaigns.remaining} - ${cents}` })
      .where(and(eq(packetCampaigns.id, id), gte(packetCampaigns.remaining, cents)))
      .returning({ remaining: packetCampaigns.remaining })
    if (pot !== undefined) return cents
  }
}
