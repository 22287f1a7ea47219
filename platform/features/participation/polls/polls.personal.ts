import { keptRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { polls, pollVotes } from './polls.schema'

/** What becomes of what these tables hold of members. */
export const personalPolls: readonly PersonalData[] = [
  ownRows(polls, polls.userId),
  keptRows(pollVotes, pollVotes.userId, 'The votes are counted, and nobody is told whose they are', { copy: {} }),
]
