import { unlessRefused } from '../../../kernel/cases/unless-refused'
import type { Transaction } from '../../../kernel/database/client'
import { forgetAnswersAbout } from '../../../kernel/http/idempotency'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import { announceChange } from '../../../kernel/publishing/site-changes'

/**
 * How often in a day a member's new name empties the pages that caches keep for guests, which all guests wait for;
 * afterwards those pages show the old name for the ten minutes that they are kept.
 */
const allowance = { most: 6, window: 86_400_000 }

/** Takes the name or the picture that a member had out of its copies, in the transaction that changes it. */
export async function forgetName(transaction: Transaction, userId: string, at: Date): Promise<void> {
  await forgetAnswersAbout(transaction, [userId])
  const isAnnounced = await unlessRefused(() => consumeAllowance(transaction, `name-pages:${userId}`, allowance, at))
  if (isAnnounced) await announceChange(transaction)
}
