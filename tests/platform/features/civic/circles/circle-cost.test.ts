import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertManyCirclePosts } from '../../../../support/many-circle-posts'
import { selectCirclePosts } from '../../../../../platform/features/civic/circles/circle-posts.queries'
import type { CircleTab } from '../../../../../src/domain/civic/circles/circle'
import { partsMatch } from '../../../../../platform/features/frame/search-index/search-words'
import { circleTools } from '../../../../support/circles'
import { describeOnBothDatabases } from '../../../../support/databases'
import { explained } from '../../../../support/explained'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const limit = 21

/** The rows of posts and contents that an executed plan read, including those that it then discarded. */
function rowsRead(plan: string): number {
  let sum = 0
  let isScan = false
  for (const line of plan.split('\n')) {
    const [, rows = '', loops = ''] = /actual rows=([\d.]+) loops=(\d+)/.exec(line) ?? []
    if (rows !== '') isScan = /(?<!Subquery) Scan .*\bon (contents|circle_posts)/.test(line)
    if (!isScan) continue
    sum += rows === '' ? Number(/Rows Removed by .*: (\d+)/.exec(line)?.[1] ?? 0) : Number(rows) * Number(loops)
  }
  return sum
}

describeOnBothDatabases('a page of the posts of a circle', (open) => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    const olga = await platform.logIn({ id: 'olga', nickname: 'Olga' })
    const tools = circleTools(platform)
    for (const id of ['big', 'other']) await tools.found(id, olga)
  })
  afterAll(() => platform.close())

  const cost = async (tab: CircleTab, after: readonly (string | number)[] | null, phrase = '') => {
    const filter = { circleId: 'big', readerId: 'olga', tab, search: partsMatch(phrase) ?? '' }
    const plan = await explained(
      platform.database,
      (queries) => selectCirclePosts(queries, filter, limit, after),
      '(analyze, costs off, timing off)',
    )
    return rowsRead(plan)
  }

  it('costs what the page holds, whether the circle has 3,000 posts or 50,000', async () => {
    const { database } = platform
    const fill = (from: number, to: number) =>
      insertManyCirclePosts(database, { circleId: 'big', authorId: 'olga', from, to }, platform.clock.now())
    const dayLater = new Date(platform.clock.now().getTime() - 86_400_000)
    const hotLater = Math.floor(dayLater.getTime() / 60_000) - 26_297_280 + 2880
    const costs = async () => [
      await cost('new', null),
      await cost('new', [dayLater.toISOString(), 'x']),
      await cost('hot', null),
      await cost('hot', [hotLater, 'x']),
      await cost('best', null),
      await cost('best', [dayLater.toISOString(), 'x']),
      await cost('new', null, 'tomatoes'),
    ]
    await fill(1, 3000)
    await database.execute(sql`analyze`)
    const small = await costs()
    await fill(3001, 50_000)
    await database.execute(sql`analyze`)
    expect(await costs()).toEqual(small)
    for (const rows of small) {
      expect(rows).toBeGreaterThanOrEqual(limit)
      expect(rows).toBeLessThanOrEqual(3 * limit)
    }
  }, 120_000)
})
