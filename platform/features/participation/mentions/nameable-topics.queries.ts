import { and, desc, eq, sql } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { saysTyped } from '../../../kernel/search/said-in'
import { mostSuggested } from './nameable-people'

/** Selects the topics whose title says what somebody typed. */
export async function selectNameableTopics(database: Database, q: string, language: Language) {
  const title = sql<string>`${contents.title}->>${language}`
  return await queriesOf(database).read(
    build
      .select({ id: contents.id, title: title.as('shown_title') })
      .from(contents)
      .where(and(eq(contents.type, contentKinds.topic.code), published, saysTyped(title, q)))
      .orderBy(desc(contents.publishedAt), desc(contents.id))
      .limit(mostSuggested),
  )
}

/** Selects the group in which a content was written; null for all other contents. */
export async function selectGroupOf(database: Database, contentId: string | undefined): Promise<string | null> {
  if (contentId === undefined) return null
  return await queriesOf(database).readValue(
    build.select({ audience: contents.audience }).from(contents).where(eq(contents.id, contentId)),
  )
}
