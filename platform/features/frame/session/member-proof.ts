import { and, eq, gt } from 'drizzle-orm'
import type { ProofPurpose } from '../../../../src/domain/frame/session/proof'
import { errorCodes } from '../../../../contract/envelope'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Caller } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { sessions } from '../../../kernel/members/members.schema'
import type { Platform } from '../../../kernel/platform'
import { randomToken } from '../../../kernel/shared/random'
import { digest } from '../../../kernel/shared/signer'
import { useCode } from './verification-codes'
import { proofLifetime } from './code-limits'
import { checkOwnPassword } from './own-password'
import { memberProofs } from './session.schema'
import { findUser, type UserRow } from './user-answer'
import { removeOlder } from '../../../kernel/database/remove-old'

/** Milliseconds for which a first password or phone, set with a session alone, is not accepted as proof. */
const untrusted = 7 * 86_400_000

const isOld = (setAt: Date | null, now: Date) => setAt === null || setAt.getTime() <= now.getTime() - untrusted

/** The ways in which a member can prove their identity again. */
export function proofWays({ passwordHash, passwordSetAt, phone, phoneBoundAt }: UserRow, now: Date) {
  return [
    ...(passwordHash !== null && isOld(passwordSetAt, now) ? (['password'] as const) : []),
    ...(phone !== null && isOld(phoneBoundAt, now) ? (['code'] as const) : []),
  ]
}

interface OwnSecret {
  readonly purpose: ProofPurpose
  readonly password?: string | undefined
  readonly code?: string | undefined
  /** The device that asked for the code. */
  readonly device?: string | undefined
}

/**
 * Exchanges the member's password, or a code sent to their phone, for a proof that permits one act within ten minutes.
 * Throws 400001 for the field that is wrong, 429001 after too many attempts.
 */
export async function proveMember(
  platform: Platform,
  caller: Caller,
  { purpose, password, code, device }: OwnSecret,
): Promise<string> {
  const { id, phone } = caller.require()
  const way = code === undefined ? 'password' : 'code'
  if (code === undefined && password === undefined) throw invalid({ password: 'required' })
  if (way === 'code' && phone === null) throw new Refusal(errorCodes.phoneNeeded)
  const user = await findUser(platform.database, id)
  const isSet = way === 'code' || user.passwordHash !== null
  if (isSet && !proofWays(user, platform.now()).includes(way)) throw invalid({ [way]: 'too-new' })
  if (code !== undefined) await useCode(platform, { phone: phone ?? '', purpose, code, device }, caller)
  else if (!(await checkOwnPassword(platform, caller, password ?? ''))) throw invalid({ password: 'wrong' })
  const proof = randomToken()
  const expiresAt = new Date(platform.now().getTime() + proofLifetime)
  await platform.database.insert(memberProofs).values({ proofHash: digest(proof), userId: id, purpose, expiresAt })
  return proof
}

/** Consumes a proof of the member; false when there is none for this purpose, or it has expired. */
export async function useMemberProof(
  transaction: Transaction,
  { proof, userId, purpose }: { readonly proof: string; readonly userId: string; readonly purpose: ProofPurpose },
  now: Date,
): Promise<boolean> {
  const deletedRows = await transaction
    .delete(memberProofs)
    .where(
      and(
        eq(memberProofs.proofHash, digest(proof)),
        eq(memberProofs.userId, userId),
        eq(memberProofs.purpose, purpose),
        gt(memberProofs.expiresAt, now),
      ),
    )
    .returning({ userId: memberProofs.userId })
  return deletedRows.length === 1
}

/** Consumes a proof of the member, or throws 400001. */
export async function requireMemberProof(
  transaction: Transaction,
  given: { readonly proof: string | undefined; readonly userId: string; readonly purpose: ProofPurpose },
  now: Date,
): Promise<void> {
  const { proof, userId, purpose } = given
  if (proof === undefined || !(await useMemberProof(transaction, { proof, userId, purpose }, now)))
    throw invalid({ proof: 'expired' })
}

/** Whether the caller logged in so recently that this is a proof of their identity. */
export async function loggedInJustNow({ database, now }: Platform, { tokenHash }: Caller): Promise<boolean> {
  if (tokenHash === null) return false
  const openedAt = await queriesOf(database).readValue(
    build.select({ createdAt: sessions.createdAt }).from(sessions).where(eq(sessions.tokenHash, tokenHash)),
  )
  return openedAt !== null && openedAt.getTime() > now().getTime() - proofLifetime
}

export async function removeExpiredProofs(database: Database, now: Date): Promise<void> {
  await removeOlder(database, memberProofs.expiresAt, now)
}
