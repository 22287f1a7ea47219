import { inArray } from 'drizzle-orm'
import type { MessageCategory } from '../../../src/domain/frame/messages/message'
import { quietMinutesLeft, type MessageSettings } from '../../../src/domain/frame/messages/message-settings'
import type { Database } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { SiteClock } from '../site/site-clock'
import { pushSubscriptions } from './messages.schema'

const minute = 60_000

/**
 * When the devices of each of these members are to be notified of a message: at once, or after their quiet hours; null
 * for a member without devices, or without notifications of the category.
 */
export async function pushTimes(
  database: Database,
  category: MessageCategory,
  userIds: readonly string[],
  settingsOf: (userId: string) => MessageSettings,
  at: Date,
): Promise<(userId: string) => Date | null> {
  const wanting = userIds.filter((userId) => settingsOf(userId).pushed.includes(category))
  if (wanting.length === 0) return () => null
  const reachable = new Set(
    await queriesOf(database).readColumn(
      build
        .select({ userId: pushSubscriptions.userId })
        .from(pushSubscriptions)
        .where(inArray(pushSubscriptions.userId, wanting)),
    ),
  )
  if (reachable.size === 0) return () => null
  const { minute: now } = await new SiteClock(queriesOf(database), () => at).minute()
  return (userId) =>
    reachable.has(userId)
      ? new Date(at.getTime() + quietMinutesLeft(settingsOf(userId).quietHours, now) * minute)
      : null
}
