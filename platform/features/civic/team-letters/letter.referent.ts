import { isNull } from 'drizzle-orm'
import { referentOf } from '../../../kernel/messages/referent-of'
import { teamLetters } from './team-letters.schema'

/** The text of a letter to a team, until the office removes it. */
export const letterReferent = referentOf({
  kind: 'team-letter',
  is: 'message',
  id: teamLetters.id,
  words: teamLetters.text,
  isShownTo: () => isNull(teamLetters.removedAt),
})
