import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queriesOf } from '../../../platform/database/queries'
import type { Queries } from '../../../platform/database/queries'
import { categories, organisations, subCategories } from '../../../platform/database/schema/feed'
import { insertManyArticles } from '../../../platform/demo/many-articles'
import { countNewer, selectFeed } from '../../../platform/features/feed/feed.queries'
import { selectComments } from '../../../platform/features/comments/comments.queries'
import { selectCollections, selectLikers } from '../../../platform/features/reactions/reactions.queries'
import { selectMessages, selectVisits } from '../../../platform/features/account/account.queries'
import { startPlatform } from '../../support/platform'
import type { TestPlatform } from '../../support/platform'
import { findPostgres, startPostgres } from '../../support/postgres-cluster'
import type { PostgresCluster } from '../../support/postgres-cluster'

const hasPostgres = (await findPostgres()) !== null
const both = (text: string) => ({ 'zh-CN': text, en: text })

/** The plan tells what a page costs before the table is large enough to feel it. */
describe.skipIf(!hasPostgres)('a page of a list costs what the page holds, not what the table holds', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  const plan = async (ask: (queries: Queries) => Promise<unknown>): Promise<string> => {
    const lines: string[] = []
    await ask({
      query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
        const rows = await queriesOf(platform.database).query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
        lines.push(...rows.map((row) => row['QUERY PLAN']))
        return [] as Row[]
      },
    })
    return lines.join('\n')
  }
  const question = { language: 'en' as const, viewer: 'user', categoryId: undefined, subCategoryId: undefined, types: [], limit: 21, after: null }
  const deep = ['2026-02-01T00:00:00.000Z', 'many-0000500']

  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    const { database } = platform
    await database.insert(organisations).values({ id: 'org', name: both('Daily'), logo: '', intro: both(''), kind: 'newspaper' })
    await database.insert(categories).values(['a', 'b', 'c'].map((id, sort) => ({ id, name: both(id), sort })))
    await database.insert(subCategories).values(['a', 'b', 'c'].flatMap((id) => [1, 2, 3].map((place) => ({ id: `${id}-${place}`, categoryId: id, name: both(id), sort: place }))))
    await insertManyArticles(database, 60_000, platform.clock.now())
  }, 120_000)
  afterAll(async () => {
    await platform?.close()
    await cluster?.stop()
  })

  it.each([
    ['everything', {}, /Index Scan using contents_newest/],
    ['everything, deep down', { after: deep }, /Index Scan using contents_newest/],
    ['one category', { categoryId: 'a' }, /Index Scan using contents_by_category /],
    ['one category, deep down', { categoryId: 'a', after: deep }, /Index Scan using contents_by_category /],
    ['one sub-category', { subCategoryId: 'a-1' }, /Index Scan using contents_by_sub_category /],
    ['a rare type', { types: [5] }, /contents_by_type/],
    ['a rare type of a category', { types: [5], categoryId: 'a' }, /contents_by_category_type|contents_by_type/],
    ['several types', { types: [4, 5, 7] }, /contents_by_type/],
    ['several types of a category', { types: [3, 4], categoryId: 'b' }, /contents_by_category/],
  ])('the feed of %s walks along one index', async (_, more, index) => {
    const text = await plan((queries) => selectFeed(queries, { ...question, ...more }))
    expect(text).toMatch(index)
    expect(text).not.toMatch(/Seq Scan on contents|Bitmap Heap Scan on contents/)
  })

  it('neither counting what is newer nor any list of somebody’s own reads a table from end to end', async () => {
    const plans = await Promise.all([
      plan((queries) => countNewer(queries, '2020-01-01T00:00:00.000Z', undefined, [5, 7])),
      plan((queries) => countNewer(queries, '2020-01-01T00:00:00.000Z', 'a', [])),
      plan((queries) => selectComments(queries, { id: 'many-0000001', type: 3 }, null, 'hot', 21, null)),
      plan((queries) => selectLikers(queries, 'many-0000001', 3, 21, null)),
      plan((queries) => selectCollections(queries, 'user', undefined, 'en', 21, null)),
      plan((queries) => selectVisits(queries, 'user', 'en', 21, null)),
      plan((queries) => selectMessages(queries, 'user', 'en', 21, null)),
    ])
    for (const text of plans) expect(text).not.toMatch(/Seq Scan on (contents|comments|likes|collections|visits|messages)/)
  })
})
