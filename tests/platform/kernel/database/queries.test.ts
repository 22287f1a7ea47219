import { count, desc, eq, max, ne, sql, sum } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitOf, one } from '../../../../platform/kernel/database/expressions'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import type { Queries } from '../../../../platform/kernel/database/queries'
import { build, preparedSelect } from '../../../../platform/kernel/database/statement'
import { allowances } from '../../../../platform/kernel/database/schema/allowances'
import { operatorActs } from '../../../../platform/kernel/database/schema/operators'
import { categories, contents, subCategories } from '../../../../platform/kernel/contents/contents.schema'
import { users } from '../../../../platform/kernel/members/members.schema'
import { uploadTotals } from '../../../../platform/kernel/uploads/uploads.schema'
import { isoOf } from '../../../../platform/kernel/lists/instants'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'

describeOnBothDatabases('reads', (open) => {
  let platform: TestPlatform
  let queries: Queries
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), features: [] })
    queries = queriesOf(platform.database)
  })
  afterEach(() => platform.close())

  const { id } = categories
  const put = (name: string) => ({ id: name, name: { 'zh-CN': name, en: name }, sort: 1 })
  const ids = async (within: Queries) =>
    (await within.read(build.select({ id }).from(categories).orderBy(desc(id)))).map((row) => row.id)

  it('of the same text keep the names of their own columns', async () => {
    expect(await queries.read(build.select({ first: sql<number>`1` }).from(one))).toEqual([{ first: 1 }])
    expect(await queries.read(build.select({ second: sql<number>`1` }).from(one))).toEqual([{ second: 1 }])
  })

  it('take values of every kind, each time anew', async () => {
    const ask = (
      first: number,
      second: number,
      list: readonly string[],
      value: unknown,
      flag: boolean,
      text: string | null,
    ) =>
      queries.read(
        build
          .select({
            sum: sql<number>`${second}::int + ${first}::int`,
            list: sql<string[]>`${sql.param(list)}::text[]`,
            value: sql`${JSON.stringify(value)}::jsonb`,
            flag: sql<boolean>`${flag}::boolean`,
            text: sql<string | null>`${text}::text`,
          })
          .from(one),
      )
    const odd = ['a', 'b,"}', 'back\\slash', '', 'null', '街坊']
    expect(await ask(1, 2, odd, { c: "it's" }, true, null)).toEqual([
      { sum: 3, list: odd, value: { c: "it's" }, flag: true, text: null },
    ])
    expect(await ask(-5, 2, [], [1], false, 'x')).toEqual([{ sum: -3, list: [], value: [1], flag: false, text: 'x' }])
  })

  it('read no rows, one, and many in their order', async () => {
    expect(await ids(queries)).toEqual([])
    await platform.database.insert(categories).values(['a', 'c', 'b'].map(put))
    expect(await ids(queries)).toEqual(['c', 'b', 'a'])
    const named = build.select({ id }).from(categories)
    expect(await queries.read(named.where(eq(id, 'b')))).toEqual([{ id: 'b' }])
    const others = build.select({ id }).from(categories).where(ne(id, 'b')).orderBy(id)
    expect(await queries.readColumn(others)).toEqual(['a', 'c'])
  })

  it('name their columns as they were selected, also two of one name', async () => {
    await platform.database.insert(categories).values(put('a'))
    const other = alias(categories, 'other')
    const both = build
      .select({ id, itself: other.id, place: other.sort })
      .from(categories)
      .innerJoin(other, eq(other.id, id))
    expect(await queries.read(both)).toEqual([{ id: 'a', itself: 'a', place: 1 }])
  })

  it('are built once for each variant, and take the values of each call', async () => {
    await platform.database.insert(categories).values(['a', 'b'].map(put))
    let built = 0
    const named = preparedSelect(['wantedId'], ({ wantedId }, way: 'is' | 'is not') => {
      built += 1
      const wanted = (way === 'is' ? eq : ne)(id, wantedId)
      return build.select({ id }).from(categories).where(wanted).limit(limitOf(1))
    })
    expect(await queries.readColumn(named('is'), { wantedId: 'a' })).toEqual(['a'])
    expect(await queries.readColumn(named('is'), { wantedId: 'b' })).toEqual(['b'])
    expect(await queries.readColumn(named('is not'), { wantedId: 'b' })).toEqual(['a'])
    expect(built).toBe(2)
    // @ts-expect-error A call passes the values of the placeholders by their names.
    await expect(queries.read(named('is'), { id: 'a' })).rejects.toThrow('no value for wantedId')
    // @ts-expect-error A call passes them all.
    await expect(queries.read(named('is'))).rejects.toThrow('no value for wantedId')
    // @ts-expect-error A statement contains only the placeholders that it names.
    const misspelled = preparedSelect(['wantedId'], ({ wanted }) => build.select({ id }).from(categories).where(wanted))
    expect(misspelled().text).not.toContain('where')
  })

  it('give moments to the millisecond', async () => {
    const moment = '2026-01-02T03:04:05.670Z'
    const at = await queries.readValue(build.select({ at: sql<string>`${moment}::timestamptz` }).from(one))
    expect(isoOf(at ?? '')).toBe(moment)
  })

  const now = new Date('2026-01-02T03:04:05.670Z')

  it('give the rows that a write returns: Dates, big and broken numbers, lists, documents, and null', async () => {
    const { database } = platform
    const title = { 'zh-CN': '"5"', en: 'null' }
    await database.insert(users).values({ id: 'u', nickname: 'u', avatar: '', createdAt: now })
    const written = [
      await database
        .insert(operatorActs)
        .values({ at: now, operator: 'ann', desk: 'x', act: 'y', caseId: 'z', text: '', outcome: 'done' })
        .returning(),
      await database
        .insert(allowances)
        .values({ key: 'k', stamps: [now, new Date(0)], expiresAt: now })
        .returning(),
      await database
        .insert(contents)
        .values({ id: 'c', type: 3, title, summary: title, publishedAt: now, duration: 0.1, covers: ['5', 'a"b'] })
        .returning(),
      await database
        .insert(uploadTotals)
        .values({ userId: 'u', bytes: 2 ** 52 + 1, day: '2026-01-02', dayBytes: 0 })
        .returning(),
    ]
    const readIn = (within: Queries) =>
      Promise.all([
        within.read(build.select().from(operatorActs)),
        within.read(build.select().from(allowances)),
        within.read(build.select().from(contents)),
        within.read(build.select().from(uploadTotals)),
      ])
    expect(await readIn(queries)).toEqual(written)
    expect(await database.transaction((transaction) => readIn(queriesOf(transaction)))).toEqual(written)
    expect(await queries.readColumn(build.select({ stamps: allowances.stamps }).from(allowances))).toEqual([
      [now, new Date(0)],
    ])
  })

  it('decode an expression as its column or its function says', async () => {
    await platform.database.insert(allowances).values([{ key: 'k', stamps: [], expiresAt: now }])
    const { key, expiresAt } = allowances
    const rows = build.select({ count: count(), latest: max(expiresAt), sum: sum(sql`5`), key: max(key) })
    expect(await queries.readOne(rows.from(allowances))).toEqual({ count: 1, latest: now, sum: '5', key: 'k' })
    expect(await queries.readOne(rows.from(allowances).where(eq(key, 'none')))).toEqual({
      ...{ count: 0, latest: null, sum: null, key: null },
    })
  })

  it('nest what is selected nested, and have null for a row that is missing from a join', async () => {
    await platform.database.insert(categories).values(put('a'))
    await platform.database.insert(subCategories).values({ id: 's', categoryId: 'a', name: put('s').name, sort: 2 })
    const nested = build
      .select({ category: { id, sort: categories.sort }, sub: subCategories, own: { sort: subCategories.sort } })
      .from(categories)
      .leftJoin(subCategories, eq(subCategories.categoryId, id))
    const category = { id: 'a', sort: 1 }
    const sub = { id: 's', categoryId: 'a', name: put('s').name, sort: 2 }
    expect(await queries.read(nested)).toEqual([{ category, sub, own: { sort: 2 } }])
    await platform.database.delete(subCategories)
    expect(await queries.read(nested)).toEqual([{ category, sub: null, own: null }])
    const whole = build.select().from(categories).leftJoin(subCategories, eq(subCategories.categoryId, id))
    expect(await queries.read(whole)).toMatchObject([{ categories: { id: 'a', sort: 1 }, sub_categories: null }])
  })

  it('read one row or value, null for none', async () => {
    const named = (name: string) => build.select({ id }).from(categories).where(eq(id, name))
    await platform.database.insert(categories).values(['a', 'b'].map(put))
    expect(await queries.readOne(named('a'))).toEqual({ id: 'a' })
    expect(await queries.readOne(named('c'))).toBeNull()
    expect(await queries.readValue(named('a'))).toBe('a')
    expect(await queries.readValue(named('c'))).toBeNull()
  })

  it('lock what they read for update, until their transaction ends', async () => {
    await platform.database.insert(categories).values(put('a'))
    const addOne = () =>
      platform.database.transaction(async (transaction) => {
        const locked = build.select({ sort: categories.sort }).from(categories).where(eq(id, 'a')).for('update')
        const sort = await queriesOf(transaction).readValue(locked)
        await transaction.update(categories).set({ sort: (sort ?? 0) + 1 })
      })
    await Promise.all(Array.from({ length: 20 }, addOne))
    expect(await queries.readValue(build.select({ sort: categories.sort }).from(categories))).toBe(21)
  })

  it('see their own transaction’s changes, which others see only after its end', async () => {
    let written: () => void = () => {}
    const outside = new Promise<void>((resolve) => (written = resolve)).then(() => ids(queries))
    await platform.database
      .transaction(async (transaction) => {
        await transaction.insert(categories).values(put('a'))
        expect(await ids(queriesOf(transaction))).toEqual(['a'])
        written()
        await transaction.insert(categories).values(put('b'))
        throw new Error('taken back')
      })
      .catch(() => undefined)
    expect(await outside).toEqual([])
  })

  it('fail by themselves: what comes at once and after them is answered', async () => {
    const quotient = (divisor: unknown) =>
      queries.readColumn(build.select({ quotient: sql<number>`1 / ${divisor}::int` }).from(one))
    const nowhere = () => queries.read(build.select({ nothing: sql`nothing` }).from(sql`nowhere`))
    const answers = await Promise.allSettled([nowhere(), quotient(0), quotient(1), nowhere()])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'rejected'])
    expect(await quotient(1)).toEqual([1])
    await expect(quotient('no number')).rejects.toThrow()
    expect(await ids(queries)).toEqual([])
  })
})
