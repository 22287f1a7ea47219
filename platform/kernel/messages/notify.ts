import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { MessageCategory } from '../../../src/domain/frame/messages/message'
import { alwaysShown } from '../../../src/domain/frame/messages/message-settings'
import type { Transaction } from '../database/client'
import { excluded } from '../database/expressions'
import type { Localised } from '../database/schema/localised'
import { randomId } from '../shared/random'
import { announceMessages } from './message-notices'
import { readSettings } from './message-settings'
import { fillMessage, referencesIn, usedSlots, type MessageWords, type Reference, type Slots } from './message-words'
import { pushTimes } from './push-times'
import { messageActors, messageEvents, messages } from './messages.schema'

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
  /** The member whose act it tells of. Of the same member it tells once, whatever they undo and repeat. */
  readonly actorId?: string
}

export interface NewMessage {
  readonly userId: string
  readonly words: MessageWords
  /** What fills the slots of the words. Names and texts of members are given as references, never as words. */
  readonly slots?: Slots
  /** What it depends on besides: once one of these is gone, the message goes, too (`forgetCopies`). */
  readonly about?: readonly Reference[]
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
  const written = news.map((message): WrittenMessage => {
    const { userId, path, id, fold } = message
    const isMuted = !alwaysShown.includes(category) && !settingsOf(userId).shown.includes(category)
    const { words, several, event } = referring(message)
    return {
      row: {
        ...{ id: randomId('message'), userId, kind: name, category, params: id === undefined ? {} : { id }, path },
        ...{ ...words, several, refers: true, sentAt: at },
        ...{ readAt: isMuted ? at : null, pushAt: isMuted ? null : pushAt(userId) },
      },
      event,
      fold,
    }
  })
  await addSingle(
    transaction,
    written.filter(({ fold }) => fold === undefined),
  )
  for (const group of foldedTogether(written)) await addFolded(transaction, group, at)
  await announceMessages(transaction, receivers)
}

type MessageRow = typeof messages.$inferInsert
type NewEvent = Omit<typeof messageEvents.$inferInsert, 'messageId'>
interface WrittenMessage {
  readonly row: MessageRow
  readonly event: NewEvent | null
  readonly fold: MessageFold | undefined
}
type FoldedMessage = WrittenMessage & { readonly fold: MessageFold }

/** The words of a message, and what they refer to; a message that refers to nothing is filled in at once. */
function referring({ words, slots: given = {}, about = [], path, fold }: NewMessage) {
  const refs = [...new Set([...referencesIn(given), ...about])]
  const several = fold?.words ?? null
  const slots = usedSlots(given, several === null ? [words] : [words, several])
  if (refs.length > 0) return { words, several, event: { slots, refs, path } }
  const fill = (each: MessageWords): MessageWords => fillMessage(each, slots as Readonly<Record<string, Localised>>)
  return { words: fill(words), several: several === null ? null : fill(several), event: null }
}

/** The most rows of one insert, since a statement takes a limited number of values. */
const mostRows = 1000

async function addSingle(transaction: Transaction, written: readonly WrittenMessage[]): Promise<void> {
  for (let first = 0; first < written.length; first += mostRows) {
    const some = written.slice(first, first + mostRows)
    await transaction.insert(messages).values(some.map(({ row }) => row))
    const events = some.flatMap(({ row, event }) => (event === null ? [] : { ...event, messageId: row.id }))
    if (events.length > 0) await transaction.insert(messageEvents).values(events)
  }
}

/** Groups the messages that fold by the message into which they do. */
function foldedTogether(written: readonly WrittenMessage[]): readonly (readonly FoldedMessage[])[] {
  const groups = new Map<string, FoldedMessage[]>()
  for (const { row, event, fold } of written) {
    if (fold === undefined) continue
    const key = JSON.stringify([row.userId, fold.key])
    groups.set(key, [...(groups.get(key) ?? []), { row, event, fold }])
  }
  return [...groups.values()]
}

/** Adds messages with the same key to the unread one, or inserts it. */
async function addFolded(transaction: Transaction, group: readonly FoldedMessage[], at: Date): Promise<void> {
  const added: FoldedMessage[] = []
  for (const message of group) {
    const { row, fold } = message
    const { key, actorId } = fold
    if (actorId === undefined || (await isFirstOf(transaction, { userId: row.userId, key, actorId }, at)))
      added.push(message)
  }
  const last = added.at(-1)
  if (last === undefined) return
  const [stored] = await transaction
    .insert(messages)
    .values({ ...last.row, foldKey: last.fold.key, count: added.length })
    .onConflictDoUpdate({
      target: [messages.userId, messages.foldKey],
      targetWhere: and(isNull(messages.readAt), isNotNull(messages.foldKey)),
      set: {
        // What a version before wrote is not counted, since nothing of it can be taken back.
        count: sql`case when ${messages.refers} then ${messages.count} else 0 end + ${excluded(messages.count)}`,
        title: excluded(messages.title),
        text: excluded(messages.text),
        several: excluded(messages.several),
        refers: true,
        params: excluded(messages.params),
        path: excluded(messages.path),
        sentAt: at,
      },
    })
    .returning({ id: messages.id })
  const messageId = stored?.id ?? last.row.id
  const events = added.flatMap(({ event }) => (event === null ? [] : { ...event, messageId }))
  if (events.length > 0) await transaction.insert(messageEvents).values(events)
}

/** Notes that a member is told of another one under a key; false when they were before. */
export async function isFirstOf(
  transaction: Transaction,
  { userId, key: foldKey, actorId }: { readonly userId: string; readonly key: string; readonly actorId: string },
  at: Date,
): Promise<boolean> {
  const noted = await transaction
    .insert(messageActors)
    .values({ userId, foldKey, actorId, at })
    .onConflictDoNothing()
    .returning({ actorId: messageActors.actorId })
  return noted.length > 0
}
