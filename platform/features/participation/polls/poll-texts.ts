import { asc } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { isOneOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { pollOptions, polls } from './polls.schema'

/** What is written in the polls of contents, by their ids, as the office reads it. */
export async function readPollTexts(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const queries = queriesOf(database)
  const questions = await queries.read(
    build.select({ id: polls.id, text: polls.question }).from(polls).where(isOneOf(polls.id, ids)),
  )
  const options = await queries.read(
    build
      .select({ id: pollOptions.pollId, text: pollOptions.text })
      .from(pollOptions)
      .where(isOneOf(pollOptions.pollId, ids))
      .orderBy(asc(pollOptions.pollId), asc(pollOptions.number)),
  )
  return new Map(
    questions.map(({ id, text }) => [
      id,
      [text, ...options.filter((option) => option.id === id).map((option) => `- ${option.text}`)].join('\n'),
    ]),
  )
}
