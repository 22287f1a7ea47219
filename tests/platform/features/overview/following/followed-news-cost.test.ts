import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { publications } from '../../../../../platform/features/frame/publications/publications.schema'
import { selectFollowedNews } from '../../../../../platform/features/overview/following/followed-news.queries'
import { follows } from '../../../../../platform/features/participation/reactions/reactions.schema'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { describeOnBothDatabases } from '../../../../support/databases'
import { explained } from '../../../../support/explained'
import { startPlatform } from '../../../../support/platform'

const followed = 1000
const limit = 21

/** The rows that an executed plan read from the table of publications. */
const rowsRead = (plan: string): number =>
  [...plan.matchAll(/Scan using publications_newest.* rows=([\d.]+) loops=(\d+)\)/g)].reduce(
    (sum, [, rows = '', loops = '']) => sum + Number(rows) * Number(loops),
    0,
  )

describe('what a member’s publishers published', () => {
  describeOnBothDatabases('with 1,000 publishers', (open) => {
    it('costs one row for each publisher and a page for each on the page, whatever they published', async () => {
      const platform = await startPlatform({ connection: await open() })
      const { database } = platform
      const publish = async (each: number, from: number) => {
        const rows = sql`generate_series(1, ${followed}::int) publisher, generate_series(${from}::int, ${each}::int) number`
        const id = sql`'p' || publisher || '-' || number`
        const time = sql`timestamptz '2026-01-01' + (number * ${followed} + publisher) * interval '1 second'`
        await database.execute(sql`insert into ${contents} (id, type, title, summary, published_at)
          select ${id}, 3, '{"en":"T","zh-CN":"T"}', '{"en":"","zh-CN":""}', ${time} from ${rows}`)
        await database.execute(sql`insert into ${publications} (kind, publisher_id, content_id, published_at)
          select 'organisation', 'o' || publisher, ${id}, ${time} from ${rows}`)
        await database.execute(sql`analyze`)
      }
      await database.execute(sql`insert into ${follows} (user_id, kind, target_id)
        select 'reader', 'organisation', 'o' || publisher from generate_series(1, ${followed}::int) publisher`)
      const cost = async (after: readonly [string, string] | null) =>
        rowsRead(
          await explained(
            database,
            (queries) => selectFollowedNews(queries, 'reader', 'en', limit, after),
            '(analyze, costs off, timing off)',
          ),
        )
      const deep = ['2026-01-01T00:50:00.000Z', 'p1-2'] as const
      await publish(5, 1)
      const costs = [await cost(null), await cost(deep)]
      await publish(20, 6)
      const costsLater = [await cost(null), await cost(deep)]
      for (const rows of [...costs, ...costsLater]) {
        expect(rows).toBeGreaterThan(limit)
        expect(rows).toBeLessThanOrEqual(followed + limit * limit)
      }
      await platform.close()
    }, 120_000)
  })
})
