import { and, eq, inArray, or } from 'drizzle-orm'
import { publicSuggestionStates } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { referentOf } from '../../../kernel/messages/referent-of'
import { suggestions } from './suggestions.schema'

/** The title of a suggestion, for its author, and for all while it is public. */
export const suggestionReferent = referentOf({
  kind: 'suggestion',
  is: 'label',
  id: suggestions.id,
  words: suggestions.title,
  isShownTo: (readerId) => {
    const isListed = and(eq(suggestions.isPublic, true), inArray(suggestions.state, [...publicSuggestionStates]))
    return or(eq(suggestions.userId, readerId), isListed)
  },
})
