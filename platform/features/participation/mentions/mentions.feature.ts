import { and, desc, eq, sql } from 'drizzle-orm'
import * as contract from '../../../../contract/mentions'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import type { PlatformFeature } from '../../../kernel/platform'
import { saysTyped } from '../../../kernel/search/said-in'
import { mostSuggested, selectNameable } from './nameable-people'

export const mentionsFeature: PlatformFeature = {
  name: 'mentions',
  routes: (app) => {
    serve(app, contract.listNameablePeople, async ({ database, query, caller, platform }) => {
      const { id } = caller.require()
      await countExposure(database, 'nameable-people', { caller, platform, at: platform.now() })
      const group = query.circle_id ?? (await groupOf(database, query.content_id))
      return { items: await selectNameable(database, id, query.q, group) }
    })
    serve(app, contract.listNameableTopics, async ({ database, query: { q }, caller: { language } }) => {
      const title = sql<string>`${contents.title}->>${language}`
      const rows = await queriesOf(database).read(
        build
          .select({ id: contents.id, title: title.as('shown_title') })
          .from(contents)
          .where(and(eq(contents.type, contentKinds.topic.code), published, saysTyped(title, q)))
          .orderBy(desc(contents.publishedAt), desc(contents.id))
          .limit(mostSuggested),
      )
      return { items: rows }
    })
  },
}

/** The group in which a content was written; null for all other contents. */
async function groupOf(database: Database, contentId: string | undefined): Promise<string | null> {
  if (contentId === undefined) return null
  return await queriesOf(database).readValue(
    build.select({ audience: contents.audience }).from(contents).where(eq(contents.id, contentId)),
  )
}
