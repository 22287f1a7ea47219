import { and, asc, eq } from 'drizzle-orm'
import type { PollDto } from '../../../../contract/polls'
import { showsResults } from '../../../../src/domain/participation/polls/poll'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { pollOptions, polls, pollVotes } from './polls.schema'

/** The poll of a content, as one reader sees it; null when the content has none. */
export async function readPoll(
  queries: Queries,
  contentId: string,
  readerId: string | null,
  now: Date,
): Promise<PollDto | null> {
  const poll = await queries.readOne(build.select().from(polls).where(eq(polls.id, contentId)))
  if (poll === null) return null
  const { number, text, votes } = pollOptions
  const options = await queries.read(
    build
      .select({ number, text, votes })
      .from(pollOptions)
      .where(eq(pollOptions.pollId, contentId))
      .orderBy(asc(number)),
  )
  const own =
    readerId === null
      ? null
      : await queries.readOne(
          build
            .select({ chosen: pollVotes.chosen })
            .from(pollVotes)
            .where(and(eq(pollVotes.pollId, contentId), eq(pollVotes.userId, readerId))),
        )
  const isSeen = showsResults(poll.results, { isOver: poll.endsAt <= now, hasVoted: own !== null })
  return {
    id: poll.id,
    question: poll.question,
    options: options.map((option) => ({ ...option, votes: isSeen ? option.votes : null })),
    takes_several: poll.takesSeveral,
    results: poll.results,
    ends_at: poll.endsAt.toISOString(),
    voters: poll.voters,
    chosen: own?.chosen ?? [],
  }
}
