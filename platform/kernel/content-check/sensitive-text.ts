import { errorCodes } from '../../../contract/envelope'
import { saysSensitiveWord } from '../../../src/domain/frame/site/sensitive-words'
import type { Database } from '../database/client'
import { queriesOf, type Queries } from '../database/queries'
import { build } from '../database/statement'
import type { Caller } from '../http/caller'
import { Refusal } from '../http/refusal'
import { sensitiveWords } from '../site/site.schema'
import { sensitiveCommentText } from '../words/comment-words'
import { foldedText } from '../shared/simplified'

/** The words that the site refuses. */
export function selectSensitiveWords(queries: Queries) {
  return queries.readColumn(build.select({ word: sensitiveWords.word }).from(sensitiveWords))
}

/** Whether a text has one of some words, in traditional characters or in simplified ones. */
export const saysWord = (text: string, words: readonly string[]): boolean =>
  saysSensitiveWord(foldedText(text), words.map(foldedText))

/** Whether a text has a word that the site refuses. */
export async function isRefusedText(database: Database, text: string): Promise<boolean> {
  return saysWord(text, await selectSensitiveWords(queriesOf(database)))
}

/** A text that somebody wrote, with the name of its field. */
export interface WrittenPart {
  readonly field: string
  readonly text: string
}

/** Refuses texts with a word that the site refuses, as invalid input of their fields. */
export async function refuseSensitiveTexts(
  database: Database,
  { language }: Pick<Caller, 'language'>,
  parts: readonly WrittenPart[],
): Promise<void> {
  if (parts.every(({ text }) => text === '')) return
  const words = await selectSensitiveWords(queriesOf(database))
  const refused = parts.filter(({ text }) => saysWord(text, words))
  if (refused.length === 0) return
  const fields = Object.fromEntries(refused.map(({ field }) => [field, 'sensitive']))
  throw new Refusal(errorCodes.invalid, sensitiveCommentText[language], { fields })
}
