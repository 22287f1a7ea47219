import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { setImmediate } from 'node:timers/promises'
import { indexedWords, isCommonWord } from '../../../src/domain/search/query'
import { searchParts } from '../../../src/domain/search/search-parts'
import type { Database } from '../../database/client'
import { beyond, excluded } from '../../database/expressions'
import type { Localised } from '../../database/schema/localised'
import { articleDetails } from '../articles/articles.schema'
import { contents } from '../feed/feed.schema'
import { published } from '../feed/published'
import { entryWords } from './search-match'
import { searchEntries, searchWords } from './search.schema'

const batch = 500
/** Characters of an article's text that are searched. */
const longestBody = 2000

const textOf = (text: Localised | null): string => (text === null ? '' : `${text['zh-CN']}\n${text.en}`)
const plainBody = (html: string): string => html.replace(/<[^>]*>/g, ' ').slice(0, longestBody)

/**
 * Takes the listed contents that are not in the index yet into it: those published since a time, or all. Part of the
 * transaction that publishes them, where there is one.
 */
export async function indexMissing(database: Database, since: Date | null): Promise<void> {
  let after: readonly [string, string] = [(since ?? new Date(0)).toISOString(), '']
  for (;;) {
    const rows = await selectMissing(database, after)
    const last = rows.at(-1)
    if (last === undefined) return
    await database.transaction((within) => insertEntries(within, rows))
    after = [last.publishedAt.toISOString(), last.id]
    await setImmediate()
  }
}

async function selectMissing(database: Database, after: readonly [string, string]) {
  const { id, type, place, organisationId, source, title, summary, publishedAt, listed } = contents
  return await database
    .select({ id, type, place, organisationId, source, title, summary, publishedAt, body: articleDetails.body })
    .from(contents)
    .leftJoin(searchEntries, eq(searchEntries.contentId, id))
    .leftJoin(articleDetails, eq(articleDetails.contentId, id))
    .where(and(sql`${listed}`, published, isNull(searchEntries.contentId), beyond('>', [publishedAt, id], after)))
    .orderBy(asc(publishedAt), asc(id))
    .limit(batch)
}
type Missing = Awaited<ReturnType<typeof selectMissing>>[number]

async function insertEntries(database: Database, rows: readonly Missing[]): Promise<void> {
  const inserted = await database
    .insert(searchEntries)
    .values(rows.map(entryOf))
    .onConflictDoNothing()
    .returning({ id: searchEntries.contentId })
  const ids = new Set(inserted.map(({ id }) => id))
  await countWords(
    database,
    rows.filter(({ id }) => ids.has(id)).flatMap(({ title }) => searchParts(textOf(title)).filter(isCompletable)),
  )
}

function entryOf({ id, type, place, organisationId, source, title, summary, publishedAt, body }: Missing) {
  const texts = [textOf(summary), textOf(source?.name ?? null)]
  const bodies = body === null ? [] : [plainBody(body['zh-CN']), plainBody(body.en)]
  const titleWords = indexedWords(textOf(title))
  const words = indexedWords([...texts, ...bodies].join('\n'))
  return { contentId: id, type, publishedAt, words: entryWords({ type, place, organisationId, titleWords, words }) }
}

/** Chinese has no words that could be completed; its titles and searches are offered instead. */
const isCompletable = (word: string): boolean => /^[a-z]{3,30}$/.test(word) && !isCommonWord(word)

async function countWords(database: Database, words: readonly string[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  if (counts.size === 0) return
  // In one order, so that two writers never wait for each other.
  const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([word, titles]) => ({ word, titles }))
  await database
    .insert(searchWords)
    .values(rows)
    .onConflictDoUpdate({
      target: searchWords.word,
      set: { titles: sql`${searchWords.titles} + ${excluded(searchWords.titles)}` },
    })
}
