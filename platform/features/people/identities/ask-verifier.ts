import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { patientQuestions } from '../../../../src/domain/people/identities/identity-lifecycle'
import { secondsUntilAskedAgain } from '../../../../src/domain/civic/wallet/cash-out-lifecycle'
import type { Database } from '../../../kernel/database/client'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { Platform } from '../../../kernel/platform'
import type { VerifierAnswer } from '../../../kernel/verification/verifier'
import { refuseClaim, verifyClaim } from './end-claim'
import { identities } from './identities.schema'
import { cardUse, nameUse } from './read-identity'

type ClaimRow = typeof identities.$inferSelect
type AskingPlatform = Pick<Platform, 'database' | 'verifier' | 'vault' | 'now' | 'log'>

/** Milliseconds that the verifier has for an answer: while the member waits for it, and in later attempts. */
const patience = { waiting: 4000, later: 15_000 } as const
/** Milliseconds after which another process may ask about the same claim (a lease). */
const lease = 60_000
/** The most claims asked about in one run. */
const batchSize = 100

const nameDiffers = {
  'zh-CN': '姓名和身份证号不一致，请对照身份证更正后再提交。',
  en: 'The name and the number don’t match. Check them against your identity card and submit them again.',
} as const

/**
 * Asks the verifier about every claim that is due, once. That the verifier is asked is stored before the question is
 * sent, and the answer is stored when it arrives. Wherever the platform is killed in between, the next run asks again
 * by the same reference.
 */
export async function askVerifier(platform: AskingPlatform): Promise<void> {
  if (!platform.verifier.isOffered) return
  for (let index = 0; index < batchSize; index += 1) {
    const due = await claimDueVerification(platform.database, platform.now())
    if (due === null) return
    await settle(platform, due, await answerFor(platform, due, patience.later))
  }
}

/** Asks about one claim at once, while its member waits. Without an answer in time, a later run asks again. */
export async function askVerifierAbout(platform: AskingPlatform, reference: string): Promise<void> {
  const due = await claimDueVerification(platform.database, platform.now(), eq(identities.reference, reference))
  if (due === null) return
  const answer = await answerFor(platform, due, patience.waiting)
  await settle(platform, { ...due, isWatched: true }, answer)
}

/** Leases the claim that has been due for longest, so that no other process asks about it for a while. */
async function claimDueVerification(database: Database, at: Date, only?: SQL): Promise<ClaimRow | null> {
  const due = build
    .select({ id: identities.id })
    .from(identities)
    .where(and(eq(identities.state, 'pending'), lte(identities.askAt, at), only))
    .orderBy(asc(identities.askAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimedRequest] = await database
    .update(identities)
    .set({ asked: sql`${identities.asked} + 1`, askAt: new Date(at.getTime() + lease) })
    .where(eq(identities.id, due))
    .returning()
  return claimedRequest ?? null
}

async function answerFor(
  { verifier, vault, log }: AskingPlatform,
  { id, reference, name, card }: ClaimRow,
  milliseconds: number,
): Promise<VerifierAnswer> {
  let timer: NodeJS.Timeout | undefined
  try {
    const claim = {
      reference,
      name: vault.open(nameUse(id), name ?? ''),
      cardNumber: vault.open(cardUse(id), card ?? ''),
    }
    const timeLimit = new Promise<VerifierAnswer>((resolve) => {
      timer = setTimeout(() => resolve('unknown'), milliseconds)
    })
    return await Promise.race([verifier.verify(claim), timeLimit])
  } catch {
    // The verifier's error may name the person, so it is not logged.
    log.warn({ reference }, 'the verifier did not answer')
    return 'unknown'
  } finally {
    clearTimeout(timer)
  }
}

async function settle(
  { database, now }: AskingPlatform,
  claim: ClaimRow & { readonly isWatched?: boolean },
  answer: VerifierAnswer,
): Promise<void> {
  const at = now()
  try {
    if (answer === 'fits') await verifyClaim(database, claim, 'verifier', at)
    else if (answer === 'differs') await refuseClaim(database, claim, 'verifier', nameDiffers, at)
    else if (answer === 'not-found') await leaveToOffice(database, claim, 'not-found')
    else await askLater(database, claim, at)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // When the number is taken, somebody else was verified with it. Otherwise the office was first, or the member sent
    // another claim.
    if (isTaken(error)) await leaveToOffice(database, claim, 'taken')
  }
}

const isTaken = ({ code, data }: Refusal): boolean =>
  code === errorCodes.stateRefuses && (data as { readonly state?: string }).state === 'taken'

const stillAsked = ({ id, reference, asked }: ClaimRow) =>
  and(
    eq(identities.id, id),
    eq(identities.reference, reference),
    eq(identities.asked, asked),
    eq(identities.state, 'pending'),
  )

async function leaveToOffice(database: Database, claim: ClaimRow, finding: 'not-found' | 'taken'): Promise<void> {
  await database.update(identities).set({ finding, askAt: null }).where(stillAsked(claim))
}

async function askLater(database: Database, claim: ClaimRow, at: Date): Promise<void> {
  const askAt = new Date(at.getTime() + secondsUntilAskedAgain(claim.asked - 1) * 1000)
  const finding = claim.asked >= patientQuestions ? 'silent' : null
  await database.update(identities).set({ askAt, finding }).where(stillAsked(claim))
}
