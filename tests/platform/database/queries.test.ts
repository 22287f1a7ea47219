import { afterEach, beforeEach, expect, it } from 'vitest'
import { queriesOf } from '../../../platform/database/queries'
import type { Queries } from '../../../platform/database/queries'
import { categories } from '../../../platform/features/feed/feed.schema'
import { isoOf } from '../../../platform/features/feed/instants'
import { describeOnBothDatabases } from '../../support/databases'
import { startPlatform } from '../../support/platform'
import type { TestPlatform } from '../../support/platform'

describeOnBothDatabases('hand-written statements', (open) => {
  let platform: TestPlatform
  let queries: Queries
  beforeEach(async () => {
    platform = await startPlatform({ connection: await open(), features: [] })
    queries = queriesOf(platform.database)
  })
  afterEach(() => platform.close())

  const put = (id: string) => ({ id, name: { 'zh-CN': id, en: id }, sort: 1 })
  const ids = async (within: Queries) =>
    (await within.read<{ id: string }>('select id from categories order by id desc')).map(({ id }) => id)

  it('take values in their places, of every kind, each time anew', async () => {
    const ask = (...values: unknown[]) =>
      queries.read(
        'select $2::int + $1::int as sum, $1::int as first, $3::text[] as list, $4::jsonb as value, $5::boolean as flag, $6::text as nothing',
        values,
      )
    const odd = ['a', 'b,"}', 'back\\slash', '', 'null', '街坊']
    expect(await ask(1, 2, odd, JSON.stringify({ c: "it's" }), true, null)).toEqual([
      { sum: 3, first: 1, list: odd, value: { c: "it's" }, flag: true, nothing: null },
    ])
    expect(await ask(-5, 2, [], '[1]', false, 'x')).toEqual([
      { sum: -3, first: -5, list: [], value: [1], flag: false, nothing: 'x' },
    ])
  })

  it('read no rows, one, and many in their order', async () => {
    expect(await ids(queries)).toEqual([])
    await platform.database.insert(categories).values(['a', 'c', 'b'].map(put))
    expect(await ids(queries)).toEqual(['c', 'b', 'a'])
    expect(await queries.read('select id from categories where id = $1', ['b'])).toEqual([{ id: 'b' }])
    expect(await queries.readColumn('select id from categories where id <> $1 order by id', ['b'])).toEqual(['a', 'c'])
    expect(
      await queries.readColumn(`select json_build_array(id, name->>'en', null) from categories where id = 'a'`),
    ).toEqual([['a', 'a', null]])
  })

  it('give moments to the millisecond, whether they read or change', async () => {
    const moment = '2026-01-02T03:04:05.670Z'
    const [read] = await queries.read<{ at: string }>('select $1::timestamptz as at', [new Date(moment)])
    const [changed] = await queries.change<{ at: string }>('select $1::timestamptz as at', [moment])
    expect([isoOf(read!.at), isoOf(changed!.at)]).toEqual([moment, moment])
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
    const wrong = 'select 1 / $1::int as quotient'
    const answers = await Promise.allSettled([
      queries.read('select nothing from nowhere'),
      queries.read(wrong, [0]),
      queries.read(wrong, [1]),
      queries.read('select nothing from nowhere'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'rejected'])
    expect(await queries.read(wrong, [1])).toEqual([{ quotient: 1 }])
    await expect(queries.read('select $1::int as whole', ['no number'])).rejects.toThrow()
    expect(await ids(queries)).toEqual([])
  })
})
