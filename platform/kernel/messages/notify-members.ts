import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { alwaysShown } from '../../../src/domain/frame/messages/message-settings'
import { rowsOf, type Transaction } from '../database/client'
import { isOneOf, limitOf, nameOf, namesOf } from '../database/expressions'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { users } from '../members/members.schema'
import { announceMessages } from './message-notices'
import { readSettings } from './message-settings'
import { messageEvents, messages, messageSettings, pushSubscriptions } from './messages.schema'
import { referencesIn, type MessageWords, type Slots } from './message-words'
import type { MessageKind } from './notify'
import { pushTimes } from './push-times'

/** A message to every member. */
export interface GeneralMessage {
  readonly kind: MessageKind
  /** Names what it tells of: with the same key a member has one message, whoever sends it and however often. */
  readonly key: string
  readonly words: MessageWords
  /** What fills the slots of the words; it refers to what the message tells of. */
  readonly slots: Slots
  readonly path: string
}

interface MembersPage {
  /** The last member who was told before, in the order of ids; null for the first page. */
  readonly after: string | null
  readonly most: number
  readonly at: Date
}

/**
 * Sends a message to the next members in the order of their ids, and returns the last of them; null when there are no
 * more. It follows their settings as `notify` does, by a few statements for any number of members.
 */
export async function notifyMembers(
  transaction: Transaction,
  message: GeneralMessage,
  { after, most, at }: MembersPage,
): Promise<string | null> {
  const memberIds = await queriesOf(transaction).readColumn(
    build
      .select({ id: users.id })
      .from(users)
      .where(and(isNull(users.deletedAt), after === null ? undefined : gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(limitOf(most)),
  )
  const last = memberIds.at(-1)
  if (last === undefined) return null
  const told = await insertMessages(transaction, message, memberIds, at)
  await setPushTimes(transaction, message, told, at)
  await announceMessages(transaction, told)
  return last
}

/**
 * Inserts the messages with what they refer to, and returns the members who did not have theirs yet. The id of a
 * message follows from the key and the member, so that its primary key allows one.
 */
async function insertMessages(
  transaction: Transaction,
  { kind: { name, category }, key, words, slots, path }: GeneralMessage,
  memberIds: readonly string[],
  at: Date,
): Promise<readonly string[]> {
  const { id, userId, title, text, refers, sentAt, readAt } = messages
  const columns = namesOf(
    id,
    userId,
    messages.kind,
    messages.category,
    messages.path,
    title,
    text,
    refers,
    sentAt,
    readAt,
  )
  const eventColumns = namesOf(messageEvents.messageId, messageEvents.slots, messageEvents.refs, messageEvents.path)
  const isShown = alwaysShown.includes(category)
    ? sql`true`
    : sql`coalesce(${category} = any(${messageSettings.shown}), true)`
  const now = sql`${at.toISOString()}::timestamptz`
  const rows = await rowsOf<{ readonly member: string }>(
    transaction,
    sql`with inserted as (
      insert into ${messages} (${columns})
      select 'message-' || md5(${`${key} `}::text || member.id), member.id, ${name}, ${category}, ${path},
        ${JSON.stringify(words.title)}::jsonb, ${JSON.stringify(words.text)}::jsonb, true, ${now},
        case when ${isShown} then null else ${now} end
      from unnest(${sql.param(memberIds)}::text[]) member (id)
      left join ${messageSettings} on ${messageSettings.userId} = member.id
      on conflict (${nameOf(id)}) do nothing
      returning ${nameOf(id)}, ${nameOf(userId)}
    ), events as (
      insert into ${messageEvents} (${eventColumns})
      select id, ${JSON.stringify(slots)}::jsonb, ${sql.param(referencesIn(slots))}::text[], ${path} from inserted
    )
    select ${nameOf(userId)} as member from inserted`,
  )
  return rows.map(({ member }) => member)
}

/** Has the devices of those notified who are told by notifications, each after their quiet hours. */
async function setPushTimes(
  transaction: Transaction,
  { kind: { name, category } }: GeneralMessage,
  told: readonly string[],
  at: Date,
): Promise<void> {
  const reachable = await queriesOf(transaction).readColumn(
    build
      .selectDistinct({ userId: pushSubscriptions.userId })
      .from(pushSubscriptions)
      .where(isOneOf(pushSubscriptions.userId, told)),
  )
  if (reachable.length === 0) return
  const pushAt = await pushTimes(transaction, category, reachable, await readSettings(transaction, reachable), at)
  for (const time of new Set(reachable.map((userId) => pushAt(userId)?.getTime())))
    if (time !== undefined)
      await transaction
        .update(messages)
        .set({ pushAt: new Date(time) })
        .where(
          and(
            isOneOf(
              messages.userId,
              reachable.filter((userId) => pushAt(userId)?.getTime() === time),
            ),
            eq(messages.kind, name),
            eq(messages.sentAt, at),
            isNull(messages.readAt),
          ),
        )
}
