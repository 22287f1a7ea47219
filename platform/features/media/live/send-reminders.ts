import { eq, sql } from 'drizzle-orm'
import { reminderLead } from '../../../../src/domain/media/live/live-listing'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import type { Localised } from '../../../kernel/database/schema/localised'
import { build } from '../../../kernel/database/statement'
import { channels } from '../channels/channels.schema'
import { ofPublished } from '../channels/schedule.queries'
import { liveReminders } from './live.schema'

/** A reminder that is due. */
export interface DueReminder {
  readonly eventId: string
  readonly title: Localised
  readonly userIds: readonly string[]
}

/** Delivers reminders, in the transaction that marks them as sent. */
export type DeliverReminders = (transaction: Transaction, reminder: DueReminder, at: Date) => Promise<void>

/** The most members who are reminded in one transaction. */
const batch = 500

/**
 * Reminds the members of the events that begin soon, or have just begun. Each reminder is marked by one conditional
 * update, so that it is delivered once, however many processes run this at once.
 */
export async function sendReminders(database: Database, at: Date, deliver: DeliverReminders): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`
  const events = await queriesOf(database).read(
    build
      .select({ id: contents.id, title: contents.title })
      .from(channels)
      .innerJoin(contents, ofPublished)
      .where(
        sql`${channels.opensAt} <= ${now} + ${reminderLead / 1000} * interval '1 second'
          and ${channels.opensAt} > ${now} - interval '1 hour' and (${channels.closesAt} <= ${now}) is not true
          and exists (select 1 from ${liveReminders} where ${eq(liveReminders.eventId, channels.contentId)}
            and ${liveReminders.sentAt} is null)`,
      ),
  )
  for (const { id, title } of events)
    for (;;) {
      const sent = await database.transaction(async (transaction) => {
        const userIds = await markSent(transaction, id, at)
        if (userIds.length > 0) await deliver(transaction, { eventId: id, title, userIds }, at)
        return userIds.length
      })
      if (sent < batch) break
    }
}

async function markSent(transaction: Transaction, eventId: string, at: Date): Promise<string[]> {
  const { userId, sentAt } = liveReminders
  const waiting = sql`select ${userId} from ${liveReminders}
    where ${liveReminders.eventId} = ${eventId} and ${sentAt} is null order by ${userId} limit ${batch}
    for update skip locked`
  const rows = await transaction
    .update(liveReminders)
    .set({ sentAt: at })
    .where(sql`${liveReminders.eventId} = ${eventId} and ${sentAt} is null and ${userId} in (${waiting})`)
    .returning({ userId })
  return rows.map((row) => row.userId)
}
