import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { publications } from '../../../../../platform/features/frame/publications/publications.schema'
import { selectMuchRead } from '../../../../../platform/features/overview/finding/much-read.queries'
import { mostPublished, selectToFollow } from '../../../../../platform/features/overview/finding/to-follow.queries'
import { readSums } from '../../../../../platform/features/people/account/account.schema'
import { contents, organisations } from '../../../../../platform/kernel/contents/contents.schema'
import type { Queries } from '../../../../../platform/kernel/database/queries'
import { describeOnBothDatabases } from '../../../../support/databases'
import { explained } from '../../../../support/explained'
import { startPlatform } from '../../../../support/platform'

const limit = 21
const types = [1, 3, 4]
const scope = { area: 'riverbend', period: 'week', types }
const viewer = { language: 'en', viewer: null } as const

/** The rows that an executed plan read of a table, by whatever scan. */
const rowsRead = (plan: string, table: string): number =>
  [
    ...plan.matchAll(new RegExp(`(?:Scan|Scan using \\w+) on "?${table}"?.*? rows=([\\d.]+) loops=(\\d+)\\)`, 'g')),
  ].reduce((sum, [, rows = '', loops = '']) => sum + Number(rows) * Number(loops), 0)

describe('what is read, and whom to follow', () => {
  describeOnBothDatabases('with many contents', (open) => {
    it('cost a page for each kind, whatever was read, and the publishers of what was read most', async () => {
      const platform = await startPlatform({ connection: await open() })
      const { database } = platform
      await database.execute(sql`insert into ${organisations} (id, name, logo, intro, kind)
        select 'o' || number, '{"en":"O","zh-CN":"O"}', '', '{"en":"","zh-CN":""}', 'g' from generate_series(0, 99) number`)
      const readMany = async (from: number, until: number) => {
        const id = sql`'c' || number`
        const type = sql`(array[1, 3, 4])[number % 3 + 1]`
        const numbers = sql`generate_series(${from}::int, ${until}::int) number`
        await database.execute(sql`insert into ${contents} (id, type, title, summary, published_at)
          select ${id}, ${type}, '{"en":"T","zh-CN":"T"}', '{"en":"","zh-CN":""}', '2026-01-01' from ${numbers}`)
        await database.execute(sql`insert into ${readSums} (period, area, content_id, type, readers, week_readers)
          select period, 'riverbend', ${id}, ${type}, number % 5000, 0
          from ${numbers}, unnest(array['week', '2026-01-01']) period`)
        await database.execute(sql`insert into ${publications} (kind, publisher_id, content_id, published_at)
          select 'organisation', 'o' || number % 100, ${id}, '2026-01-01' from ${numbers}`)
        await database.execute(sql`analyze`)
      }
      const plan = async (ask: (queries: Queries) => Promise<unknown>) =>
        await explained(database, ask, '(analyze, costs off, timing off)')
      const costs = async () => {
        const first = await plan((queries) => selectMuchRead(queries, scope, viewer, limit, null))
        const deep = await plan((queries) => selectMuchRead(queries, scope, viewer, limit, [1500, 'c1500']))
        const toFollow = await plan((queries) => selectToFollow(queries, scope, 'organisation', viewer, limit, null))
        return {
          pages: [first, deep].map((text) => [rowsRead(text, 'read_sums'), rowsRead(text, 'contents')]),
          published: [rowsRead(toFollow, 'read_sums'), rowsRead(toFollow, 'publications')],
        }
      }
      await readMany(1, 3000)
      const costsOfFew = await costs()
      await readMany(3001, 20_000)
      for (const { pages, published } of [costsOfFew, await costs()]) {
        for (const [sums = 0, cards = 0] of pages) {
          expect(sums).toBeGreaterThanOrEqual(limit)
          expect(sums).toBeLessThanOrEqual(types.length * limit)
          expect(cards).toBe(limit)
        }
        const [sums = 0, publishers = 0] = published
        expect(sums).toBeLessThanOrEqual(types.length * mostPublished)
        expect(publishers).toBe(mostPublished)
      }
      await platform.close()
    }, 120_000)
  })
})
