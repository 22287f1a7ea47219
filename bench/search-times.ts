import { eq, sql } from 'drizzle-orm'
import type { Database, DatabaseConnection } from '../platform/kernel/database/client'
import { queriesOf } from '../platform/kernel/database/queries'
import { build, statementOf } from '../platform/kernel/database/statement'
import type { CursorValues } from '../platform/kernel/lists/cursor'
import { indexMissing } from '../platform/features/frame/search-index/index-contents'
import { countFound } from '../platform/features/overview/search/count-found'
import { readQuestion } from '../platform/features/overview/search/read-question'
import { wordForWord } from '../platform/features/frame/search-index/search-match'
import type { SearchMatch } from '../platform/features/frame/search-index/search-match'
import { positionOfFound, selectFound } from '../platform/features/overview/search/search.queries'
import { suggest, type TitleReader } from '../platform/features/overview/search/suggest'
import { soughtWords } from '../platform/features/frame/search-index/search-words'
import { foundVenues } from '../platform/features/civic/venues/venues.found'
import { venues } from '../platform/features/civic/venues/venues.schema'
import { startPostgres } from '../tests/support/postgres-cluster'

const batch = 100_000

/** Milliseconds for each kind of search, by its name. */
type Times = Map<string, { readonly middle: number; readonly worst: number }>

/**
 * Measures databases with these numbers of contents, whose words differ widely in frequency; null without PostgreSQL.
 */
export async function measureSearch(counts: readonly number[], runs: number): Promise<Times[] | null> {
  const cluster = await startPostgres()
  if (cluster === null) return null
  try {
    const times: Times[] = []
    for (const count of counts) {
      const connection = await cluster.connect()
      await connection.exclusively((database) => fill(database, count))
      times.push(await measure(connection, runs))
      await connection.close()
    }
    return times
  } finally {
    await cluster.stop()
  }
}

async function fill(database: Database, count: number): Promise<void> {
  const run = (text: string) => database.execute(sql.raw(text))
  await run(
    `insert into organisations (id, name, logo, intro, kind) values ('paper', ${empty}, '', ${empty}, 'newspaper')`,
  )
  for (let first = 1; first <= count; first += batch) await run(insertion(first, Math.min(count, first + batch - 1)))
  await run(venuesInsertion(Math.ceil(count / 100)))
  // Building an index once is faster than updating it row by row.
  await run('drop index search_entries_by_words')
  await run('analyze contents')
  await indexMissing(database, null, [foundVenues])
  await run('create index search_entries_by_words on search_entries using gin (words) with (fastupdate = off)')
  await run('vacuum analyze search_entries')
  await run('analyze search_words')
}

const empty = `'{"zh-CN": "", "en": ""}'::jsonb`

/** The SQL for the rank of a random word, whose frequency follows Zipf's law; each row and position has another. */
const rank = (most: number) => `floor(exp(random() * ln(${most})))::int`
const english = (words: number) =>
  `(select string_agg('w' || translate((${rank(20_000)})::text, '0123456789', 'abcdefghij'), ' ') from generate_series(1, ${words} + n * 0))`
const chinese = (letters: number) =>
  `(select string_agg(chr(19968 + ${rank(3000)}), '') from generate_series(1, ${letters} + n * 0))`
const insertion = (first: number, last: number) => `
  insert into contents (id, type, organisation_id, title, summary, published_at)
  select 'many-' || lpad(n::text, 7, '0'), (array[3,3,3,3,3,3,4,4,1,2])[1 + n % 10], case when n % 1000 = 0 then 'paper' end,
    jsonb_build_object('zh-CN', ${chinese(10)}, 'en', ${english(6)}),
    jsonb_build_object('zh-CN', ${chinese(40)}, 'en', ${english(20)}),
    timestamptz '2026-01-01' - n * interval '1 minute'
  from generate_series(${first}::int, ${last}::int) n`

/** Inserts venues, which results list before the contents. There is one venue for every hundred contents. */
const venuesInsertion = (count: number) => `
  insert into venues (id, kind, name, intro, address, hours, pictures, latitude, longitude)
  select 'venue-' || n, 'spot', jsonb_build_object('zh-CN', ${chinese(6)}, 'en', ${english(4)}),
    jsonb_build_object('zh-CN', ${chinese(30)}, 'en', ${english(15)}), ${empty}, ${empty}, '[]', 28, 112
  from generate_series(1, ${count}) n`

