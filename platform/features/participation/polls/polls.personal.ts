import { keptRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { polls, pollVotes } from './polls.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalPolls: readonly PersonalData[] = [
  ownRows(polls, polls.userId),
  keptRows(pollVotes, pollVotes.userId, 'The votes are counted, and nobody is told whose they are', { copy: {} }),
]
