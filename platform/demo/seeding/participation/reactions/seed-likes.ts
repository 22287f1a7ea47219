import { sql } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { likes } from '../../../../kernel/contents/likes.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const likesDemo: DemoStep = { feature: 'reactions', what: bilingual('点赞', 'likes'), seed: seedLikes }

/** How many of the city's volunteers like contents, too. */
const likingVolunteers = 120

/**
 * Seeds likes by the readers and volunteers of the city, more for popular contents. Every like that is counted has its
 * row, so that a list of likers is complete.
 */
export async function seedLikes(database: Database, now: Date): Promise<void> {
  await database.execute(sql`
    insert into ${likes} (user_id, content_id, created_at)
    select reader.id, content.id,
      greatest(content.published_at, ${now.toISOString()}::timestamptz - reader.place * interval '23 minutes')
    from ${contents} content cross join lateral (
      select id, row_number() over (order by md5(content.id || id)) as place from (
        select id from users where id like 'reader-%'
        union all (select id from users where id like 'volunteer-%' order by id limit ${likingVolunteers})
      ) people
    ) reader
    where reader.place <= round(1.5 * sqrt(content.likes)) + ('x' || left(md5(content.id), 2))::bit(8)::int % 17
    on conflict do nothing`)
  // Favourites and shares have no rows, since nobody sees whose they are. Their counts are in proportion to the likes.
  await database.execute(sql`
    update ${contents} content
    set likes = counted.likes, collections = ceil(counted.likes * 0.3), shares = ceil(counted.likes * 0.15)
    from (select content_id, count(*)::int as likes from ${likes} group by content_id) counted
    where counted.content_id = content.id`)
  await database.execute(sql`
    update ${contents} content set likes = 0
    where content.likes > 0 and not exists (select from ${likes} l where l.content_id = content.id)`)
}
