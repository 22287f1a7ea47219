import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSurroundings } from '../../../../../contract/surroundings'
import { activities } from '../../../../../platform/features/civic/activities/activities.schema'
import { selectAround } from '../../../../../platform/features/civic/surroundings/surroundings.queries'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { cellsAround } from '../../../../../platform/kernel/places/cells'
import type { Queries } from '../../../../../platform/kernel/database/queries'
import { surroundingKinds, surroundingKey } from '../../../../../src/domain/civic/surroundings/surroundings'
import { there } from '../../../../support/activities'
import { describeOnBothDatabases } from '../../../../support/databases'
import { explained } from '../../../../support/explained'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

/** Writes contents and activities around a position, many of them at the same moments and with the same ids. */
async function fill({ database, clock }: TestPlatform, from: number, until: number, apart: number) {
  const numbers = sql`generate_series(${from}::int, ${until}::int) number`
  const at = sql`${clock.now().toISOString()}::timestamptz - (number % 40) * interval '1 hour'`
  const latitude = sql`${there.latitude}::float8 + ((number::bigint * 7919) % 1000 - 500) * ${apart}::float8`
  const longitude = sql`${there.longitude}::float8 + ((number::bigint * 104729) % 1000 - 500) * ${apart}::float8`
  await database.execute(sql`insert into ${contents} (id, type, title, summary, published_at, latitude, longitude)
    select 'x' || number, 3, '{"en":"T","zh-CN":"T"}', '{"en":"","zh-CN":""}', ${at}, ${latitude}, ${longitude} from ${numbers}`)
  await database.execute(sql`insert into ${activities}
    (id, kind, title, intro, pictures, place_name, latitude, longitude, enrols_at, starts_at, ends_at, places, places_left, state, created_at, updated_at)
    select 'x' || number, 'company', '{"en":"T","zh-CN":"T"}', '{"en":"","zh-CN":""}', '[]', '{"en":"P","zh-CN":"P"}', ${latitude}, ${longitude},
      ${at}, ${at} + interval '90 days', ${at} + interval '91 days', 5, 5, 'enrolling', ${at}, ${at} from ${numbers}`)
  await database.execute(sql`analyze`)
}

describe('pages of what is around a spot', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
    await fill(platform, 1, 60, 0.00001)
  })
  afterAll(() => platform.close())

  const keysOf = async (size: number, kinds: string): Promise<readonly string[]> => {
    const keys: string[] = []
    let cursor: string | undefined
    do {
      const query = {
        ...{ latitude: String(there.latitude), longitude: String(there.longitude), within: '1000' },
        ...{ page_size: String(size), kinds, ...(cursor === undefined ? {} : { cursor }) },
      }
      const page = await platform.ask(listSurroundings, { query })
      expect(page.items.length).toBeLessThanOrEqual(size)
      keys.push(...page.items.map((item) => surroundingKey(item as unknown as Parameters<typeof surroundingKey>[0])))
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
    return keys
  }

  it('put together are the whole list, nothing twice and nothing lost, whatever their size', async () => {
    const whole = await keysOf(50, '')
    expect(whole).toHaveLength(120)
    expect(new Set(whole).size).toBe(120)
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('', 'news', 'news,activity'),
        async (size, kinds) => {
          const expected = kinds === 'news' ? whole.filter((key) => key.startsWith('news-')) : whole
          expect(await keysOf(size, kinds)).toEqual(expected)
        },
      ),
      { numRuns: 8 },
    )
  }, 60_000)
})

describe('the cost of what is around a spot', () => {
  const reader = { id: null, isVolunteer: false }
  const rowsRead = (plan: string, table: string): number =>
    [
      ...plan.matchAll(new RegExp(`Scan(?: using \\w+)? on "?${table}"?.*? rows=([\\d.]+) loops=(\\d+)\\)`, 'g')),
    ].reduce((sum, [, rows = '', loops = '']) => sum + Number(rows) * Number(loops), 0)

  describeOnBothDatabases('in a large city', (open) => {
    it('is a page for each cell at most, and the same however much there is elsewhere', async () => {
      const platform = await startPlatform({ connection: await open() })
      const { clock, database } = platform
      const ask = (after: readonly (string | number)[] | null) => (queries: Queries) =>
        selectAround(
          queries,
          surroundingKinds,
          { spot: there, within: 3000, reader, now: clock.now() },
          { limit: 21, after },
        )
      const plan = async (after: readonly (string | number)[] | null) =>
        await explained(database, ask(after), '(analyze, costs off, timing off)')
      const { touched, within } = cellsAround(there, 3000)
      const costs = async () => {
        const first = await plan(null)
        const deep = await plan([new Date(clock.now().getTime() - 20 * 3_600_000).toISOString(), 'x1', 0])
        for (const text of [first, deep]) {
          expect(text).not.toMatch(/Seq Scan on "?(contents|activities)/)
          expect(text).toMatch(/contents_by_cell/)
          expect(text).toMatch(/activities_by_cell/)
        }
        return [first, deep].map((text) => rowsRead(text, 'contents') + rowsRead(text, 'activities'))
      }
      await fill(platform, 1, 4000, 0.00004)
      // The others are spread over a country: a hundred times as far in both directions.
      await fill(platform, 4001, 20_000, 0.004)
      const costsOfFew = await costs()
      await fill(platform, 20_001, 40_000, 0.004)
      for (const cost of [...costsOfFew, ...(await costs())])
        expect(cost).toBeLessThanOrEqual(2 * (within.length * 6 + touched.length * 21))
      await platform.close()
    }, 120_000)
  })
})
