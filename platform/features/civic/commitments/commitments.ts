import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import {
  commitmentLimits,
  givenBackSince,
  pausesAfter,
  takingProblem,
} from '../../../../src/domain/civic/commitments/commitment-limits'
import type {
  CommitmentEnd,
  CommitmentKind,
  TakingProblem,
} from '../../../../src/domain/civic/commitments/commitment-limits'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal, tooManyRequests } from '../../../kernel/http/refusal'
import { lockVolunteer, requireVolunteer } from '../volunteer-status/require-volunteer'
import { commitmentPauses, commitments } from './commitments.schema'
import { pauseVolunteer } from './pauses'

/**
 * Condition: a wish was reported as done sooner than help is possible. Its claimant saw the wisher's phone number, but
 * cannot have helped.
 */
export const isDoneTooSoon = and(
  eq(commitments.kind, 'wish'),
  eq(commitments.ended, 'done'),
  sql`${commitments.endedAt} < ${commitments.takenAt} + make_interval(mins => ${sql.raw(String(commitmentLimits.tooSoonDone))})`,
)

interface HeldCommitment {
  readonly kind: CommitmentKind
  readonly caseId: string
  readonly volunteerId: string
  readonly at: Date
}

const day = 86_400_000

/**
 * Lets a volunteer take on a case, within their limits (`commitmentLimits`). From then on they may see the phone number
 * and the address. Call it first in the transaction, before the case is locked. It locks the volunteer, so that
 * concurrent calls for the same volunteer, in any process, wait for each other and are counted one by one. Throws
 * 409001 with the state `not-a-volunteer`, `paused` or `holds-enough`, and 429001 when they took the day's limit. A
 * volunteer who already holds the case is refused later, by the act on the case.
 */
export async function takeCommitment(
  transaction: Transaction,
  { kind, caseId, volunteerId, at }: HeldCommitment,
): Promise<void> {
  await lockVolunteer(transaction, volunteerId)
  await requireVolunteer(transaction, volunteerId)
  const [isPaused, theirs] = [
    await readIsPaused(transaction, volunteerId),
    await queriesOf(transaction).read(
      build
        .select()
        .from(commitments)
        .where(
          and(
            eq(commitments.userId, volunteerId),
            or(isNull(commitments.endedAt), gt(commitments.takenAt, new Date(at.getTime() - day))),
          ),
        ),
    ),
  ]
  const heldCommitments = theirs.filter(({ endedAt }) => endedAt === null)
  if (heldCommitments.some((each) => each.kind === kind && each.caseId === caseId)) return
  const commitmentTimes = theirs.map(({ takenAt }) => takenAt.getTime())
  const problem = takingProblem({ isPaused, heldCount: heldCommitments.length, commitmentTimes }, at.getTime())
  if (problem !== null) throw refusalOf(problem, at)
  await transaction.insert(commitments).values({ kind, caseId, userId: volunteerId, takenAt: at })
}

/**
 * Ends a volunteer's commitment, or all commitments to a case when no volunteer is named. Call it with the case locked,
 * in the transaction of the act. For `returned`, call `lockVolunteer` before any other lock is taken, as
 * `takeCommitment` does, because the third return within a week pauses the volunteer.
 */
export async function endCommitment(
  transaction: Transaction,
  {
    kind,
    caseId,
    volunteerId,
    outcome,
    at,
  }: Omit<HeldCommitment, 'volunteerId'> & { readonly volunteerId?: string; readonly outcome: CommitmentEnd },
): Promise<void> {
  const endedRows = await transaction
    .update(commitments)
    .set({ ended: outcome, endedAt: at })
    .where(
      and(
        eq(commitments.kind, kind),
        eq(commitments.caseId, caseId),
        isNull(commitments.endedAt),
        volunteerId === undefined ? undefined : eq(commitments.userId, volunteerId),
      ),
    )
    .returning({ userId: commitments.userId })
  if (outcome === 'returned') for (const { userId } of endedRows) await pauseWhenTooMany(transaction, userId, at)
}

/**
 * Records that a case which a volunteer reported as done was not done, so that it counts as given back. Call
 * `lockVolunteer` before any other lock is taken, as for giving back.
 */
export async function returnUndoneCommitment(
  transaction: Transaction,
  { kind, caseId, volunteerId, at }: HeldCommitment,
): Promise<void> {
  await transaction
    .update(commitments)
    .set({ ended: 'returned', endedAt: at })
    .where(
      and(
        eq(commitments.kind, kind),
        eq(commitments.caseId, caseId),
        eq(commitments.userId, volunteerId),
        eq(commitments.ended, 'done'),
      ),
    )
  await pauseWhenTooMany(transaction, volunteerId, at)
}

async function readIsPaused(database: Database, userId: string): Promise<boolean> {
  const row = await queriesOf(database).readOne(
    build
      .select({ resumedAt: commitmentPauses.resumedAt })
      .from(commitmentPauses)
      .where(eq(commitmentPauses.userId, userId)),
  )
  return row !== null && row.resumedAt === null
}

/**
 * Pauses a volunteer who too often gave back a case or reported a wish as done too soon. What happened before the
 * office last resumed them does not count. Call `lockVolunteer` before any other lock is taken.
 */
export async function pauseWhenTooMany(transaction: Transaction, userId: string, at: Date): Promise<void> {
  const pause = await queriesOf(transaction).readOne(
    build.select().from(commitmentPauses).where(eq(commitmentPauses.userId, userId)),
  )
  const since = Math.max(givenBackSince(at.getTime()), pause?.resumedAt?.getTime() ?? 0)
  const row = await queriesOf(transaction).readOne(
    build
      .select({ times: count() })
      .from(commitments)
      .where(
        and(
          eq(commitments.userId, userId),
          or(eq(commitments.ended, 'returned'), isDoneTooSoon),
          gt(commitments.endedAt, new Date(since)),
        ),
      ),
  )
  if (pausesAfter(row?.times ?? 0)) await pauseVolunteer(transaction, userId, at)
}

function refusalOf(problem: TakingProblem, at: Date): Refusal {
  return problem.reason === 'took-enough'
    ? tooManyRequests((problem.until - at.getTime()) / 1000, problem.reason)
    : new Refusal(errorCodes.stateRefuses, null, { state: problem.reason })
}
