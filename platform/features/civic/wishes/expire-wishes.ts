import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { isoDate, type CivilDate } from '../../../../src/domain/frame/shared/civil-date'
import { reminderPeriod, wishDeadlines } from '../../../../src/domain/civic/wishes/wish-deadlines'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { carryOut } from '../../../kernel/cases/carry-out'
import { notifyConcerned } from '../../../kernel/cases/notify-concerned'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { wishCase } from './wish-case'
import { wishReminders } from './wish-messages.words'
import { closeWish } from './withdraw-wish'
import { wishes } from './wishes.schema'

/** The most wishes that one run ends, or sends reminders of. Each is handled in a transaction of its own. */
const mostAtOnce = 200

/**
 * Ends wishes that nobody claimed by their last day, and claimed wishes that are not finished long after it. Some days
 * before a claimed wish ends, its wisher and its claimants get a message. Safe to run in several processes at once.
 */
export async function expireWishes(database: Database, today: CivilDate, now: Date): Promise<void> {
  const { reminderDay, expired } = wishDeadlines(today)
  await expireThose(database, and(isUnclaimed, lt(wishes.wantedOn, isoDate(today))), now)
  const announced = lte(wishes.remindedAt, new Date(now.getTime() - reminderPeriod))
  await expireThose(database, and(lte(wishes.wantedOn, expired), announced), now)
  await sendReminders(database, reminderDay, now)
}

const isUnderWay = inArray(wishes.state, ['open', 'claimed'])
const isUnclaimed = eq(wishes.placesLeft, wishes.wanted)

async function expireThose(database: Database, which: SQL | undefined, at: Date): Promise<void> {
  const overdue = await queriesOf(database).read(
    build.select({ id: wishes.id }).from(wishes).where(and(isUnderWay, which)).limit(mostAtOnce),
  )
  for (const { id } of overdue)
    // Another process, the wisher or a claimant may have been first.
    await unlessRefused(() =>
      carryOut(database, wishCase, {
        id,
        act: 'expire',
        role: 'clock',
        actorId: null,
        at,
        also: (transaction, wish) => closeWish(transaction, wish, at),
      }),
    )
}

/**
 * Sends the messages before claimed wishes end. When two processes run at once, only the one that stores the time of
 * the reminder sends them.
 */
async function sendReminders(database: Database, lastDay: string, at: Date): Promise<void> {
  const due = and(isUnderWay, isNull(wishes.remindedAt), lte(wishes.wantedOn, lastDay), sql`not (${isUnclaimed})`)
  const overdue = await queriesOf(database).read(
    build.select({ id: wishes.id }).from(wishes).where(due).limit(mostAtOnce),
  )
  for (const { id } of overdue)
    await database.transaction(async (transaction) => {
      const [wish] = await transaction
        .update(wishes)
        .set({ remindedAt: at })
        .where(and(eq(wishes.id, id), due))
        .returning()
      if (wish === undefined) return
      const recipients = await wishCase.recipients(transaction, wish)
      await notifyConcerned(transaction, wishReminders, recipients, wish, { id, act: 'remind', actorId: null, at })
    })
}
