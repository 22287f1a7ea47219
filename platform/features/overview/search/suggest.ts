import type { Language } from '../../../../src/domain/frame/site/preferences'
import { isCommonWord, trimmedQuery } from '../../../../src/domain/overview/search/query'
import { stemOf } from '../../../../src/domain/overview/search/stem'
import type { Queries } from '../../../kernel/database/queries'
import { foldedText } from '../../../kernel/shared/simplified'
import { selectCompletions, startsWith } from './complete-words'
import { selectShown } from './hot-words'
import { keyOfThing } from '../../frame/search-index/found-things'
import type { FoundThing } from '../../../kernel/search/found-source'
import { titleMatch } from '../../frame/search-index/search-match'
import type { Scope } from '../../frame/search-index/search-match'
import { selectTitles } from './search.queries'
import { searchPhrases } from './search.schema'
import { queryKey, soughtWords } from '../../frame/search-index/search-words'

const mostPhrases = 4
const mostCompletions = 5
const mostTitles = 6
const mostSuggestions = 8

interface EntryKey {
  readonly type: number
  readonly id: string
}

/** A word of letters at the end, which may be unfinished. */
const lastWord = /(?<!(?!\p{Script=Han})[\p{L}\p{M}\p{N}])(?:(?!\p{Script=Han})[\p{L}\p{M}])+$/u

async function selectPhrases(queries: Queries, prefix: string): Promise<readonly string[]> {
  return await selectShown(queries, startsWith(searchPhrases.key, prefix), mostPhrases)
}

/** Reads what titles need besides the index. */
export interface TitleReader {
  /** Reads the things of sources, whose titles are not in the index. */
  readonly things: (entries: readonly EntryKey[]) => Promise<ReadonlyMap<string, FoundThing>>
  /** Reads the ids of those that the reader does not want to see. */
  readonly unwanted: (ids: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Suggests searches for what somebody is typing: those of many people, completions of the last word, and titles. */
export async function suggest(
  queries: Queries,
  input: string,
  scope: Scope,
  reader: TitleReader,
): Promise<readonly string[]> {
  const text = trimmedQuery(input)
  const key = queryKey(text)
  if (soughtWords(text).length === 0) return []
  const last = lastWord.exec(key)?.[0] ?? ''
  const textBefore = key.slice(0, key.length - last.length)
  const [phrases, completions] = await Promise.all([
    scope.organisationId === undefined ? selectPhrases(queries, key) : [],
    last.length < 2 || /\s$/.test(input) ? [] : selectCompletions(queries, last, mostCompletions),
  ])
  const lastWords = last === '' ? [] : [...new Set([last, ...completions].map(stemOf))]
  const wordsBefore = textBefore.trim() === '' ? [] : soughtWords(textBefore).filter((word) => !isCommonWord(word))
  // Titles are suggested in the language that is typed.
  const language: Language = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en'
  const matchingTitles = await selectTitles(
    queries,
    (isFront) => titleMatch(scope, wordsBefore, lastWords, isFront),
    language,
    mostTitles,
  )
  const things = await reader.things(matchingTitles.filter(({ title }) => title === null))
  const unwanted = await reader.unwanted(matchingTitles.map(({ id }) => id))
  const titles = matchingTitles
    .filter(({ id }) => !unwanted.has(id))
    .flatMap(({ title, ...entry }) => title ?? things.get(keyOfThing(entry))?.name[language] ?? [])
  const completedPhrases = completions.slice(0, 2).map((word) => `${textBefore}${word}`)
  // Of several texts that search for the same, the first is offered.
  const suggestions = new Map<string, string>()
  for (const each of [...phrases, ...completedPhrases, ...titles])
    if (foldedText(each) !== key && !suggestions.has(foldedText(each))) suggestions.set(foldedText(each), each)
  return [...suggestions.values()].slice(0, mostSuggestions)
}
