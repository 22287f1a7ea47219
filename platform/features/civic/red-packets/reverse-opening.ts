import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { shownMoney } from '../../../../src/domain/civic/wallet/money'
import { message } from '../../../kernel/cases/message'
import { officeReason } from '../../../kernel/cases/office-reason'
import type { Database, Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { notify } from '../../../kernel/messages/notify'
import { OperatorError } from '../../../kernel/operator/operator-error'
import { asWritten } from '../../../kernel/shared/as-written'
import { moveMoney } from '../wallet/move-money'
import { packetCampaigns, packetOpenings } from './red-packets.schema'

const takenBack = message(
  ['红包金额已收回', 'A red packet was taken back'],
  [
    '“{title}”中的{amount}已从您的钱包收回。原因：{reason}',
    '{amount} of “{title}” was taken back from your wallet. Reason: {reason}',
  ],
)

type OpeningRow = typeof packetOpenings.$inferSelect

/**
 * The office takes the amount of an opening back, with a reason that the member reads: from their wallet into the pot,
 * once. It fails when the wallet has less than that left.
 */
export async function reverseOpening(
  transaction: Transaction,
  id: string,
  reasonText: string,
  at: Date,
): Promise<void> {
  const reason = officeReason(reasonText)
  const [opening] = await transaction
    .update(packetOpenings)
    .set({ reversedAt: at })
    .where(and(eq(packetOpenings.id, id), gt(packetOpenings.cents, 0), isNull(packetOpenings.reversedAt)))
    .returning()
  if (opening === undefined) throw await whyNot(transaction, id)
  const { userId, campaignId, cents } = opening
  const [campaign] = await transaction
    .update(packetCampaigns)
    .set({ remaining: sql`${packetCampaigns.remaining} + ${cents}` })
    .where(eq(packetCampaigns.id, campaignId))
    .returning({ title: packetCampaigns.title })
  const title = campaign?.title ?? asWritten('')
  await takeFromWallet(transaction, opening, title, at)
  const slots = { title, reason, amount: asWritten(shownMoney(cents)) }
  await notify(
    transaction,
    { name: 'red-packet.reverse', category: 'office' },
    [{ userId, id, words: takenBack, slots, path: '/wallet' }],
    at,
  )
}

async function takeFromWallet(
  transaction: Transaction,
  { id, userId, cents }: OpeningRow,
  title: Localised,
  at: Date,
): Promise<void> {
  try {
    await moveMoney(transaction, { userId, kind: 'reversal', subjectId: id, title, cents: -cents, at })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new OperatorError(`Their wallet has less than ${shownMoney(cents)} left, so nothing was taken back.`)
  }
}

async function whyNot(database: Database, id: string): Promise<Refusal> {
  const opening = await queriesOf(database).readOne(
    build.select({ cents: packetOpenings.cents }).from(packetOpenings).where(eq(packetOpenings.id, id)),
  )
  if (opening === null) return new Refusal(errorCodes.gone)
  return new Refusal(errorCodes.stateRefuses, null, { state: opening.cents === 0 ? 'empty' : 'reversed' })
}
