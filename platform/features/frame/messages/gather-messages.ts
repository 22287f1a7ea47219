import { eq, lt } from 'drizzle-orm'
import { messageGatherings } from '../../../kernel/messages/messages.schema'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { Platform } from '../../../kernel/platform'

const minute = 60_000
/** Milliseconds for which the news of those whom a member follows are not looked for again. */
const gatheredEvery = 5 * minute
/** How far back a member's first gathering looks. */
const firstReach = 24 * 60 * minute

/**
 * Makes messages of what concerns many members at once, such as a new article of a publisher that a thousand follow:
 * not when it is published, but when a member comes. Of several concurrent calls one does it.
 */
export async function gatherMessages(
  { database, now, messageSources }: Pick<Platform, 'database' | 'now' | 'messageSources'>,
  userId: string,
): Promise<void> {
  const at = now()
  const due = new Date(at.getTime() - gatheredEvery)
  const last = await queriesOf(database).readOne(
    build.select({ at: messageGatherings.at }).from(messageGatherings).where(eq(messageGatherings.userId, userId)),
  )
  if (last !== null && last.at >= due) return
  await database.transaction(async (transaction) => {
    const [gathering] = await transaction
      .insert(messageGatherings)
      .values({ userId, at })
      .onConflictDoUpdate({
        target: messageGatherings.userId,
        set: { at, before: messageGatherings.at },
        setWhere: lt(messageGatherings.at, due),
      })
      .returning()
    if (gathering === undefined) return
    const since = gathering.before ?? new Date(at.getTime() - firstReach)
    for (const gather of messageSources) await gather(transaction, { userId, since, at })
  })
}
