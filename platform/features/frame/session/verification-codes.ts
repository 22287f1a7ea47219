import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { ProofPurpose } from '../../../../src/domain/frame/session/proof'
import { verificationCodeRules } from '../../../../src/domain/frame/session/verification-code'
import type { Database } from '../../../kernel/database/client'
import { codeProofs, verificationCodes } from './session.schema'
import type { Caller } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { consumeAllowance } from '../../../kernel/limits/allowance'
import type { Platform } from '../../../kernel/platform'
import { randomDigits, randomToken } from '../../../kernel/shared/random'
import { noteSecurityEvent } from '../../../kernel/shared/security-events'
import { digest } from '../../../kernel/shared/signer'
import { codeMessage } from '../../../kernel/words/text-message-words'
import {
  codesForUnknownDevicesPerAddress,
  codesForUnknownDevices,
  codesPerAddress,
  codesPerNumber,
  codeTriesPerAddress,
  proofLifetime,
} from './code-limits'
import { readStanding } from './known-devices'
import { notifyOwner } from './notify-owner'
import { removeOlder } from '../../../kernel/database/remove-old'

export type Purpose = 'login' | 'bind' | 'rebind-old' | 'rebind-new' | 'reset' | ProofPurpose

const { digits, lifetime, tries, pause } = verificationCodeRules

export interface CodeRequestDetails {
  readonly phone: string
  readonly purpose: Purpose
  readonly device?: string | undefined
}

/** Sends a new code, which replaces an earlier one; its limits are counted all together or not at all. */
export async function sendCode(platform: Platform, request: CodeRequestDetails, caller: Caller): Promise<void> {
  const { phone, purpose, device } = request
  const { database, signer, textMessages, log } = platform
  // This is checked before anything is counted, because the caller cannot do anything about it.
  if (textMessages.goTo === 'nowhere') throw new Refusal(errorCodes.codesNotSent)
  const now = platform.now()
  const code = randomDigits(digits)
  const codeColumns = {
    codeHash: hashOf(platform, { phone, purpose, device, code }),
    asker: askerOf(platform, device, caller),
    tries: 0,
    otherTries: 0,
    expiresAt: new Date(now.getTime() + lifetime),
    usedAt: null,
  }
  const standing = await readStanding(platform, phone, device)
  const number = signer.sign('phone', phone)
  const address = signer.sign('address', caller.address)
  const about = { subject: standing.userId ?? phone, address: caller.address, purpose }
  let isForStrangers = false
  try {
    await database.transaction(async (transaction) => {
      await consumeAllowance(transaction, `captcha:${number}`, codesPerNumber, now)
      await consumeAllowance(transaction, `captcha-address:${address}`, codesPerAddress, now)
      isForStrangers = standing.hasOthers && !standing.isKnown
      if (isForStrangers) {
        await consumeAllowance(
          transaction,
          `captcha-stranger:${number}:${address}`,
          codesForUnknownDevicesPerAddress,
          now,
        )
        await consumeAllowance(transaction, `captcha-strangers:${number}`, codesForUnknownDevices, now)
      }
      await transaction
        .insert(verificationCodes)
        .values({ phone, purpose, ...codeColumns })
        .onConflictDoUpdate({ target: [verificationCodes.phone, verificationCodes.purpose], set: codeColumns })
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    noteSecurityEvent(platform, 'code.refused', about)
    if (isForStrangers && standing.userId !== null)
      await notifyOwner(platform, { id: standing.userId, phone }, 'code-tries')
    throw error
  }
  noteSecurityEvent(platform, 'code.sent', about)
  try {
    await textMessages.send(phone, codeMessage(caller.language, code, lifetime / 60_000))
  } catch (error) {
    log.warn({ err: error }, 'a code could not be sent')
    throw new Refusal(errorCodes.codesNotSent, null, {}, { 'retry-after': String(pause / 1000) })
  }
}

/**
 * Consumes a code; throws 400001 (`wrong`, or `expired` when none is valid) otherwise. One statement on the code's row
 * both compares and consumes the code, so that of two concurrent attempts with the right code only one succeeds. The
 * device that asked for the code has five attempts, and all others together have five of their own, so that nobody else
 * can use up the owner's.
 */
export async function useCode(
  platform: Platform,
  request: CodeRequestDetails & { readonly code: string },
  caller: Caller,
): Promise<void> {
  const { phone, purpose, device } = request
  // This must not run in a caller's transaction: a refusal would roll the counting back.
  const { database } = platform
  const now = platform.now()
  await consumeAllowance(
    database,
    `code-address:${platform.signer.sign('address', caller.address)}`,
    codeTriesPerAddress,
    now,
  )
  const hash = hashOf(platform, request)
  const isAsker = sql`${verificationCodes.asker} = ${askerOf(platform, device, caller)}`
  const [row] = await database
    .update(verificationCodes)
    .set({
      tries: sql`${verificationCodes.tries} + case when ${isAsker} then 1 else 0 end`,
      otherTries: sql`${verificationCodes.otherTries} + case when ${isAsker} then 0 else 1 end`,
      usedAt: sql`case when ${verificationCodes.codeHash} = ${hash} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(verificationCodes.phone, phone),
        eq(verificationCodes.purpose, purpose),
        isNull(verificationCodes.usedAt),
        sql`case when ${isAsker} then ${verificationCodes.tries} else ${verificationCodes.otherTries} end < ${tries}`,
        gt(verificationCodes.expiresAt, now),
      ),
    )
    .returning({ usedAt: verificationCodes.usedAt })
  if (row?.usedAt instanceof Date) return
  noteSecurityEvent(platform, 'code.wrong', { subject: phone, address: caller.address, purpose })
  throw invalid({ code: row === undefined ? 'expired' : 'wrong' })
}

/** Exchanges a code for a proof that permits one act within ten minutes. */
export async function proveCode(
  platform: Platform,
  request: CodeRequestDetails & { readonly code: string },
  caller: Caller,
): Promise<string> {
  await useCode(platform, request, caller)
  const proof = randomToken()
  const { phone, purpose } = request
  const expiresAt = new Date(platform.now().getTime() + proofLifetime)
  await platform.database.insert(codeProofs).values({ proofHash: digest(proof), phone, purpose, expiresAt })
  return proof
}

/** Consumes a proof; false when it is not one for this number and purpose, or has expired. */
export async function useProof(
  database: Database,
  proof: { proof: string; phone: string; purpose: Purpose },
  now: Date,
): Promise<boolean> {
  const deletedRows = await database
    .delete(codeProofs)
    .where(
      and(
        eq(codeProofs.proofHash, digest(proof.proof)),
        eq(codeProofs.phone, proof.phone),
        eq(codeProofs.purpose, proof.purpose),
        gt(codeProofs.expiresAt, now),
      ),
    )
    .returning({ phone: codeProofs.phone })
  return deletedRows.length === 1
}

/** Removes codes and proofs that have expired. */
export async function removeExpiredCodes(database: Database, now: Date): Promise<void> {
  await removeOlder(database, verificationCodes.expiresAt, now)
  await removeOlder(database, codeProofs.expiresAt, now)
}

/** Identifies a client by its device, or else by its address, when it asks for a code and when it enters one. */
function askerOf({ signer }: Platform, device: string | undefined, { address }: Caller): string {
  return signer.sign('asker', device ?? address)
}

/** Hashes the code together with the device that asked for it, so that no other device can use it. */
function hashOf(
  { signer }: Platform,
  { phone, purpose, device, code }: CodeRequestDetails & { readonly code: string },
): string {
  return signer.sign('code', `${phone} ${purpose} ${device ?? ''} ${code}`)
}
