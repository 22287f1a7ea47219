import { errorCodes } from '../../../contract/envelope'
import { saysSensitiveWord } from '../../../src/domain/participation/comments/sensitive-words'
import type { Database } from '../../database/client'
import { queriesOf } from '../../database/queries'
import type { Caller } from '../../http/caller'
import { Refusal } from '../../http/refusal'
import { sensitiveComment } from '../../words/comment-words'
import { selectSensitiveWords } from './comments.queries'

/** Whether a text contains a word that the site refuses. */
export async function isRefusedText(database: Database, text: string): Promise<boolean> {
  return saysSensitiveWord(text, await selectSensitiveWords(queriesOf(database)))
}

/** Refuses a text that contains a word that the site refuses, as invalid input of the field `text`. */
export async function refuseSensitiveText(
  database: Database,
  { language }: Pick<Caller, 'language'>,
  text: string,
): Promise<void> {
  if (await isRefusedText(database, text))
    throw new Refusal(errorCodes.invalid, sensitiveComment[language], { fields: { text: 'sensitive' } })
}
