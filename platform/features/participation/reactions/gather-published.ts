import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { queriesOf } from '../../../kernel/database/queries'
import { limitOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import { fillWords } from '../../../kernel/cases/notify-concerned'
import { message } from '../../../kernel/cases/message'
import type { MessageSource } from '../../../kernel/messages/message-source'
import { notify } from '../../../kernel/messages/notify'
import { organisations } from '../../../kernel/contents/contents.schema'
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
    .select({ organisationId: contents.organisationId, title: contents.title, publishedAt: contents.publishedAt })
    .from(contents)
    .where(and(eq(contents.listed, true), published, gt(contents.publishedAt, since), lte(contents.publishedAt, at)))
    .orderBy(desc(contents.publishedAt), desc(contents.id))
    .limit(limitOf(mostNew))
    .as('newest')
  const rows = await queriesOf(transaction).read(
    build
      .select({
        id: organisations.id,
        name: organisations.name,
        count: sql<number>`count(*)::int`,
        title: sql<
          (typeof contents.$inferSelect)['title']
        >`(array_agg(${newest.title} order by ${newest.publishedAt} desc))[1]`,
      })
      .from(newest)
      .innerJoin(
        follows,
        and(eq(follows.userId, userId), eq(follows.kind, 'organisation'), eq(follows.targetId, newest.organisationId)),
      )
      .innerJoin(organisations, eq(organisations.id, newest.organisationId))
      .groupBy(organisations.id)
      .orderBy(desc(sql`max(${newest.publishedAt})`))
      .limit(limitOf(mostPublishers)),
  )
  const news = rows.map(({ id, name, count, title }) => {
    const filled = ({ title: heading, text }: typeof one) => ({
      title: fillWords(heading, { name }),
      text: fillWords(text, { title }),
    })
    const fold = { key: `published:${id}`, words: filled(several), count }
    return { userId, id, words: filled(one), path: `/orgs/${encodeURIComponent(id)}`, fold }
  })
  await notify(transaction, { name: 'organisation.published', category: 'following' }, news, at)
}
