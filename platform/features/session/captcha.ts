import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { errorCodes } from '../../../contract/envelope'
import { verificationCodeRules } from '../../../src/domain/session/verification-code'
import type { Database } from '../../database/client'
import { captchaProofs, phoneCaptchas } from './session.schema'
import type { Caller } from '../../http/caller'
import { invalid, Refusal } from '../../http/refusal'
import { take } from '../../limits/allowance'
import type { Platform } from '../../platform'
import { randomDigits, randomToken } from '../../shared/random'
import { digest } from '../../shared/signer'
import { codeMessage } from '../../words/text-message-words'
import { captchaPerAddress, captchaPerNumber, codeTriesPerAddress, proofLifetime } from './captcha-limits'

export type Purpose = 'login' | 'bind' | 'rebind-old' | 'rebind-new' | 'reset' | 'cash-out'

const { digits, lifetime, tries, pause } = verificationCodeRules

/** Sends a new code, which replaces an earlier one; the limits are taken all together or not at all. */
export async function sendCode(platform: Platform, phone: string, purpose: Purpose, caller: Caller): Promise<void> {
  const { database, signer, textMessages, log } = platform
  // Checked before anything is counted: the caller cannot do anything about it.
  if (textMessages.goTo === 'nowhere') throw new Refusal(errorCodes.codesNotSent)
  const now = platform.now()
  const code = randomDigits(digits)
  const fresh = {
    codeHash: hashOf(platform, phone, purpose, code),
    tries: 0,
    expiresAt: new Date(now.getTime() + lifetime),
    usedAt: null,
  }
  await database.transaction(async (transaction) => {
    await take(transaction, `captcha:${signer.sign('phone', phone)}`, captchaPerNumber, now)
    await take(transaction, `captcha-address:${signer.sign('address', caller.address)}`, captchaPerAddress, now)
    await transaction
      .insert(phoneCaptchas)
      .values({ phone, purpose, ...fresh })
      .onConflictDoUpdate({ target: [phoneCaptchas.phone, phoneCaptchas.purpose], set: fresh })
  })
  try {
    await textMessages.send(phone, codeMessage(caller.language, code, lifetime / 60_000))
  } catch (error) {
    log.error({ err: error }, 'a code could not be sent')
    throw new Refusal(errorCodes.codesNotSent, null, {}, { 'retry-after': String(pause / 1000) })
  }
}

/**
 * Consumes a code; throws 400001 (`wrong`, or `expired` when none is valid) otherwise. Comparing and consuming are one
 * statement on the code's row: of two concurrent attempts with the right code one wins, and no more than five are
 * compared.
 */
export async function useCode(
  platform: Platform,
  given: { phone: string; purpose: Purpose; code: string },
  caller: Caller,
): Promise<void> {
  const { phone, purpose, code } = given
  // Never in a caller's transaction: a refusal would roll the counting back.
  const { database } = platform
  const now = platform.now()
  await take(database, `code-address:${platform.signer.sign('address', caller.address)}`, codeTriesPerAddress, now)
  const hash = hashOf(platform, phone, purpose, code)
  const [row] = await database
    .update(phoneCaptchas)
    .set({
      tries: sql`${phoneCaptchas.tries} + 1`,
      usedAt: sql`case when ${phoneCaptchas.codeHash} = ${hash} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(phoneCaptchas.phone, phone),
        eq(phoneCaptchas.purpose, purpose),
        isNull(phoneCaptchas.usedAt),
        lt(phoneCaptchas.tries, tries),
        gt(phoneCaptchas.expiresAt, now),
      ),
    )
    .returning({ usedAt: phoneCaptchas.usedAt })
  if (row === undefined) throw invalid({ code: 'expired' })
  if (row.usedAt === null) throw invalid({ code: 'wrong' })
}

/** Exchanges a code for a proof that permits one act within ten minutes. */
export async function proveCode(
  platform: Platform,
  given: { phone: string; purpose: Purpose; code: string },
  caller: Caller,
): Promise<string> {
  await useCode(platform, given, caller)
  const proof = randomToken()
  const { phone, purpose } = given
  const expiresAt = new Date(platform.now().getTime() + proofLifetime)
  await platform.database.insert(captchaProofs).values({ proofHash: digest(proof), phone, purpose, expiresAt })
  return proof
}

/** Consumes a proof; false when it is not one for this number and purpose, or has expired. */
export async function useProof(
  database: Database,
  given: { proof: string; phone: string; purpose: Purpose },
  now: Date,
): Promise<boolean> {
  const used = await database
    .delete(captchaProofs)
    .where(
      and(
        eq(captchaProofs.proofHash, digest(given.proof)),
        eq(captchaProofs.phone, given.phone),
        eq(captchaProofs.purpose, given.purpose),
        gt(captchaProofs.expiresAt, now),
      ),
    )
    .returning({ phone: captchaProofs.phone })
  return used.length === 1
}

/** Removes codes and proofs that expired long ago. */
export async function removeExpiredCodes(database: Database, now: Date): Promise<void> {
  await database.delete(phoneCaptchas).where(lt(phoneCaptchas.expiresAt, now))
  await database.delete(captchaProofs).where(lt(captchaProofs.expiresAt, now))
}

function hashOf({ signer }: Platform, phone: string, purpose: Purpose, code: string): string {
  return signer.sign('code', `${phone} ${purpose} ${code}`)
}
