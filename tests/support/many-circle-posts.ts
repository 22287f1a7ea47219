import { sql } from 'drizzle-orm'
import { circlePart } from '../../platform/features/civic/circles/publish-circle-post'
import { circlePosts, circles } from '../../platform/features/civic/circles/circles.schema'
import { contentKinds } from '../../src/domain/frame/content/content-kinds'
import { contents } from '../../platform/kernel/contents/contents.schema'
import type { Database } from '../../platform/kernel/database/client'
import { namesOf } from '../../platform/kernel/database/expressions'

interface ManyPosts {
  readonly circleId: string
  readonly authorId: string
  /** The numbers of the first post and of the last one; later ones are older. */
  readonly from: number
  readonly to: number
}

/**
 * Fills a circle with posts, a minute apart, the newest at `now`. Every fiftieth is among the best,
 * and their answers differ.
 */
export async function insertManyCirclePosts(
  database: Database,
  { circleId, authorId, from, to }: ManyPosts,
  now: Date,
): Promise<void> {
  const id = sql`'many-' || lpad(number::text, 7, '0')`
  const time = sql`${now.toISOString()}::timestamptz - number * interval '1 minute'`
  const text = sql`jsonb_build_object('zh-CN', '第' || number || '天，阳台上的番茄红了。', 'en', 'Day ' || number || ', and the tomatoes are ripe.')`
  const numbers = sql`generate_series(${from}::int, ${to}::int) number`
  const parts = sql`array[${circlePart(circleId)}, 'day', number::text, 'tomatoes']`
  const columns = namesOf(
    ...[circlePosts.id, circlePosts.circleId, circlePosts.userId, circlePosts.text, circlePosts.pictures],
    ...[circlePosts.place, circlePosts.state, circlePosts.isClosed, circlePosts.chosenAt, circlePosts.createdAt],
    ...[circlePosts.updatedAt, circlePosts.publishedAt, circlePosts.searchParts],
  )
  const shown = namesOf(
    ...[contents.id, contents.type, contents.title, contents.summary, contents.listed, contents.audience],
    ...[contents.publishedAt, contents.likes],
  )
  await database.execute(sql`insert into ${circlePosts} (${columns})
    select ${id}, ${circleId}, ${authorId}, ${text}, '[]', '{"zh-CN":"","en":""}', 'published', false,
      case when number % 50 = 0 then ${time} end, ${time}, ${time}, ${time}, ${parts} from ${numbers}`)
  await database.execute(sql`insert into ${contents} (${shown})
    select ${id}, ${contentKinds.circlePost.code}::smallint, ${text}, ${text}, false, ${circleId}, ${time}, number % 40
    from ${numbers}`)
  await database
    .update(circles)
    .set({ posts: sql`${circles.posts} + ${to - from + 1}` })
    .where(sql`${circles.id} = ${circleId}`)
}
