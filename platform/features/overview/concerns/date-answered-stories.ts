import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database } from '../../../kernel/database/client'
import { build } from '../../../kernel/database/statement'
import { isListedSuggestion } from '../../civic/suggestions/suggestions.queries'
import { suggestions } from '../../civic/suggestions/suggestions.schema'
import { articleDetails } from '../../media/articles/articles.schema'
import { concerns } from './concerns.schema'

/**
 * Moves the date of change of articles about suggestions that the office has answered since. It runs with the clean-up,
 * since an article knows nothing of suggestions.
 */
export async function dateAnsweredStories(database: Database): Promise<void> {
  const answered = build
    .select({ contentId: concerns.contentId, at: sql<Date>`max(${suggestions.repliedAt})`.as('at') })
    .from(concerns)
    .innerJoin(suggestions, and(eq(suggestions.id, concerns.suggestionId), isListedSuggestion))
    .innerJoin(contents, eq(contents.id, concerns.contentId))
    .where(gt(suggestions.repliedAt, contents.publishedAt))
    .groupBy(concerns.contentId)
    .as('answered')
  await database
    .update(articleDetails)
    .set({ updatedAt: sql`${answered.at}` })
    .from(answered)
    .where(
      and(
        eq(articleDetails.contentId, answered.contentId),
        or(isNull(articleDetails.updatedAt), lt(articleDetails.updatedAt, answered.at)),
      ),
    )
}
