import { and, eq, lt, ne } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { contents } from '../feed/feed.schema'
import { Refusal } from '../../http/refusal'
import { carryOut } from '../cases/carry-out'
import { wishCase } from './wish-case'
import { wishClaims, wishes } from './wishes.schema'

/** The wisher deletes a wish; those who hold one of several places get a message. */
export async function removeWish(database: Database, userId: string, id: string, now: Date): Promise<void> {
  await carryOut(database, wishCase, {
    id,
    act: 'remove',
    role: 'wisher',
    actorId: userId,
    at: now,
    also: async (transaction) => {
      await transaction
        .update(wishClaims)
        .set({ state: 'cancelled' })
        .where(and(eq(wishClaims.wishId, id), ne(wishClaims.state, 'cancelled')))
      await withdrawContent(transaction, id)
    },
  })
}

/** Wishes per run: each is a transaction of its own. */
const mostAtOnce = 200

/** Ends the wishes that nobody claimed before the last day. Safe to run in several processes at once. */
export async function expireWishes(database: Database, today: string, now: Date): Promise<void> {
  const overdue = await database
    .select({ id: wishes.id })
    .from(wishes)
    .where(and(eq(wishes.state, 'open'), lt(wishes.wantedOn, today), eq(wishes.placesLeft, wishes.wanted)))
    .limit(mostAtOnce)
  for (const { id } of overdue) {
    try {
      await carryOut(database, wishCase, {
        id,
        act: 'expire',
        role: 'clock',
        actorId: null,
        at: now,
        also: (transaction) => withdrawContent(transaction, id),
      })
    } catch (error) {
      // Another process, or its wisher, was first.
      if (!(error instanceof Refusal)) throw error
    }
  }
}

async function withdrawContent(database: Database, id: string): Promise<void> {
  await database.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, id))
}
