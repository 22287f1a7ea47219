import { and, asc, count, eq, inArray, isNull, lte } from 'drizzle-orm'
import { summaryOf } from '../../../../src/domain/frame/shared/format/summary'
import type { PushNotification } from '../../../../contract/push'
import { originOf } from '../../../kernel/addresses'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { limitOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import { readSettings } from '../../../kernel/messages/message-settings'
import { forgetEvents } from '../../../kernel/messages/forget-copies'
import { messageEvents, messages, pushSubscriptions } from '../../../kernel/messages/messages.schema'
import { renderMessages, shownColumns, type RenderedMessage } from '../../../kernel/messages/render-messages'
import type { Platform } from '../../../kernel/platform'
import { pushKeys } from './push-keys'
import { categoryNames, newMessage } from './push.words'
import { sendPush } from './send-push'

/** The most messages that one run sends, and of how many of them the push services are asked at a time. */
const atOnce = 100
const sideBySide = 10
const minute = 60_000
/** Milliseconds during which no other process sends the same messages, and after which a failure is tried again. */
const lease = minute
/** Milliseconds after which a message is not sent any more. */
const stale = 24 * 60 * minute
/** The most characters of a message that a notification shows. */
const mostShown = 160

type MessageRow = Awaited<ReturnType<typeof claimDue>>[number]

/**
 * Sends notifications of the messages that are due, and that nobody has read meanwhile: all of them, where many are
 * told at once, for half a minute; the next run goes on.
 */
export async function pushMessages(platform: Platform): Promise<void> {
  const { elapsed } = platform
  const begun = elapsed()
  while ((await pushSome(platform)) && elapsed() - begun < lease / 2);
}

/** Sends some of them, and returns whether there may be more. */
async function pushSome(platform: Platform): Promise<boolean> {
  const { database, now, elapsed, configuration } = platform
  const at = now()
  const due = await claimDue(database, at)
  if (due.length === 0) return false
  const origin = originOf(configuration)
  const sender = {
    keys: await pushKeys(platform),
    contact: origin.startsWith('https:') ? origin : 'mailto:operator@localhost.invalid',
    services: configuration.pushServices,
  }
  const receivers = await selectReceivers(database, [...new Set(due.map(({ userId }) => userId))])
  const begun = elapsed()
  for (let first = 0; first < due.length; first += sideBySide) {
    // Another process may send what is left once the lease is over, so nothing is begun that could end after that.
    if (elapsed() - begun > lease / 2) return false
    await Promise.all(
      due.slice(first, first + sideBySide).map((message) => pushMessage(platform, message, receivers, sender, at)),
    )
  }
  return due.length === atOnce
}

/**
 * Sends the notification of one message to all devices of its receiver, if it is still wanted, and if what it tells of
 * is still there.
 */
async function pushMessage(
  { database, messageReferents }: Pick<Platform, 'database' | 'messageReferents'>,
  message: MessageRow,
  receivers: ReadonlyMap<string, Receiver>,
  sender: Parameters<typeof sendPush>[2],
  at: Date,
): Promise<void> {
  const receiver = receivers.get(message.userId)
  const isWanted = message.readAt === null && at.getTime() - message.sentAt.getTime() < stale
  const { rendered, gone } = await renderMessages(queriesOf(database), messageReferents, message.userId, [message])
  if (gone.length > 0)
    await database.transaction((transaction) => forgetEvents(transaction, inArray(messageEvents.id, [...gone])))
  const shown = rendered.get(message.id)
  const outcomes =
    receiver === undefined || !isWanted || shown === undefined
      ? []
      : await Promise.all(
          receiver.devices.map(async (device) => {
            const outcome = await sendPush(device, notificationOf(message, shown, receiver), sender)
            if (outcome === 'gone')
              await database.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, device.endpoint))
            return outcome
          }),
        )
  if (outcomes.includes('failed')) return
  await database.update(messages).set({ pushAt: null }).where(eq(messages.id, message.id))
}

/** Leases the messages that are due, so that no other process sends them for a while. */
async function claimDue(database: Database, at: Date) {
  const waiting = await queriesOf(database).readValue(
    build.select({ id: messages.id }).from(messages).where(lte(messages.pushAt, at)).limit(limitOf(1)),
  )
  // Nothing is written while nothing is due.
  if (waiting === null) return []
  const due = build
    .select({ id: messages.id })
    .from(messages)
    .where(lte(messages.pushAt, at))
    .orderBy(asc(messages.pushAt))
    .limit(limitOf(atOnce))
    .for('update', { skipLocked: true })
  return await database
    .update(messages)
    .set({ pushAt: new Date(at.getTime() + lease) })
    .where(inArray(messages.id, due))
    .returning({ ...shownColumns, userId: messages.userId, sentAt: messages.sentAt, readAt: messages.readAt })
}

interface Receiver {
  readonly language: 'zh-CN' | 'en'
  readonly showsText: boolean
  readonly unread: number
  readonly devices: readonly (typeof pushSubscriptions.$inferSelect)[]
}

/** The members among these who have devices to notify, and whose account is not locked. */
async function selectReceivers(database: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, Receiver>> {
  const queries = queriesOf(database)
  const devices = await queries.read(
    build
      .select()
      .from(pushSubscriptions)
      .where(inArray(pushSubscriptions.userId, [...userIds])),
  )
  const members = await queries.read(
    build
      .select({ id: users.id, language: users.language })
      .from(users)
      .where(and(inArray(users.id, [...userIds]), isNull(users.lockedAt))),
  )
  const unread = await queries.read(
    build
      .select({ userId: messages.userId, count: count() })
      .from(messages)
      .where(and(inArray(messages.userId, [...userIds]), isNull(messages.readAt)))
      .groupBy(messages.userId),
  )
  const settingsOf = await readSettings(database, userIds)
  return new Map(
    members.map(({ id, language }) => [
      id,
      {
        language: language ?? 'zh-CN',
        showsText: settingsOf(id).showsText,
        unread: unread.find(({ userId }) => userId === id)?.count ?? 0,
        devices: devices.filter(({ userId }) => userId === id),
      },
    ]),
  )
}

/** What the device shows: the message itself only where its member has chosen so. */
function notificationOf(
  row: MessageRow,
  shown: RenderedMessage,
  { language, showsText, unread }: Receiver,
): PushNotification {
  if (!showsText) {
    const text = categoryNames[row.category][language]
    // One such notification stands for all, since they say no more.
    return { title: newMessage[language], text, path: '/message', tag: row.category, unread }
  }
  const [title, text] = [shown.title, shown.text].map((words) => summaryOf(words[language], mostShown))
  return { title: title ?? '', text: text ?? '', path: shown.path ?? '/message', tag: row.id, unread }
}
