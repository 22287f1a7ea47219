import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database } from '../../../kernel/database/client'
import { limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { isListedSuggestion } from '../../civic/suggestions/suggestions.queries'
import { suggestions } from '../../civic/suggestions/suggestions.schema'
import { articleDetails } from '../../media/articles/articles.schema'
import { dateUpdate } from '../../media/articles/date-update'
import { concerns } from './concerns.schema'

/** The most articles that one run dates. */
const batchSize = 200

/**
 * Moves the date of change of articles about suggestions that the office has answered since. It runs with the clean-up,
 * since an article knows nothing of suggestions.
 */
export async function dateAnsweredStories(database: Database): Promise<void> {
  const { repliedAt } = suggestions
  const answered = await queriesOf(database).read(
    build
      .select({ id: contents.id, at: sql<string>`max(${repliedAt})::text` })
      .from(concerns)
      .innerJoin(suggestions, and(eq(suggestions.id, concerns.suggestionId), isListedSuggestion))
      .innerJoin(contents, and(eq(contents.id, concerns.contentId), gt(repliedAt, contents.publishedAt)))
      .innerJoin(articleDetails, eq(articleDetails.contentId, contents.id))
      .where(or(isNull(articleDetails.updatedAt), lt(articleDetails.updatedAt, repliedAt)))
      .groupBy(contents.id)
      .limit(limitOf(batchSize)),
  )
  for (const { id, at } of answered) await dateUpdate(database, id, new Date(at))
}
