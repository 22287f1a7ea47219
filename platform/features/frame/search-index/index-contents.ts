import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { setImmediate } from 'node:timers/promises'
import { foundCode } from '../../../../src/domain/overview/search/found-kinds'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { isBeyond, isOneOf } from '../../../kernel/database/expressions'
import type { Localised } from '../../../kernel/database/schema/localised'
import { build } from '../../../kernel/database/statement'
import { articleDetails } from '../../media/articles/articles.schema'
import { wordsOfHtml } from '../../../kernel/contents/clean-html'
import { hosts } from '../../../kernel/contents/contents.schema'
import { channels } from '../../media/channels/channels.schema'
import { contents, organisations } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import { notePublications } from '../publications/note-publications'
import type { FoundSource } from '../../../kernel/search/found-source'
import { indexAllThings } from './found-things'
import { insertEntries, removeEntries, textOf, titleWordsOf } from './index-entries'
import type { IndexEntry } from './index-entries'
import { entryWords } from './search-match'
import { frontTime } from './search-scan'
import { circlePosts } from '../../civic/circles/circles.schema'
import { shows } from '../../civic/shows/shows.schema'
import { suggestions } from '../../civic/suggestions/suggestions.schema'
import { wishes } from '../../civic/wishes/wishes.schema'
import { searchEntries } from './search-index.schema'
import { indexedWords } from './search-words'

const batchSize = 500
/** Characters of an article's text that are searched. */
const longestBody = 2000

const plainBody = (html: string): string => wordsOfHtml(html).slice(0, longestBody)

/**
 * Adds to the index everything that can be found and is not in it yet: listed contents, wishes, suggestions, shows and
 * posts of circles (those published since a time, or all when it is null), every channel, organisation and host, and the
 * things of the sources.
 */
export async function indexMissing(
  database: Database,
  since: Date | null,
  sources: readonly FoundSource[],
): Promise<void> {
  await indexAllThings(database, sources)
  await database.transaction(async (transaction) => {
    await insertEntries(
      transaction,
      await selectMissingPublishers(transaction, 'organisation', organisations, 'organisationId'),
    )
    await insertEntries(transaction, await selectMissingPublishers(transaction, 'host', hosts, 'hostId'))
  })
  await indexContents(database, sql`${contents.id} in ${build.select({ id: channels.contentId }).from(channels)}`, null)
  await indexContents(database, sql`${contents.id} in ${build.select({ id: wishes.id }).from(wishes)}`, since)
  await indexContents(database, sql`${contents.id} in ${build.select({ id: suggestions.id }).from(suggestions)}`, since)
  await indexContents(database, sql`${contents.id} in ${build.select({ id: shows.id }).from(shows)}`, since)
  await indexContents(database, sql`${contents.id} in ${build.select({ id: circlePosts.id }).from(circlePosts)}`, since)
  await indexContents(database, sql`${contents.listed}`, since)
}

/** Adds one content to the index, and notes who published it, in the transaction that publishes it. */
export async function indexContent(transaction: Transaction, id: string): Promise<void> {
  await indexContents(transaction, eq(contents.id, id), null)
}

/** Indexes a content anew after a change, in the transaction that changes it. */
export async function reindexContent(transaction: Transaction, id: string): Promise<void> {
  const { counted } = await removeEntries(transaction, eq(searchEntries.contentId, id))
  await indexContents(transaction, eq(contents.id, id), null, counted)
}

/** Takes a content out of the index, in the transaction that withdraws it. */
export async function removeContent(transaction: Transaction, id: string): Promise<void> {
  await removeEntries(transaction, eq(searchEntries.contentId, id))
}

/** Indexes those of these contents anew that the search finds, in the transaction that changed what they say. */
export async function reindexContentsOf(transaction: Transaction, which: SQL): Promise<void> {
  const these = build.select({ id: contents.id }).from(contents).where(which)
  const { removed, counted } = await removeEntries(transaction, inArray(searchEntries.contentId, these))
  if (removed.length > 0) await indexContents(transaction, isOneOf(contents.id, removed), null, counted)
}

/** Makes the entries of some contents anew, and counts the words of their titles by the present rule. */
export async function renewContents(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await transaction.delete(searchEntries).where(isOneOf(searchEntries.contentId, ids))
  await indexContents(transaction, isOneOf(contents.id, ids), null)
}

