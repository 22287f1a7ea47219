import { and, eq, inArray } from 'drizzle-orm'
import { publicSuggestionStates } from '../../../../src/domain/civic/suggestions/suggestion-lifecycle'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { ReportableKind } from '../../../kernel/moderation/reportable-kind'
import { hideSuggestion } from './answer-suggestion'
import { suggestions } from './suggestions.schema'

export const reportableSuggestions: ReportableKind = {
  kind: 'suggestion',
  find: async (database, ids) => {
    const found = await queriesOf(database).read(
      build
        .select()
        .from(suggestions)
        .where(
          and(
            isOneOf(suggestions.id, ids),
            eq(suggestions.isPublic, true),
            inArray(suggestions.state, [...publicSuggestionStates]),
          ),
        ),
    )
    return found.map(({ id, userId, isAnonymous, title, text, pictures }) => ({
      id,
      authorId: userId,
      ...(isAnonymous ? { isAnonymous } : {}),
      text: `${title['zh-CN']}\n${text['zh-CN']}`,
      place: '',
      pictures,
    }))
  },
  remove: hideSuggestion,
}
