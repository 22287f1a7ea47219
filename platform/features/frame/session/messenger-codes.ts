import type { Database, Transaction } from '../../../kernel/database/client'
import type { Caller } from '../../../kernel/http/caller'
import { invalid } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import type { MessengerAccount } from '../../../kernel/messenger/messenger'
import type { Platform } from '../../../kernel/platform'
import { digest } from '../../../kernel/shared/signer'
import { messengerCodesPerAddress } from './code-limits'
import { usedSocialCodes } from './session.schema'
import { removeOlder } from '../../../kernel/database/remove-old'

/** Milliseconds for which a used code is remembered, which is longer than any messenger keeps a code valid. */
const retention = 24 * 3_600_000

/** Asks the messenger for the account of a code; null for a wrong one. Throws 429001 for an address that tries many. */
export async function readMessengerCode(
  { database, messenger, signer, now }: Platform,
  code: string,
  caller: Caller,
): Promise<MessengerAccount | null> {
  const key = `messenger-address:${signer.sign('address', caller.address)}`
  await consumeAllowance(database, key, messengerCodesPerAddress, now())
  return await messenger.accountOf(code)
}

/** Takes a code, which is good once; throws 400001 when it was `used`. */
export async function useMessengerCode(transaction: Transaction, code: string, usedAt: Date): Promise<void> {
  // The second of two concurrent uses of one code waits here for the first, and is refused unless the first failed.
  const first = await transaction
    .insert(usedSocialCodes)
    .values({ codeHash: digest(code), usedAt })
    .onConflictDoNothing()
    .returning({ codeHash: usedSocialCodes.codeHash })
  if (first.length === 0) throw invalid({ code: 'used' })
}

export async function removeOldSocialCodes(database: Database, now: Date): Promise<void> {
  await removeOlder(database, usedSocialCodes.usedAt, new Date(now.getTime() - retention))
}