/** Has the search find an organisation or a host as it is now. */
export async function reindexPublisher(
  transaction: Transaction,
  kind: 'organisation' | 'host',
  id: string,
): Promise<void> {
  const [table, reference] =
    kind === 'organisation' ? ([organisations, 'organisationId'] as const) : ([hosts, 'hostId'] as const)
  const { counted } = await removeEntries(transaction, eq(searchEntries[reference], id))
  const entries = await selectMissingPublishers(transaction, kind, table, reference, id)
  await insertEntries(transaction, entries, counted)
}

/** @param counted ids of entries whose titles' words are counted already */
async function indexContents(
  database: Database,
  which: SQL,
  since: Date | null,
  counted?: ReadonlySet<string>,
): Promise<void> {
  let after: readonly [string, string] = [(since ?? new Date(0)).toISOString(), '']
  for (;;) {
    const batch = await selectBatch(database, which, after)
    const last = batch.at(-1)
    if (last === undefined) return
    const missingContents = await selectMissing(
      database,
      batch.map(({ id }) => id),
    )
    await database.transaction(async (within) => {
      await insertEntries(within, missingContents.map(entryOf), counted)
      await notePublications(
        within,
        missingContents.map(({ id }) => id),
      )
    })
    after = [last.publishedAt.toISOString(), last.id]
    await setImmediate()
  }
}

/**
 * Selects the next contents, whether they are in the index or not. A statement that searches only for contents missing
 * from the index would read the whole table for each batch.
 */
async function selectBatch(database: Database, which: SQL, after: readonly [string, string]) {
  const { id, publishedAt } = contents
  return await queriesOf(database).read(
    build
      .select({ id, publishedAt })
      .from(contents)
      .where(and(which, published, isBeyond('>', [publishedAt, id], after)))
      .orderBy(asc(publishedAt), asc(id))
      .limit(batchSize),
  )
}

/** Selects those of these contents that are not in the index, oldest first. */
async function selectMissing(database: Database, ids: readonly string[]) {
  const { id, type, place, organisationId, source, title, summary, publishedAt } = contents
  return await queriesOf(database).read(
    build
      .select({
        ...{ id, type, place, organisationId, source, title, summary, publishedAt },
        body: articleDetails.body,
        frequency: channels.frequency,
        about: channels.description,
      })
      .from(contents)
      .leftJoin(searchEntries, eq(searchEntries.contentId, id))
      .leftJoin(articleDetails, eq(articleDetails.contentId, id))
      .leftJoin(channels, eq(channels.contentId, id))
      .where(and(isOneOf(id, ids), isNull(searchEntries.id)))
      .orderBy(asc(publishedAt), asc(id)),
  )
}
type MissingContent = Awaited<ReturnType<typeof selectMissing>>[number]

/**
 * Selects organisations or hosts that are not in the index.
 * @param reference the column of the index that refers to their table
 * @param only the id of the one that is looked for; all when omitted
 */
async function selectMissingPublishers(
  database: Database,
  kind: 'organisation' | 'host',
  table: typeof organisations | typeof hosts,
  reference: 'organisationId' | 'hostId',
  only?: string,
): Promise<readonly IndexEntry[]> {
  const { id, name, intro } = table
  const rows = await queriesOf(database).read(
    build
      .select({ id, name, intro })
      .from(table)
      .leftJoin(searchEntries, eq(searchEntries[reference], id))
      .where(and(isNull(searchEntries.id), only === undefined ? undefined : eq(id, only))),
  )
  return rows.map((row) => ({ ...publisherOf(kind, row), [reference]: row.id }))
}

function entryOf(row: MissingContent): IndexEntry {
  const { id, type, place, organisationId, source, title, summary, publishedAt, body, frequency, about } = row
  const texts = [textOf(summary), textOf(source?.name ?? null), frequency ?? '', textOf(about)]
  const bodies = body === null ? [] : [plainBody(body['zh-CN']), plainBody(body.en)]
  const titleWords = titleWordsOf(title)
  const isFront = about !== null
  const words = entryWords({
    ...{ type, place, organisationId, isFront, titleWords },
    words: indexedWords([...texts, ...bodies].join('\n')),
  })
  return { id, contentId: id, type, title, publishedAt: isFront ? frontTime('channel') : publishedAt, words }
}

function publisherOf(
  kind: 'organisation' | 'host',
  { id, name, intro }: { readonly id: string; readonly name: Localised; readonly intro: Localised },
): IndexEntry {
  const type = foundCode(kind)
  const titleWords = titleWordsOf(name)
  const words = entryWords({
    ...{ type, place: '', organisationId: null, isFront: true, titleWords },
    words: indexedWords(textOf(intro)),
  })
  return { id, type, title: name, publishedAt: frontTime(kind), words }
}
