import { and, eq, gt, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { PollWriting } from '../../../../contract/polls'
import { checkPoll, choiceProblem } from '../../../../src/domain/participation/polls/poll'
import type { Transaction } from '../../../kernel/database/client'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, invalidForm, Refusal } from '../../../kernel/http/refusal'
import { pollOptions, polls, pollVotes } from './polls.schema'

const day = 86_400_000

/** Checks what the author of a content wrote for its poll. */
export function checkedPoll({ takes_several: takesSeveral, ...writing }: PollWriting) {
  const poll = checkPoll({ ...writing, takesSeveral })
  if (!poll.ok) throw invalidForm(poll.reason)
  return poll.value
}

/** Adds a poll to a content, in the transaction that publishes it. */
export async function addPoll(
  transaction: Transaction,
  { id, userId }: { readonly id: string; readonly userId: string },
  { question, options, takesSeveral, results, days }: ReturnType<typeof checkedPoll>,
  at: Date,
): Promise<void> {
  const endsAt = new Date(at.getTime() + days * day)
  await transaction.insert(polls).values({ id, userId, question, takesSeveral, results, endsAt })
  await transaction.insert(pollOptions).values(options.map((text, index) => ({ pollId: id, number: index + 1, text })))
}

/** Removes the poll of a content with its votes, in the transaction in which its author deletes the content. */
export async function removePoll(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(polls).where(eq(polls.id, id))
}

/**
 * Votes. The conditional update of the poll lets no vote in after its end, and the key of the votes none twice, however
 * many come at once.
 */
export async function vote(
  transaction: Transaction,
  userId: string,
  pollId: string,
  chosen: readonly number[],
  at: Date,
): Promise<void> {
  const queries = queriesOf(transaction)
  const poll = await queries.readOne(
    build.select({ takesSeveral: polls.takesSeveral }).from(polls).where(eq(polls.id, pollId)),
  )
  if (poll === null) throw new Refusal(errorCodes.gone)
  const options = await queries.read(
    build.select({ number: pollOptions.number }).from(pollOptions).where(eq(pollOptions.pollId, pollId)),
  )
  const problem = choiceProblem({ ...poll, options }, chosen)
  if (problem !== null) throw invalid({ options: problem })
  const [counted] = await transaction
    .update(polls)
    .set({ voters: sql`${polls.voters} + 1` })
    .where(and(eq(polls.id, pollId), gt(polls.endsAt, at)))
    .returning({ id: polls.id })
  if (counted === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'over' })
  const [voted] = await transaction
    .insert(pollVotes)
    .values({ pollId, userId, chosen: [...chosen], votedAt: at })
    .onConflictDoNothing()
    .returning({ pollId: pollVotes.pollId })
  // The refusal takes back the count.
  if (voted === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'voted' })
  await transaction
    .update(pollOptions)
    .set({ votes: sql`${pollOptions.votes} + 1` })
    .where(and(eq(pollOptions.pollId, pollId), isOneOf(pollOptions.number, chosen)))
}
