import { eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid } from '../../../kernel/http/refusal'
import { carryOut } from '../../../kernel/cases/carry-out'
import { activities } from './activities.schema'
import { activityCase } from './activity-cases'

/** The office moves an activity that has not begun to another start in the future; its length stays the same. */
export async function moveActivity(database: Database, id: string, reasonText: string, at: Date): Promise<void> {
  const startsAt = new Date(reasonText)
  if (!(startsAt.getTime() > at.getTime())) throw invalid({ time: 'not-in-the-future' })
  const activity = await queriesOf(database).readOne(
    build.select({ state: activities.state }).from(activities).where(eq(activities.id, id)),
  )
  await carryOut(database, activityCase, {
    id,
    act: activity?.state === 'announced' ? 'moveAnnounced' : 'move',
    role: 'operator',
    actorId: null,
    at,
    also: async (transaction, before) => {
      const endsAt = new Date(startsAt.getTime() + before.endsAt.getTime() - before.startsAt.getTime())
      await transaction.update(activities).set({ startsAt, endsAt }).where(eq(activities.id, id))
    },
  })
}
