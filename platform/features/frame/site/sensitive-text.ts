import { errorCodes } from '../../../../contract/envelope'
import { saysSensitiveWord } from '../../../../src/domain/participation/comments/sensitive-words'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { sensitiveComment } from '../../../kernel/words/comment-words'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { sensitiveWords } from '../../../kernel/site/site.schema'

/** The words that the site refuses. */
export function selectSensitiveWords(queries: Queries) {
  return queries.readColumn(build.select({ word: sensitiveWords.word }).from(sensitiveWords))
}

/** Whether a text has a word that the site refuses. */
export async function isRefusedText(database: Database, text: string): Promise<boolean> {
  return saysSensitiveWord(text, await selectSensitiveWords(queriesOf(database)))
}

/** Refuses a text with a word that the site refuses, as invalid input of its field. */
export async function refuseSensitiveText(
  database: Database,
  { language }: Pick<Caller, 'language'>,
  text: string,
  field = 'text',
): Promise<void> {
  if (await isRefusedText(database, text))
    throw new Refusal(errorCodes.invalid, sensitiveComment[language], { fields: { [field]: 'sensitive' } })
}
