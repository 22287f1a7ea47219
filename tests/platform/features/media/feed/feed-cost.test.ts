import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import type { Queries } from '../../../../../platform/kernel/database/queries'
import {
  categories,
  contents,
  organisations,
  subCategories,
} from '../../../../../platform/kernel/contents/contents.schema'
import { insertManyArticles } from '../../../../../platform/demo/many-articles'
import { countNewer, selectFeed } from '../../../../../platform/features/media/feed/feed.queries'
import { selectComments } from '../../../../../platform/features/participation/comments/comments.queries'
import {
  selectFavourites,
  selectLikers,
} from '../../../../../platform/features/participation/reactions/reactions.queries'
import { selectVisits } from '../../../../../platform/features/people/account/account.queries'
import { selectMessages } from '../../../../../platform/features/frame/messages/messages.queries'
import { explained } from '../../../../support/explained'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { findPostgres, startPostgres } from '../../../../support/postgres-cluster'
import type { PostgresCluster } from '../../../../support/postgres-cluster'

const hasPostgres = (await findPostgres()) !== null
const both = (text: string) => ({ 'zh-CN': text, en: text })

/** Rows that an executed plan read from the table of contents, including those that it then discarded. */
function rowsRead(plan: string): number {
  let sum = 0
  let isScan = false
  for (const line of plan.split('\n')) {
    const [, rows = '', loops = ''] = /actual rows=([\d.]+) loops=(\d+)/.exec(line) ?? []
    // What is selected from the table is named as the table is: that is a `Subquery Scan`.
    if (rows !== '') isScan = /(?<!Subquery) Scan .*\bon contents/.test(line)
    if (!isScan) continue
    sum += rows === '' ? Number(/Rows Removed by .*: (\d+)/.exec(line)?.[1] ?? 0) : Number(rows) * Number(loops)
  }
  return sum
}

