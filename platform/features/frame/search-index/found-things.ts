import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { setImmediate } from 'node:timers/promises'
import { foundCode } from '../../../../src/domain/overview/search/found-kinds'
import type { FoundThingKind } from '../../../../src/domain/overview/search/found-kinds'
import type { FoundItemDto } from '../../../../contract/search'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { FoundSource, FoundThing } from '../../../kernel/search/found-source'
import { insertEntries, removeEntries, textOf, titleWordsOf } from './index-entries'
import type { IndexEntry } from './index-entries'
import { entryWords } from './search-match'
import { frontTime } from './search-scan'
import { searchEntries } from './search-index.schema'
import { indexedWords } from './search-words'

const batchSize = 500

/**
 * Updates the index entries of some things, in the transaction that changes them. Things that are not public are
 * removed from the index.
 */
export async function indexThings(
  transaction: Transaction,
  source: FoundSource,
  ids: readonly string[],
): Promise<void> {
  const type = foundCode(source.kind)
  const isOneOfThem = and(eq(searchEntries.type, type), inArray(searchEntries.id, [...ids]))
  const { counted } = await removeEntries(transaction, isOneOfThem)
  const things = await source.select(transaction, (id) => inArray(id as never, [...ids]), ids.length)
  await insertEntries(
    transaction,
    things.map((thing) => entryOf(source.kind, thing)),
    counted,
  )
}

/** Makes the entries of some things of a kind anew, which any of the sources of the kind may have. */
export async function renewThings(
  transaction: Transaction,
  kind: FoundThingKind,
  sources: readonly FoundSource[],
  ids: readonly string[],
): Promise<void> {
  await transaction
    .delete(searchEntries)
    .where(and(eq(searchEntries.type, foundCode(kind)), inArray(searchEntries.id, [...ids])))
  for (const source of sources.filter((each) => each.kind === kind)) {
    const things = await source.select(transaction, (id) => inArray(id as never, [...ids]), ids.length)
    await insertEntries(
      transaction,
      things.map((thing) => entryOf(kind, thing)),
    )
  }
}

/**
 * Adds the things of the sources that the index lacks, and removes entries of those that are gone or no longer public.
 * Pass all sources of a kind at once, because entries of a kind that none of its given sources has are removed.
 */
export async function indexAllThings(database: Database, sources: readonly FoundSource[]): Promise<void> {
  for (const kind of new Set(sources.map((source) => source.kind))) {
    const type = foundCode(kind)
    const entries = await queriesOf(database).read(
      build.select({ id: searchEntries.id }).from(searchEntries).where(eq(searchEntries.type, type)),
    )
    const remainingIds = new Set(entries.map(({ id }) => id))
    for (const source of sources.filter((each) => each.kind === kind))
      await indexMissingOf(database, source, remainingIds)
    if (remainingIds.size > 0)
      await database.transaction((transaction) =>
        removeEntries(transaction, and(eq(searchEntries.type, type), inArray(searchEntries.id, [...remainingIds]))),
      )
  }
}

/**
 * Adds the things of one source that the index lacks.
 * @param remainingIds the ids in the index; the ids of things that the source has are removed from this set
 */
async function indexMissingOf(database: Database, source: FoundSource, remainingIds: Set<string>): Promise<void> {
  let after = ''
  for (;;) {
    const batch = await source.select(database, (id) => (after === '' ? undefined : gt(id as never, after)), batchSize)
    const last = batch.at(-1)
    if (last === undefined) return
    const missingThings = batch.filter(({ id }) => !remainingIds.delete(id))
    await database.transaction((transaction) =>
      insertEntries(
        transaction,
        missingThings.map((thing) => entryOf(source.kind, thing)),
      ),
    )
    after = last.id
    await setImmediate()
  }
}

function entryOf(
  kind: FoundThingKind,
  { id, name, text, more = [], organisationId = null, at, endedAt = null }: FoundThing,
): IndexEntry {
  const type = foundCode(kind)
  const titleWords = titleWordsOf(name)
  const words = entryWords({
    ...{ type, place: '', organisationId, titleWords, isFront: endedAt === null },
    words: indexedWords([text, ...more].map(textOf).join('\n')),
  })
  return { id, type, title: name, publishedAt: endedAt ?? frontTime(kind, at), words }
}

/** Reads the things of some entries, by their type and id; those that nobody may see any more are left out. */
export async function readThings(
  database: Database,
  sources: readonly FoundSource[],
  entries: readonly { readonly type: number; readonly id: string }[],
): Promise<ReadonlyMap<string, FoundThing>> {
  const thingsByKey = new Map<string, FoundThing>()
  for (const source of sources) {
    const type = foundCode(source.kind)
    const ids = entries.filter((entry) => entry.type === type).map(({ id }) => id)
    if (ids.length === 0) continue
    const things = await source.select(database, (id) => sql`${id} = any(${sql.param(ids)}::text[])`, ids.length)
    for (const thing of things) thingsByKey.set(keyOfThing({ type, id: thing.id }), thing)
  }
  return thingsByKey
}

export const keyOfThing = ({ type, id }: { readonly type: number; readonly id: string }): string => `${type}/${id}`

/** A thing as a search answers it, with the parts of a content's card that it has. */
export function cardOfThing(
  type: FoundItemDto['type'],
  { id, name, text, picture, at, link }: FoundThing,
  language: Language,
): Omit<FoundItemDto, 'found_by' | 'marks'> {
  return {
    ...{ id, type, title: name[language], summary: text[language], source: null },
    covers: picture === null || picture === '' ? [] : [picture],
    ...{ layout: 'left', published_at: (at ?? new Date(0)).toISOString(), views: 0, likes: 0, comments: 0 },
    ...{ liked: false, duration: null, pictures: null, external_url: null, medium: null, link: link ?? null },
  }
}
