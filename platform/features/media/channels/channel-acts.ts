import { eq, sql } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { addView } from '../../../kernel/contents/add-view'
import type { Database } from '../../../kernel/database/client'
import { namesOf, one } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import { writing } from '../../../kernel/database/writing'
import { channels, channelSubscriptions } from './channels.schema'

/** Counts a view; null when there is no such channel. */
export function addChannelView(database: Database, id: string, listener: string, now: Date): Promise<number | null> {
  return addView(database, { id, type: contentKinds.channel.code, listener }, now)
}

/** Subscribes or unsubscribes; false when there is no such channel. The unique key makes a repeat harmless. */
export async function setSubscription(database: Database, userId: string, id: string, on: boolean): Promise<boolean> {
  const { channelId, userId: subscriber } = channelSubscriptions
  const target = database
    .$with('target')
    .as(build.select({ id: channels.contentId }).from(channels).where(eq(channels.contentId, id)))
  const changedChannels = database
    .$with('changed', { channelId })
    .as(
      on
        ? sql`insert into ${channelSubscriptions} (${namesOf(subscriber, channelId)}) select ${userId}, ${target.id} from ${target} on conflict do nothing`
        : sql`delete from ${channelSubscriptions} where ${subscriber} = ${userId} and ${channelId} in (select ${target.id} from ${target})`,
    )
  const [row] = await writing(database, target, changedChannels)
    .select({ found: sql<boolean>`exists (select 1 from ${target})` })
    .from(one)
  return row?.found === true
}
