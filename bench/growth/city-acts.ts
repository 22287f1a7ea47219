import { sql } from 'drizzle-orm'
import { rowsOf } from '../../platform/kernel/database/client'
import type { Database } from '../../platform/kernel/database/client'
import { queriesOf } from '../../platform/kernel/database/queries'
import { removeExpiredAllowances } from '../../platform/kernel/limits/allowance'
import { isFirst } from '../../platform/kernel/limits/first-of'
import { selectOpenSessions } from '../../platform/kernel/members/session-tokens'
import { cleanUpMessages } from '../../platform/features/frame/messages/clean-up-messages'
import {
  countUnread,
  readAll,
  readMessage,
  selectMessages,
} from '../../platform/features/frame/messages/messages.queries'
import { readUnread } from '../../platform/features/frame/messages/unread.queries'
import { wordForWord } from '../../platform/features/frame/search-index/search-match'
import { selectFeed } from '../../platform/features/media/feed/feed.queries'
import { selectFound } from '../../platform/features/overview/search/search.queries'
import { selectLikers, setOnContent } from '../../platform/features/participation/reactions/reactions.queries'
import { selectStatistics, selectVisits, recordVisit } from '../../platform/features/people/account/account.queries'
import { cleanUpAccount } from '../../platform/features/people/account/clean-up-account'
import { savePlayPosition } from '../../platform/features/people/account/save-play-position'
import { soughtWords } from '../../platform/features/frame/search-index/search-words'
import { wordOfRank } from './city-rows'
import { tokenHashOf } from './fill-city'

/** One act of a resident, done by the statements of the product. */
export interface CityAct {
  readonly name: string
  /** Does it once; `turn` differs each time, so that a write has something to write. */
  readonly act: (database: Database, resident: Resident, turn: number) => Promise<unknown>
}

export interface Resident {
  readonly id: string
  readonly number: number
  /** A content that the resident has not opened or liked, by the number of the turn. */
  readonly newContent: (turn: number) => { readonly id: string; readonly type: number }
}

const page = 21
const now = () => new Date()
/** Makes keys that no earlier run has made. */
const run = now().getTime()

/** Finds where a page of the resident's rows begins, so many rows down. */
async function cursorAfter(database: Database, table: 'visits' | 'messages', userId: string, rows: number) {
  const [time, id] = table === 'visits' ? ['visited_at', 'content_id'] : ['sent_at', 'id']
  const [row] = await rowsOf<{ at: string; id: string }>(
    database,
    sql`select ${sql.raw(time)} as at, ${sql.raw(id)} as id from ${sql.raw(table)} where user_id = ${userId}
      order by ${sql.raw(time)} desc, ${sql.raw(id)} desc offset ${rows} limit 1`,
  )
  return row === undefined ? null : [new Date(row.at).toISOString(), row.id]
}

const heavyReader = 'member-0000003'
const everybodysContent = { id: 'many-0000000', type: 3 }
const cursors = new WeakMap<Database, Map<string, readonly string[] | null>>()

/** The cursor is looked for once for a database, in front of what is measured. */
async function deepIn(database: Database, table: 'visits' | 'messages', userId: string, rows: number) {
  const known = cursors.get(database) ?? new Map<string, readonly string[] | null>()
  cursors.set(database, known)
  const key = `${table} ${userId}`
  if (!known.has(key)) known.set(key, await cursorAfter(database, table, userId, rows))
  return known.get(key) ?? null
}

/** Runs what an act needs to know before, so that it is not measured with it. */
export async function prepareActs(database: Database): Promise<void> {
  await deepIn(database, 'visits', heavyReader, 4000)
  await deepIn(database, 'messages', heavyReader, 800)
}

const found = (database: Database, word: string) =>
  selectFound(queriesOf(database), {
    search: { types: [], places: [], organisationId: undefined, meanings: wordForWord(soughtWords(word)) },
    language: 'en',
    viewer: null,
    limit: page,
    order: 'fit',
    after: null,
  })

