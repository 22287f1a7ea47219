import { sql } from 'drizzle-orm'
import type { Database, DatabaseConnection } from '../kernel/database/client'

/** Rows per statement. */
const batch = 50_000

/**
 * Inserts a number of plain articles at once, for measurements: one for each minute, counting back from `until`, spread
 * over the existing categories and sub-categories. Ids begin with `many-0000001`; existing articles stay.
 */
export async function insertManyArticles(connection: DatabaseConnection, count: number, until: Date): Promise<void> {
  // This runs without the time limits of calls, because the time that a batch takes depends on the machine.
  await connection.exclusively(async (database) => {
    for (let first = 1; first <= count; first += batch)
      await insertBatch(database, first, Math.min(count, first + batch - 1), until.toISOString())
    await database.execute(sql`analyze contents`)
  })
}

async function insertBatch(database: Database, first: number, last: number, until: string): Promise<void> {
  await database.execute(sql`
    with places as (select s.category_id, s.id as sub_category_id, row_number() over (order by s.id) - 1 as place, count(*) over () as total from sub_categories s),
    publisher as (select id, jsonb_build_object('id', id, 'name', name, 'logo', logo) as source from organisations order by id limit 1),
    added as (
      insert into contents (id, type, category_id, sub_category_id, organisation_id, source, title, summary, covers, layout, published_at, views, likes)
      select 'many-' || lpad(n::text, 7, '0'), 3, p.category_id, p.sub_category_id, publisher.id, publisher.source,
        jsonb_build_object('zh-CN', '街坊来信第' || n || '封', 'en', 'Letter ' || n || ' from a neighbour'),
        jsonb_build_object('zh-CN', '今天窗外有风，楼下的桂花开了。', 'en', 'There is wind today, and the osmanthus below is in bloom.'),
        '["/media/pictures/city-dusk.webp"]'::jsonb, 'right', ${until}::timestamptz - n * interval '1 minute', n % 5000, n % 300
      from generate_series(${first}::int, ${last}::int) n join places p on p.place = n % p.total cross join publisher
      on conflict do nothing returning id)
    insert into article_details (content_id, body, reading_minutes)
    select id, '{"zh-CN": "<p>今天窗外有风。</p>", "en": "<p>There is wind today.</p>"}'::jsonb, '{"zh-CN": 1, "en": 1}'::jsonb from added`)
}
