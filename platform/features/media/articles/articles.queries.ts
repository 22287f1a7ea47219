import type { Language } from '../../../../src/domain/frame/site/preferences'
import { eq, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { existsIn, inLanguage, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build, preparedSelect, textStatement } from '../../../kernel/database/statement'
import { hosts } from '../../../kernel/contents/contents.schema'
import { channelSubscriptions } from '../channels/channels.schema'
import { cardColumn, cardSchema } from '../../../kernel/contents/cards'
import type { Card } from '../../../kernel/contents/cards'
import { contents } from '../../../kernel/contents/contents.schema'
import { isPublishedContent } from '../../../kernel/contents/published'
import { isFollowed } from '../../participation/reactions/is-followed'
import { likes } from '../../../kernel/contents/likes.schema'
import { favourites } from '../../participation/reactions/reactions.schema'
import { articleDetails } from './articles.schema'

const article = preparedSelect(['id'], ({ id }, language: Language) =>
  build
    .select({
      id: contents.id,
      title: inLanguage(contents.title, language),
      summary: inLanguage(contents.summary, language),
      author: inLanguage(articleDetails.author, language),
      author_host_id: sql<
        string | null
      >`(select ${hosts.id} from ${hosts} where ${hosts.id} = ${articleDetails.authorHostId})`,
      source: contents.source,
      published_at: contents.publishedAt,
      updated_at: articleDetails.updatedAt,
      corrections: articleDetails.corrections,
      covers: contents.covers,
      content: inLanguage(articleDetails.body, language),
      reading_minutes: sql<number>`(${articleDetails.readingMinutes}->>${literal(language)})::int`,
      voice_url: inLanguage(articleDetails.voiceUrl, language),
      external_url: contents.externalUrl,
      comments_open: contents.commentsOpen,
      share: contents.share,
    })
    .from(contents)
    .innerJoin(articleDetails, eq(articleDetails.contentId, contents.id))
    .where(isPublishedContent(id, contentKinds.post.code)),
)

export async function selectArticle(queries: Queries, id: string, language: Language) {
  return await queries.readOne(article(language), { id })
}

/** Whether the viewer follows the target of the content's follow button. */
const isFollowing = (viewer: Placeholder) => sql<boolean>`case ${contents.type}
  when ${literal(contentKinds.channel.code)} then ${existsIn(channelSubscriptions, eq(channelSubscriptions.userId, viewer), eq(channelSubscriptions.channelId, contents.id))}
  when ${literal(contentKinds.album.code)} then ${isFollowed(viewer, 'album', contents.id)}
  else ${isFollowed(viewer, 'organisation', contents.organisationId)}
  end`

const relation = preparedSelect(['id', 'type', 'viewer'], ({ id, type, viewer }, isMember: boolean) => {
  const ofMember = (saying: SQL<boolean>) => (isMember ? saying : sql<boolean>`false`)
  return build
    .select({
      views: contents.views,
      likes: contents.likes,
      comments: contents.comments,
      collections: contents.collections,
      shares: contents.shares,
      liked: ofMember(existsIn(likes, eq(likes.userId, viewer), eq(likes.contentId, contents.id))),
      collected: ofMember(existsIn(favourites, eq(favourites.userId, viewer), eq(favourites.contentId, contents.id))),
      // Drizzle drops the table names of columns in a select from one table, but only in the outermost expression: the
      // parentheses make this an inner one.
      followed: ofMember(sql<boolean>`(${isFollowing(viewer)})`),
    })
    .from(contents)
    .where(isPublishedContent(id, type))
})

/**
 * The viewer's relation to a content. `followed` is about the target of its follow button: the album, the channel, else
 * the organisation.
 */
export async function selectRelation(queries: Queries, id: string, type: number, viewer: string | null) {
  return await queries.readOne(relation(viewer !== null), { id, type, viewer })
}

const related = textStatement(
  'contents related to another',
  z.object({ card: cardSchema }),
  ['id', 'type', 'viewer'],
  ({ id, type, viewer }, language: Language, isMember: boolean) => {
    const newest = sql`and ${contents.id} <> origin.id order by ${contents.publishedAt} desc, ${contents.id} desc limit 6`
    const rankColumn = (rank: number) =>
      sql`select ${contents.id} as id, ${literal(rank)} as rank, ${contents.publishedAt} as published_at from ${contents}`
    const ofKind = sql`${contents.type} = origin.type`
    return sql`with origin as (
        select ${contents.id} as id, ${contents.type} as type, ${contents.categoryId} as category_id, ${contents.subCategoryId} as sub_category_id
        from ${contents} where ${contents.id} = ${id} and ${contents.type} = ${type}),
      near as (
        select distinct on (found.id) found.id, found.rank, found.published_at from origin cross join lateral (
          (${rankColumn(0)} where ${contents.listed} is not false and ${contents.subCategoryId} = origin.sub_category_id and ${ofKind} ${newest})
          union all
          (${rankColumn(1)} where ${contents.listed} is not false and ${contents.categoryId} = origin.category_id and ${ofKind} ${newest})
          union all
          (${rankColumn(2)} where ${contents.listed} and ${ofKind} ${newest})
        ) found order by found.id, found.rank)
      select ${cardColumn(language, isMember ? viewer : null)} as card from near join ${contents} on ${contents.id} = near.id
      order by near.rank, near.published_at desc, near.id limit 6`
  },
)

/**
 * Selects contents related to a content: the newest of the same sub-category and kind, then the newest of the same
 * category. The content itself is left out.
 */
export function selectRelated(
  queries: Queries,
  id: string,
  type: number,
  language: Language,
  viewer: string | null,
): Promise<Card[]> {
  return queries.readColumn(related(language, viewer !== null), { id, type, viewer })
}
