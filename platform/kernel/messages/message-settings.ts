import { inArray } from 'drizzle-orm'
import {
  alwaysShown,
  pushableCategories,
  usualSettings,
  type MessageSettings,
} from '../../../src/domain/frame/messages/message-settings'
import { messageCategories } from '../../../src/domain/frame/messages/message'
import type { Database } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { messageSettings } from './messages.schema'

/** How each of these members wants to be told. */
export async function readSettings(
  database: Database,
  userIds: readonly string[],
): Promise<(userId: string) => MessageSettings> {
  const rows = await queriesOf(database).read(
    build
      .select()
      .from(messageSettings)
      .where(inArray(messageSettings.userId, [...userIds])),
  )
  const chosen = new Map(
    rows.map(({ userId, shown, pushed, quietFrom, quietUntil, showsText }) => {
      const quietHours = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil }
      return [userId, { shown, pushed, quietHours, showsText }] as const
    }),
  )
  return (userId) => chosen.get(userId) ?? usualSettings
}

/** Stores how a member wants to be told, and returns what holds: some categories cannot be muted, others not pushed. */
export async function saveSettings(
  database: Database,
  userId: string,
  wanted: MessageSettings,
): Promise<MessageSettings> {
  const shown = messageCategories.filter((each) => alwaysShown.includes(each) || wanted.shown.includes(each))
  const pushed = pushableCategories.filter((each) => wanted.pushed.includes(each))
  const { quietHours, showsText } = wanted
  const row = { shown, pushed, quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null, showsText }
  await database
    .insert(messageSettings)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: messageSettings.userId, set: row })
  return { shown, pushed, quietHours, showsText }
}
