import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { likes } from '../../features/reactions/reactions.schema'
import { contents } from '../../features/feed/feed.schema'

/**
 * Who liked what: of the readers of the city, the more the more popular a content is. What is counted is who stands
 * there, so that a list of likers is whole.
 */
export async function seedLikes(database: Database, now: Date): Promise<void> {
  await database.execute(sql`
    insert into ${likes} (user_id, content_id, created_at)
    select reader.id, content.id,
      greatest(content.published_at, ${now.toISOString()}::timestamptz - reader.place * interval '61 minutes')
    from ${contents} content cross join lateral (
      select id, row_number() over (order by md5(content.id || id)) as place from users where id like 'reader-%'
    ) reader
    where reader.place <= round(1.5 * sqrt(content.likes))
    on conflict do nothing`)
  await database.execute(sql`
    update ${contents} content set likes = (select count(*)::int from ${likes} l where l.content_id = content.id)
    where content.likes > 0`)
}
