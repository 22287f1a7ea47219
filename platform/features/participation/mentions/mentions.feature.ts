import { and, desc, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import * as contract from '../../../../contract/mentions'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { audienceMembers } from '../../../kernel/contents/audience.schema'
import { belongsTo } from '../../../kernel/contents/belongs-to'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import { users } from '../../../kernel/members/members.schema'
import type { PlatformFeature } from '../../../kernel/platform'
import { follows } from '../reactions/reactions.schema'
import { isBetweenBlocks } from './named-in-text'

/** The number of suggestions: what fits above a phone's keyboard. */
const shown = 8

export const mentionsFeature: PlatformFeature = {
  name: 'mentions',
  routes: (app) => {
    serve(app, contract.listNameablePeople, async ({ database, query, caller, platform }) => {
      const { id } = caller.require()
      await countExposure(database, 'nameable-people', { caller, platform, at: platform.now() })
      return { items: await selectNameable(database, id, query.q.trim(), query.circle_id ?? null) }
    })
    serve(app, contract.listNameableTopics, async ({ database, query: { q }, caller: { language } }) => {
      const title = sql<string>`${contents.title}->>${language}`
      const rows = await queriesOf(database).read(
        build
          .select({ id: contents.id, title: title.as('shown_title') })
          .from(contents)
          .where(and(eq(contents.type, contentKinds.topic.code), published, hasWords(title, q.trim())))
          .orderBy(desc(contents.publishedAt), desc(contents.id))
          .limit(shown),
      )
      return { items: rows }
    })
  },
}

/** Condition: the text has the words, in any case; all texts have ''. */
const hasWords = (text: typeof users.nickname | ReturnType<typeof sql<string>>, words: string) =>
  words === '' ? undefined : sql`strpos(lower(${text}), lower(${words})) > 0`

/** Selects those whom a member follows, and the members of a group to which they belong themselves. */
async function selectNameable(database: Database, writerId: string, q: string, group: string | null) {
  const { id, nickname, avatar } = users
  const followed = build
    .select({ id: follows.targetId })
    .from(follows)
    .where(and(eq(follows.userId, writerId), eq(follows.kind, 'member')))
  const members = build
    .select({ id: audienceMembers.userId })
    .from(audienceMembers)
    .where(
      and(
        eq(audienceMembers.audience, group ?? ''),
        sql`${audienceMembers.isMember}`,
        belongsTo(group ?? '', writerId),
      ),
    )
  return await queriesOf(database).read(
    build
      .select({ id, nickname, avatar })
      .from(users)
      .where(
        and(
          ne(id, writerId),
          isNull(users.deletedAt),
          group === null ? inArray(id, followed) : sql`${id} in (${followed} union ${members})`,
          hasWords(nickname, q),
          not(isBetweenBlocks(id, writerId)),
        ),
      )
      // A name that begins with the words comes first.
      .orderBy(sql`strpos(lower(${nickname}), lower(${q}))`, nickname, id)
      .limit(shown),
  )
}
