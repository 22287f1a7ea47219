import { and, eq, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database } from '../../../kernel/database/client'
import { namesOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { channels } from '../channels/channels.schema'
import { liveReminders } from './live.schema'
import { selectLiveEvent } from './live.queries'

/**
 * Sets or removes a member's reminder of an event, which is refused once the event has begun. The row is written by a
 * statement that itself sees whether the event is still to come.
 */
export async function setReminder(
  database: Database,
  userId: string,
  eventId: string,
  on: boolean,
  now: Date,
): Promise<void> {
  const event = await selectLiveEvent(queriesOf(database), eventId, 'zh-CN')
  if (event === null) throw new Refusal(errorCodes.gone)
  const { userId: member, eventId: of, askedAt } = liveReminders
  if (!on) {
    await database.delete(liveReminders).where(and(eq(member, userId), eq(of, eventId)))
    return
  }
  const at = sql`${now.toISOString()}::timestamptz`
  await database.execute(sql`insert into ${liveReminders} (${namesOf(member, of, askedAt)})
    select ${userId}, ${channels.contentId}, ${at} from ${channels}
    where ${channels.contentId} = ${eventId} and ${channels.opensAt} > ${at} on conflict do nothing`)
  if (event.opens_at === null || event.opens_at <= now)
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'begun' })
}