/** The plan shows the cost of a page before the table is large enough to measure it. */
describe.skipIf(!hasPostgres)('a page of a list costs what the page holds, not what the table holds', () => {
  let cluster: PostgresCluster
  let platform: TestPlatform
  const plan = (ask: (queries: Queries) => Promise<unknown>, how = '') => explained(platform.database, ask, how)
  const question = {
    language: 'en' as const,
    viewer: 'user',
    categoryId: undefined,
    subCategoryId: undefined,
    types: [],
    limit: 21,
    after: null,
  }
  const deep = ['2026-02-01T00:00:00.000Z', 'many-0000500']

  beforeAll(async () => {
    cluster = (await startPostgres())!
    platform = await startPlatform({ connection: await cluster.connect() })
    const { database } = platform
    await database
      .insert(organisations)
      .values({ id: 'org', name: both('Daily'), logo: '', intro: both(''), kind: 'newspaper' })
    await database.insert(categories).values(['a', 'b', 'c'].map((id, sort) => ({ id, name: both(id), sort })))
    await database
      .insert(subCategories)
      .values(
        ['a', 'b', 'c'].flatMap((id) =>
          [1, 2, 3].map((place) => ({ id: `${id}-${place}`, categoryId: id, name: both(id), sort: place })),
        ),
      )
    await insertManyArticles(platform.platform.connection, 60_000, platform.clock.now())
    // After everything else: one special, and a few more videos than a page holds.
    await insertContent(database, { id: 'far', type: 5, publishedAt: new Date('1999-01-01T00:00:00.000Z') })
    for (let place = 0; place < 30; place += 1)
      await insertContent(database, {
        id: `video-${place}`,
        type: 4,
        publishedAt: new Date('1998-01-01T00:00:00.000Z'),
      })
    await database.execute(sql`analyze contents`)
  })
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
    ['a rare type', { types: [5] }, /contents_by_place_type/],
    ['another place', { city: '430100' }, /contents_by_place_type/],
    ['a category in another place', { city: '430100', categoryId: 'a' }, /contents_by_place_category_type/],
    ['a rare type of a category', { types: [5], categoryId: 'a' }, /contents_by_place_category_type/],
    ['several types', { types: [4, 5, 7] }, /contents_by_place_type/],
    [
      'several types of a category',
      { types: [3, 4], categoryId: 'b' },
      /contents_by_category|contents_by_place_category_type/,
    ],
  ])('the feed of %s walks along one index', async (_, more, index) => {
    const text = await plan((queries) => selectFeed(queries, { ...question, ...more }))
    expect(text).toMatch(index)
    expect(text).not.toMatch(/Seq Scan on contents|Bitmap Heap Scan on contents/)
  })

  it.each([
    ['none of them exists', [1, 2], null],
    ['one is rare and far away', [1, 5], null],
    ['one is rare and the other common', [3, 5], null],
    ['the top of the list is full of other kinds', [4, 5, 7], null],
    ['the page is deep down', [3, 4], deep],
    ['the list ends with it', [3, 5], ['2000-01-01T00:00:00.000Z', 'x']],
  ])('a page of several types reads a few pages’ rows at most, when %s', async (_, types, after) => {
    const { database } = platform
    const found = await selectFeed(queriesOf(database), { ...question, types, after })
    const all = await queriesOf(database).read(
      build
        .select({ id: contents.id })
        .from(contents)
        .where(
          and(
            eq(contents.listed, true),
            inArray(contents.type, types),
            after === null
              ? undefined
              : sql`(${contents.publishedAt}, ${contents.id}) < (${after[0]}::timestamptz, ${after[1]})`,
          ),
        )
        .orderBy(desc(contents.publishedAt), desc(contents.id))
        .limit(21),
    )
    expect(found.map(([id]) => id)).toEqual(all.map(({ id }) => id))
    const text = await plan(
      (queries) => selectFeed(queries, { ...question, types, after }),
      '(analyze, timing off, summary off, costs off)',
    )
    expect(rowsRead(text)).toBeGreaterThan(0)
    expect(rowsRead(text)).toBeLessThanOrEqual((4 + types.length) * 21)
  })

  it('a page of a place with little content reads no more of the others’ than a few pages', async () => {
    const { database } = platform
    for (let place = 0; place < 5; place += 1)
      await insertContent(database, {
        id: `changsha-${place}`,
        place: '430100',
        publishedAt: new Date('1997-01-01T00:00:00.000Z'),
      })
    await database.execute(sql`insert into contents (id, type, title, summary, place, published_at)
      select 'elsewhere-' || n, 3, title, summary, '440100', now() + n * interval '1 minute' from generate_series(1, 3000) n, contents where contents.id = 'far'`)
    await database.execute(sql`analyze contents`)
    const found = await selectFeed(queriesOf(database), {
      ...question,
      city: '430100',
      types: [3],
      after: ['1997-02-01T00:00:00.000Z', 'x'],
    })
    expect(found.map(([id]) => id)).toEqual(['changsha-4', 'changsha-3', 'changsha-2', 'changsha-1', 'changsha-0'])
    expect((await selectFeed(queriesOf(database), { ...question, city: '430100' })).map(([id]) => id)[0]).toBe(
      'many-0000001',
    )
    const text = await plan(
      (queries) => selectFeed(queries, { ...question, city: '430100' }),
      '(analyze, timing off, summary off, costs off)',
    )
    expect(rowsRead(text)).toBeGreaterThan(0)
    expect(rowsRead(text)).toBeLessThanOrEqual((4 + 7) * 21 + 5)
    await database.execute(sql`delete from contents where place <> ''`)
  })

  it('neither counting newer items nor any list of a member’s own scans a whole table', async () => {
    const plans = await platform.database.transaction(async (transaction) => {
      // Some of these tables are empty, where a scan costs nothing. With this, one is planned only where no index serves.
      await transaction.execute(sql`set local enable_seqscan = off`)
      const planned = (ask: (queries: Queries) => Promise<unknown>) => explained(transaction, ask)
      return await Promise.all([
        planned((queries) =>
          countNewer(queries, '2020-01-01T00:00:00.000Z', { categoryId: undefined, subCategoryId: undefined }, [5, 7]),
        ),
        planned((queries) =>
          countNewer(queries, '2020-01-01T00:00:00.000Z', { categoryId: 'a', subCategoryId: undefined }, []),
        ),
        planned((queries) =>
          countNewer(queries, '2020-01-01T00:00:00.000Z', { categoryId: 'a', subCategoryId: 's' }, []),
        ),
        planned((queries) =>
          countNewer(
            queries,
            '2020-01-01T00:00:00.000Z',
            { categoryId: undefined, subCategoryId: undefined, city: '430100' },
            [],
          ),
        ),
        planned((queries) => selectComments(queries, { id: 'many-0000001', type: 3 }, null, 'hot', 21, null)),
        planned((queries) => selectLikers(queries, { id: 'many-0000001', type: 3 }, null, 21, null)),
        planned((queries) => selectFavourites(queries, 'user', {}, { language: 'en', authors: [] }, 21, null)),
        planned((queries) => selectVisits(queries, 'user', undefined, 'en', 21, null)),
        planned((queries) => selectMessages(queries, 'user', { limit: 21 }, null)),
        planned((queries) => selectMessages(queries, 'user', { limit: 21, category: 'cases' }, null)),
      ])
    })
    for (const text of plans)
      expect(text).not.toMatch(/Seq Scan on (contents|comments|likes|favourites|visits|messages)/)
  })
})
