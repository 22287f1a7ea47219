import { eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { MessageCategory } from '../../../src/domain/frame/messages/message'
import type { Database } from '../database/client'
import { isOneOf, limitOf, literal } from '../database/expressions'
import { build } from '../database/statement'
import { message } from '../cases/message'
import type { MessageWords } from './message-words'
import { messages } from './messages.schema'

/**
 * Kinds of messages, or what their names begin with, into which a version before this one wrote names of members and
 * words of theirs. Messages of other kinds had none.
 */
const kindsOfBefore = [
  ...['activity', 'application', 'chat', 'circle', 'circle-membership', 'circle-post', 'comment', 'content'],
  ...['membership', 'mention', 'report', 'service', 'show', 'suggestion', 'team', 'team-founding', 'team-letter'],
  ...['volunteer.team', 'wish'],
]

const opened = ['打开查看详情。', 'Open it to see what it is.'] as const

const words: Readonly<Record<MessageCategory, MessageWords>> = {
  replies: message(['有人回复、提到或赞了您', 'Someone replied to you, named you or liked what you wrote'], opened),
  cases: message(['您参与的事项有新进展', 'Something that you take part in has changed'], opened),
  following: message(['您关注的账号有新内容', 'News of those whom you follow'], opened),
  reading: message(['您看过的内容有新进展', 'News of what you read'], opened),
  office: message(
    ['平台给您的消息', 'A message of the office'],
    ['相关内容已不再保留。', 'What it was about isn’t kept any more.'],
  ),
  account: message(['账号消息', 'A message about your account'], opened),
}

/** Whether a version before this one wrote names and texts into messages of this kind. */
export const isOfBefore = (kind: string): boolean =>
  kindsOfBefore.includes(kind) || kindsOfBefore.includes(kind.split('.')[0] ?? '')

/** What such a message says now: nobody knows any more whose words it held, so it holds none. */
export const wordsOfBefore = (category: MessageCategory): MessageWords => words[category]

const holdsWords = or(
  isOneOf(messages.kind, kindsOfBefore),
  sql`split_part(${messages.kind}, '.', 1) = any(${sql.param(kindsOfBefore)}::text[])`,
)
const wordsIn = (part: 'title' | 'text'): SQL =>
  sql`case when ${holdsWords} then (${sql.param(JSON.stringify(words))}::jsonb) -> ${messages.category} -> ${literal(part)} else ${messages[part]} end`
/** The id of a membership names its member. */
const caseAlone = sql`case when ${messages.params} ? 'id'
  then jsonb_build_object('id', split_part(${messages.params} ->> 'id', ':', 1)) else ${messages.params} end`
const countIn = sql`case when ${holdsWords} then 1 else ${messages.count} end`

/** The most messages that one run looks at. */
const batch = 2000

/**
 * Takes the names and texts out of messages that a version before this one wrote, also while it still runs beside this
 * one. Once they are done, a run reads an empty index.
 */
export async function rewordOldMessages(database: Database): Promise<void> {
  for (let changed = batch; changed === batch;) {
    const ids = build.select({ id: messages.id }).from(messages).where(eq(messages.refers, false)).limit(limitOf(batch))
    const rows = await database
      .update(messages)
      .set({ title: wordsIn('title'), text: wordsIn('text'), params: caseAlone, count: countIn, refers: true })
      .where(inArray(messages.id, ids))
      .returning({ id: messages.id })
    changed = rows.length
  }
}
