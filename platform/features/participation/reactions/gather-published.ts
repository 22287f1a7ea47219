import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { queriesOf } from '../../../kernel/database/queries'
import { limitOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import { message } from '../../../kernel/cases/message'
import type { MessageSource } from '../../../kernel/messages/message-source'
import { refer } from '../../../kernel/messages/message-words'
import { notify } from '../../../kernel/messages/notify'
import { follows } from './reactions.schema'

/** The most new contents that are looked through, the newest first, whomever they are of. */
const mostNew = 500
/** The most publishers of which one gathering tells. */
const mostPublishers = 20

const one = message(['{name}有新内容', 'Something new from {name}'], ['{title}', '{title}'])
const several = message(['{name}有{count}条新内容', '{count} new from {name}'], ['{title}', '{title}'])

/** Tells a member what the organisations that they follow have published: one unread message for each of them. */
export const gatherPublished: MessageSource = async (transaction, { userId, since, at }) => {
  const newest = build
    .select({ id: contents.id, organisationId: contents.organisationId, publishedAt: contents.publishedAt })
    .from(contents)
    .where(and(eq(contents.listed, true), published, gt(contents.publishedAt, since), lte(contents.publishedAt, at)))
    .orderBy(desc(contents.publishedAt), desc(contents.id))
    .limit(limitOf(mostNew))
    .as('newest')
  const rows = await queriesOf(transaction).read(
    build
      .select({
        id: follows.targetId,
        contentIds: sql<readonly string[]>`json_agg(${newest.id} order by ${newest.publishedAt}, ${newest.id})`,
      })
      .from(newest)
      .innerJoin(
        follows,
        and(eq(follows.userId, userId), eq(follows.kind, 'organisation'), eq(follows.targetId, newest.organisationId)),
      )
      .groupBy(follows.targetId)
      .orderBy(desc(sql`max(${newest.publishedAt})`))
      .limit(limitOf(mostPublishers)),
  )
  const news = rows.flatMap(({ id, contentIds }) => {
    const about = { userId, id, words: one, path: `/orgs/${encodeURIComponent(id)}` }
    const fold = { key: `published:${id}`, words: several }
    return contentIds.map((contentId) => ({
      ...{ ...about, fold, slots: { name: refer('organisation', id), title: refer('content', contentId) } },
    }))
  })
  await notify(transaction, { name: 'organisation.published', category: 'following' }, news, at)
}
