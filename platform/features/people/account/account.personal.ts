import { messages } from '../../../kernel/messages/messages.schema'
import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { playPositions, visits } from './account.schema'

/** What becomes of what these tables hold of members. */
export const personalAccount: readonly PersonalData[] = [
  ownRows(messages, messages.userId),
  ownRows(visits, visits.userId),
  ownRows(playPositions, playPositions.userId),
]
