import { contentKinds } from '../../../src/domain/content/content-kinds'
import type { ContentSource, CustomShare } from '../feed/feed.schema'
import type { Language } from '../../database/schema/localised'
import type { Queries } from '../../database/queries'
import { firstPlay } from '../../limits/first-of'

interface VideoRow {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly description: string
  readonly covers: readonly string[]
  readonly published_at: string
  readonly source: ContentSource | null
  readonly source_id: string
  readonly duration: number
  readonly views: number
  readonly comments_open: boolean
  readonly share: CustomShare | null
}

export async function selectVideo(queries: Queries, id: string, language: Language): Promise<VideoRow | undefined> {
  const rows = await queries.read<VideoRow>(
    `select c.id, c.title->>'${language}' as title, c.summary->>'${language}' as summary, v.description->>'${language}' as description, c.covers, c.published_at,
       c.source, v.stream_id as source_id, coalesce(c.duration, 0) as duration, c.views, c.comments_open, c.share
     from contents c join videos v on v.content_id = c.id where c.id = $1 and c.type = ${contentKinds.video.code} and c.state = 'published'`,
    [id],
  )
  return rows[0]
}

export async function selectStream(
  queries: Queries,
  id: string,
): Promise<{ url: string; mime: string; restricted: boolean } | undefined> {
  const rows = await queries.read<{ url: string; mime: string; restricted: boolean }>(
    'select url, mime, restricted from streams where id = $1',
    [id],
  )
  return rows[0]
}

/**
 * Counts a play for the video, and for the collection that it was played from when it is one of its episodes; once per
 * listener and period.
 */
export async function addVideoPlay(
  queries: Queries,
  id: string,
  collectionId: string | null,
  listener: string,
  now: Date,
): Promise<number | null> {
  const rows = await queries.change<{ views: number }>(
    `with ${firstPlay('$3', '$4')},
     collection as (update contents set views = views + 1 where id = (select collection_id from collection_items where collection_id = $2 and content_id = $1) and exists (select 1 from first))
     update contents set views = views + (select count(*)::int from first) where id = $1 and type = ${contentKinds.video.code} and state = 'published' returning views`,
    [id, collectionId, listener, now.toISOString()],
  )
  return rows[0]?.views ?? null
}