export const residentActs: readonly CityAct[] = [
  { name: 'who calls', act: (database, { number }) => selectOpenSessions(database, [tokenHashOf(number)], now()) },
  {
    name: 'history, first page',
    act: (database, { id }) => selectVisits(queriesOf(database), id, undefined, 'en', page, null),
  },
  {
    name: 'history, 4,000 rows down',
    act: async (database) =>
      selectVisits(
        queriesOf(database),
        heavyReader,
        undefined,
        'en',
        page,
        await deepIn(database, 'visits', heavyReader, 4000),
      ),
  },
  {
    name: 'history, by a word',
    act: (database, { id }) => selectVisits(queriesOf(database), id, wordOfRank(3), 'en', page, null),
  },
  { name: 'Mine, its counts', act: (database, { id }) => selectStatistics(queriesOf(database), id) },
  {
    name: 'history, a new visit',
    act: (database, { id, newContent }, turn) =>
      recordVisit(database, id, { ...newContent(turn), at: now(), isKept: true }),
  },
  {
    name: 'a reader, counted once a day',
    act: (database, { number }, turn) =>
      isFirst(database, `read:${tokenHashOf(number)}${turn} ${run}`, now(), 86_400_000),
  },
  {
    name: 'a play position',
    act: (database, { id, newContent }, turn) =>
      savePlayPosition(database, id, { ...newContent(turn), seconds: 60, updatedAt: now() }, now()),
  },
  {
    name: 'messages, first page',
    act: (database, { id }) => selectMessages(queriesOf(database), id, { limit: page }, null),
  },
  {
    name: 'messages, 800 down',
    act: async (database) =>
      selectMessages(
        queriesOf(database),
        heavyReader,
        { limit: page },
        await deepIn(database, 'messages', heavyReader, 800),
      ),
  },
  { name: 'messages, what is unread', act: (database, { id }) => readUnread(queriesOf(database), [], id) },
  { name: 'messages, number of unread', act: (database, { id }) => countUnread(queriesOf(database), id) },
  { name: 'messages, one marked as read', act: (database, { id }) => markFirst(database, id) },
  { name: 'messages, all marked as read', act: (database, { id }) => readAll(database, id, null, now()) },
  {
    name: 'a like',
    act: (database, { id, newContent }, turn) => setOnContent(database, 'likes', id, newContent(turn), true),
  },
  {
    name: 'a like taken back',
    act: (database, { id, newContent }, turn) => setOnContent(database, 'likes', id, newContent(turn), false),
  },
  {
    name: 'a like of what everybody likes, taken back and given',
    act: (database, { id }, turn) => setOnContent(database, 'likes', id, everybodysContent, turn % 2 === 1),
  },
  {
    name: 'who likes what everybody likes',
    act: (database, { id }) => selectLikers(queriesOf(database), everybodysContent, id, page, null),
  },
  {
    name: 'a page of cards, with what the reader likes',
    act: (database, { id }) =>
      selectFeed(queriesOf(database), {
        language: 'en',
        viewer: id,
        categoryId: undefined,
        subCategoryId: undefined,
        types: [1, 2, 3, 4],
        limit: page,
        after: null,
      }),
  },
  { name: 'search, a word in every tenth', act: (database) => found(database, wordOfRank(20)) },
  { name: 'search, a rare word', act: (database) => found(database, wordOfRank(15_000)) },
]

/** The steps of the clean-up, each with some statements for 2,000 rows. */
export const cleanUpActs: readonly CityAct[] = [
  { name: 'clean-up of history', act: (database) => cleanUpAccount(database, now()) },
  { name: 'clean-up of messages', act: (database) => cleanUpMessages(database, now()) },
  { name: 'clean-up of allowances', act: (database) => removeExpiredAllowances(database, now()) },
]

async function markFirst(database: Database, userId: string): Promise<void> {
  const [first] = await selectMessages(queriesOf(database), userId, { limit: 1 }, null)
  if (first !== undefined) await readMessage(database, userId, first.id)
}
