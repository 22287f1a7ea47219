import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { MessageCategory } from '../../../src/domain/frame/messages/message'
import { alwaysShown } from '../../../src/domain/frame/messages/message-settings'
import type { Transaction } from '../database/client'
import { excluded } from '../database/expressions'
import type { Localised } from '../database/schema/localised'
import { randomId } from '../shared/random'
import { announceMessages } from './message-notices'
import { readSettings } from './message-settings'
import { pushTimes } from './push-times'
import { messageActors, messages } from './messages.schema'

/** A title and a text; `{name}` is replaced by a value of that name. */
export interface MessageWords {
  readonly title: Localised
  readonly text: Localised
}

/** A kind of message, declared by the feature that sends it. */
export interface MessageKind {
  /** The event, such as `wish.claim`. */
  readonly name: string
  readonly category: MessageCategory
}

/** How a message is added to the unread one about the same subject. */
export interface MessageFold {
  readonly key: string
  /** The words when it stands for several events: `{count}` is their number. */
  readonly words: MessageWords
  /** The number of events that this message stands for; 1 when omitted. */
  readonly count?: number
  /** The member whose act it tells of. Of the same member it tells once, whatever they undo and repeat. */
  readonly actorId?: string
}

export interface NewMessage {
  readonly userId: string
  readonly words: MessageWords
  /** The path of its subject; null when it has none. */
  readonly path: string | null
  /** The id of its subject. */
  readonly id?: string
  readonly fold?: MessageFold
}

/**
 * Sends messages of one kind, each to a member, in the transaction of what they tell of. This is the only way to send a
 * message: it follows the settings of the receivers, folds, and tells the streams of all processes.
 */
export async function notify(
  transaction: Transaction,
  { name, category }: MessageKind,
  news: readonly NewMessage[],
  at: Date,
): Promise<void> {
  if (news.length === 0) return
  const receivers = [...new Set(news.map(({ userId }) => userId))]
  const settingsOf = await readSettings(transaction, receivers)
  const pushAt = await pushTimes(transaction, category, receivers, settingsOf, at)
  const rowOf = ({ userId, words, path, id }: NewMessage): MessageRow => {
    const isMuted = !alwaysShown.includes(category) && !settingsOf(userId).shown.includes(category)
    return {
      id: randomId('message'),
      userId,
      kind: name,
      category,
      params: id === undefined ? {} : { id },
      path,
      ...words,
      sentAt: at,
      readAt: isMuted ? at : null,
      pushAt: isMuted ? null : pushAt(userId),
    }
  }
  const single = news.filter(({ fold }) => fold === undefined)
  // A statement takes a limited number of values.
  for (let first = 0; first < single.length; first += mostRows)
    await transaction.insert(messages).values(single.slice(first, first + mostRows).map(rowOf))
  for (const message of news)
    if (message.fold !== undefined) await addFolded(transaction, rowOf(message), message.fold, at)
  await announceMessages(transaction, receivers)
}

type MessageRow = typeof messages.$inferInsert

const mostRows = 1000

/** Adds a message to the unread one with the same key, or inserts it. */
async function addFolded(
  transaction: Transaction,
  row: MessageRow,
  { key, words, count = 1, actorId }: MessageFold,
  at: Date,
): Promise<void> {
  if (actorId !== undefined) {
    const told = await transaction
      .insert(messageActors)
      .values({ userId: row.userId, foldKey: key, actorId, at })
      .onConflictDoNothing()
      .returning({ actorId: messageActors.actorId })
    if (told.length === 0) return
  }
  await transaction
    .insert(messages)
    .values({ ...row, ...(count > 1 ? words : {}), foldKey: key, count })
    .onConflictDoUpdate({
      target: [messages.userId, messages.foldKey],
      targetWhere: and(isNull(messages.readAt), isNotNull(messages.foldKey)),
      set: {
        count: sql`${messages.count} + ${excluded(messages.count)}`,
        title: words.title,
        text: words.text,
        params: excluded(messages.params),
        path: excluded(messages.path),
        sentAt: at,
      },
    })
}
