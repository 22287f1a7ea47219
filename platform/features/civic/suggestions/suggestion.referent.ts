import { and, eq, inArray, or } from 'drizzle-orm'
import { publicSuggestionStates } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { suggestions } from './suggestions.schema'

/** The title of a suggestion, for its author, and for all while it is public. */
export const suggestionReferent: MessageReferent = {
  kind: 'suggestion',
  is: 'label',
  read: (queries, ids, readerId) => {
    const { id, title: words, userId, isPublic, state } = suggestions
    const isListed = and(eq(isPublic, true), inArray(state, [...publicSuggestionStates]))
    return queries.read(
      build
        .select({ id, words })
        .from(suggestions)
        .where(and(isOneOf(id, ids), or(eq(userId, readerId), isListed))),
    )
  },
}
