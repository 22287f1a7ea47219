import { contentKinds } from '../../../src/domain/content/content-kinds'
import type { ContentSource, CustomShare } from '../feed/feed.schema'
import type { Language } from '../../database/schema/localised'
import type { Queries } from '../../database/queries'
import { cardColumn } from '../feed/cards'
import type { Card } from '../feed/cards'

interface ArticleRow {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly author: string | null
  readonly source: ContentSource | null
  readonly published_at: string
  readonly covers: readonly string[]
  readonly content: string
  readonly reading_minutes: number
  readonly voice_url: string | null
  readonly external_url: string | null
  readonly comments_open: boolean
  readonly share: CustomShare | null
}

export async function selectArticle(queries: Queries, id: string, language: Language): Promise<ArticleRow | undefined> {
  const rows = await queries.read<ArticleRow>(
    `select c.id, c.title->>'${language}' as title, c.summary->>'${language}' as summary, a.author->>'${language}' as author, c.source, c.published_at, c.covers,
       a.body->>'${language}' as content, (a.reading_minutes->>'${language}')::int as reading_minutes, a.voice_url->>'${language}' as voice_url,
       c.external_url, c.comments_open, c.share
     from contents c join article_details a on a.content_id = c.id where c.id = $1 and c.type = ${contentKinds.post.code} and c.state = 'published'`,
    [id],
  )
  return rows[0]
}

interface RelationRow {
  readonly views: number
  readonly likes: number
  readonly comments: number
  readonly collections: number
  readonly shares: number
  readonly liked: boolean
  readonly collected: boolean
  readonly followed: boolean
}

const relationOfViewer = `exists (select 1 from likes l where l.user_id = $3 and l.content_id = c.id) as liked,
  exists (select 1 from collections k where k.user_id = $3 and k.content_id = c.id) as collected,
  case c.type
    when ${contentKinds.channel.code} then exists (select 1 from channel_subscriptions s where s.user_id = $3 and s.channel_id = c.id)
    when ${contentKinds.album.code} then exists (select 1 from follows f where f.user_id = $3 and f.kind = 'album' and f.target_id = c.id)
    else exists (select 1 from follows f where f.user_id = $3 and f.kind = 'organisation' and f.target_id = c.organisation_id)
  end as followed`

/**
 * `followed` refers to what the follow button beside the content follows: its album, its channel, else its
 * organisation.
 */
export async function selectRelation(
  queries: Queries,
  id: string,
  type: number,
  viewer: string | null,
): Promise<RelationRow | undefined> {
  const mine = viewer === null ? 'false as liked, false as collected, false as followed' : relationOfViewer
  const rows = await queries.read<RelationRow>(
    `select c.views, c.likes, c.comments, c.collections, c.shares, ${mine} from contents c where c.id = $1 and c.type = $2 and c.state = 'published'`,
    viewer === null ? [id, type] : [id, type, viewer],
  )
  return rows[0]
}

/** Newest of the same sub-category and kind first, then of the same category; without the content itself. */
export function selectRelated(
  queries: Queries,
  id: string,
  type: number,
  language: Language,
  viewer: string | null,
): Promise<Card[]> {
  const newest = 'and r.id <> o.id order by r.published_at desc, r.id desc limit 6'
  const column = cardColumn(language, viewer === null ? null : '$3')
  return queries.readColumn<Card>(
    `with origin as (select id, type, category_id, sub_category_id from contents where id = $1 and type = $2),
     near as (
       select distinct on (found.id) found.id, found.rank, found.published_at from origin o cross join lateral (
         (select r.id, 0 as rank, r.published_at from contents r where r.listed is not false and r.sub_category_id = o.sub_category_id and r.type = o.type ${newest})
         union all
         (select r.id, 1, r.published_at from contents r where r.listed is not false and r.category_id = o.category_id and r.type = o.type ${newest})
         union all
         (select r.id, 2, r.published_at from contents r where r.listed and r.type = o.type ${newest})
       ) found order by found.id, found.rank)
     select ${column} from near n join contents c on c.id = n.id order by n.rank, n.published_at desc, n.id limit 6`,
    viewer === null ? [id, type] : [id, type, viewer],
  )
}