const word = (index: number) => `w${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
const letter = (index: number) => String.fromCharCode(19968 + index)
/** Searches by words of different frequency, from words in nearly all contents to rare words, and by several words. */
const searches: readonly (readonly [string, string])[] = [
  ['in nearly all', word(1)],
  ['in every tenth', word(20)],
  ['in every hundredth', word(200)],
  ['rare', word(15_000)],
  ['common and rare', `${word(1)} ${word(15_000)}`],
  ['two common', `${word(20)} ${word(30)}`],
  ['three of every hundredth', `${word(200)} ${word(210)} ${word(220)}`],
  ['Chinese, common', letter(1)],
  ['Chinese, four characters', letter(1) + letter(2) + letter(3) + letter(5)],
  ['in none', 'zeppelin'],
]

/** Searches for which no content has all the words, so that the platform reads them as questions. */
const questions: readonly (readonly [string, string])[] = [
  ['a common word beside two unknown ones', `zeppelin ${word(20)} quagmire`],
  ['two rare words that never stand together', `${word(15_000)} ${word(15_500)}`],
  ['four words, most of them common', `${word(1)} ${word(20)} ${word(15_000)} ${word(200)} zeppelin`],
  ['four words of every hundredth', [200, 210, 220, 230].map(word).join(' ')],
  ['in plain English, in none', 'where can i help my mother with phone'],
  ['in plain Chinese, in none', '帮老人晚上做饭'],
  ['misspelled', `${word(15_000).slice(0, 2)}${word(15_000).slice(3)}`],
  ['by pinyin', 'dingyi'],
  ['half a word, the beginning of words in nearly all', 'wba'],
  ['half a word, the beginning of many rare words', word(15_000).slice(0, 4)],
  ['half a word behind a rare one', `${word(15_000)} ${word(200).slice(0, -1)}`],
  ['half a word, the beginning of one rare word', word(15_000).slice(0, -1)],
  ['Chinese, with a wrong character', `${letter(1)}${letter(2)}${letter(2000)}${letter(2500)}`],
]

/** The baseline of all other figures: one row by its primary key. */
export const yardstick = 'one row by its key'
const onePlace = statementOf(
  build
    .select({ id: venues.id })
    .from(venues)
    .where(eq(venues.id, sql.placeholder('id'))),
  true,
)

async function measure({ database }: DatabaseConnection, runs: number): Promise<Times> {
  const queries = queriesOf(database)
  const scope = { types: [], places: ['', 'city', 'province'], organisationId: undefined }
  const times: Times = new Map()
  const time = async (name: string, act: () => Promise<unknown>) => {
    const durations: number[] = []
    // The first two rounds are a warm-up.
    for (let round = 0; round < runs + 2; round += 1) {
      const from = performance.now()
      await act()
      durations.push(performance.now() - from)
    }
    const counted = durations.slice(2).sort((one, other) => one - other)
    times.set(name, {
      middle: counted[Math.floor(counted.length / 2)] ?? Number.NaN,
      worst: counted.at(-1) ?? Number.NaN,
    })
  }
  const page = (sought: SearchMatch, after: CursorValues | null) =>
    selectFound(queries, { search: sought, language: 'en', viewer: null, limit: 21, order: 'fit', after })
  await time(yardstick, () => queries.read(onePlace, { id: 'venue-1' }))
  for (const [name, query] of searches) {
    const match = { ...scope, meanings: wordForWord(soughtWords(query)) }
    await time(`${name}: first page`, () => page(match, null))
    const deepPage = await pagesDown(page, match)
    if (deepPage !== null) await time(`${name}: up to 50 pages down`, () => page(match, deepPage))
    await time(`${name}: counts by type`, () => countFound(queries, match, [1, 2, 3, 4, 5, 7, 15]))
  }
  for (const [name, query] of questions) {
    const read = () => readQuestion(queries, query, scope)
    await time(`question ${name}: first page`, async () => {
      const reading = await read()
      if (reading !== null) await page(reading.search, null)
    })
    const first = await read()
    const deepPage = first === null ? null : await pagesDown(page, first.search)
    if (deepPage !== null)
      await time(`question ${name}: up to 50 pages down`, async () => {
        const reading = await read()
        if (reading !== null) await page(reading.search, deepPage)
      })
    await time(`question ${name}: counts by type`, async () => {
      const reading = await read()
      if (reading !== null) await countFound(queries, reading.search, [1, 2, 3, 4, 5, 7, 15, 46])
    })
  }
  const inPaper = { ...scope, organisationId: 'paper', meanings: wordForWord([word(1)]) }
  await time('in one organisation, a word in nearly all', () => page(inPaper, null))
  await time('one type, a word in every hundredth', () =>
    page({ ...scope, types: [2], meanings: wordForWord([word(200)]) }, null),
  )
  for (const typed of ['w', 'wa', word(20), letter(1), `${word(20)} wb`])
    await time(`suggestions for ${typed}`, () => suggest(queries, typed, scope, noThings))
  return times
}

/** The suggestions of the measured city have no titles beside those of the index, and nobody hides any. */
const noThings: TitleReader = { things: async () => new Map(), unwanted: async () => new Set() }

async function pagesDown(
  page: (sought: SearchMatch, after: CursorValues | null) => ReturnType<typeof selectFound>,
  sought: SearchMatch,
): Promise<CursorValues | null> {
  let after: CursorValues | null = null
  for (let pageIndex = 0; pageIndex < 50; pageIndex += 1) {
    const rows = await page(sought, after)
    const last = rows[19]
    if (rows.length < 21 || last === undefined) break
    after = positionOfFound(last)
  }
  return after
}
