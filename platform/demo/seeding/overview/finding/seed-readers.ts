import { sql } from 'drizzle-orm'
import { codesWith } from '../../../../../src/domain/frame/content/content-kinds'
import { readSums, weekPeriod } from '../../../../features/people/account/account.schema'
import { contents } from '../../../../kernel/contents/contents.schema'
import type { Database } from '../../../../kernel/database/client'
import { siteToday } from '../../../../kernel/site/site-today'
import { cityId } from '../../../content/places'
import { bilingual } from '../../../text'
import type { DemoStep } from '../../demo-step'

export const readersDemo: DemoStep = {
  feature: 'finding',
  what: bilingual('大家在读', 'what people read'),
  seed: seedReaders,
}

/** Seeds how many people of the city read what was published last of each kind, this week and today. */
export async function seedReaders(database: Database, now: Date): Promise<void> {
  const today = await siteToday(database, now)
  const types = sql.raw(codesWith('list').join(', '))
  // A third of the week's readers are today's; those of the days before are not needed, as the week only loses them.
  await database.execute(sql`
    insert into ${readSums} (period, area, content_id, type, readers, week_readers)
    select sum.period, ${cityId}, read.id, read.type, sum.readers, sum.week_readers
    from (
      select id, type, 9 + ('x' || left(md5(id), 6))::bit(24)::int % 900 as people from (
        select id, type, row_number() over (partition by type order by published_at desc, id) as place
        from ${contents} where state = 'published' and type in (${types}) and id not like 'post-edge%'
      ) newest where place <= 24
    ) read cross join lateral (values
      (${weekPeriod}, read.people, 0), (${today}, read.people / 3, read.people / 3)
    ) sum(period, readers, week_readers)
    on conflict do nothing`)
}
