import { sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { one } from '../../../kernel/database/expressions'
import type { Database } from '../../../kernel/database/client'
import { writing } from '../../../kernel/database/writing'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { firstOf } from '../../../kernel/limits/first-of'
import type { Signer } from '../../../kernel/shared/signer'
import { repeatedCommentText } from '../../../kernel/words/comment-words'

/** Milliseconds within which the same text in the same place counts as a repeat. */
const repeatWindow = 10 * 60_000

/**
 * Refuses a comment that repeats its author's previous one, word for word, on the same content and comment. Runs in the
 * caller's transaction, so that a comment that fails does not count.
 */
export async function refuseRepeat(
  database: Database,
  signer: Signer,
  caller: Caller,
  { post_id, parent_id, text }: { post_id: string; parent_id: string | null; text: string },
  now: Date,
): Promise<void> {
  const key = `comment:${signer.sign('comment', JSON.stringify([caller.require().id, post_id, parent_id, text.trim()]))}`
  const first = firstOf(database, key, now, repeatWindow)
  const [row] = await writing(database, first)
    .select({ isFirst: sql<boolean>`exists (select 1 from ${first})` })
    .from(one)
  if (row?.isFirst === true) return
  const seconds = repeatWindow / 1000
  throw new Refusal(
    errorCodes.tooMany,
    repeatedCommentText[caller.language],
    { retry_after: seconds },
    { 'retry-after': String(seconds) },
  )
}
