import { and, desc, eq, inArray } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { pushSubscriptions } from '../../../kernel/messages/messages.schema'
import { isPushAddress } from './push-services'

/** The most devices of a member that get notifications; a further one replaces the one that came first. */
const mostDevices = 10

export interface PushSubscriptionRequest {
  readonly userId: string
  readonly tokenHash: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly at: Date
}

/** Subscribes a device of a member. A device that was another member's is theirs no longer. */
export async function subscribeDevice(
  database: Database,
  { at, ...device }: PushSubscriptionRequest,
  services: readonly string[],
): Promise<void> {
  if (!isPushAddress(device.endpoint, services)) throw invalid({ endpoint: 'unknown' })
  await database.transaction(async (transaction) => {
    const [own] = await transaction
      .insert(pushSubscriptions)
      .values({ ...device, createdAt: at })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        // Whoever has the secrets of the device is the device.
        set: { userId: device.userId, tokenHash: device.tokenHash, createdAt: at },
        setWhere: and(eq(pushSubscriptions.p256dh, device.p256dh), eq(pushSubscriptions.auth, device.auth)),
      })
      .returning({ endpoint: pushSubscriptions.endpoint })
    if (own === undefined) throw new Refusal(errorCodes.notYours)
    const surplus = await queriesOf(transaction).readColumn(
      build
        .select({ endpoint: pushSubscriptions.endpoint })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, device.userId))
        .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.endpoint))
        .limit(2 * mostDevices)
        .offset(mostDevices),
    )
    if (surplus.length > 0)
      await transaction.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, surplus))
  })
}

export async function unsubscribeDevice(database: Database, userId: string, endpoint: string): Promise<void> {
  await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)))
}
