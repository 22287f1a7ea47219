import { refer } from '../../../kernel/messages/message-words'
import { eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { takeDownIn } from '../../../../src/domain/civic/activities/activity-lifecycle'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import type { Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { unsaid } from '../../../kernel/shared/as-written'
import { activities } from './activities.schema'
import { activityCase } from './activity-cases'
import { removedActivity } from './activity-messages.words'
import { endNow } from './cancel-activity'
import { performDueActsOf } from './move-on'

/**
 * The office takes the words and pictures of an activity from the public, with a reason that its team's leader reads.
 * It is cancelled unless it is over; who joined it is told, and the time that was served until then counts.
 */
export async function takeDownActivity(
  transaction: Transaction,
  id: string,
  reasonText: string,
  at: Date,
): Promise<void> {
  const reason = officeReason(reasonText)
  await performDueActsOf(transaction, id, at)
  const activity = await queriesOf(transaction).readOne(build.select().from(activities).where(eq(activities.id, id)))
  const act = activity === null ? null : takeDownIn(activity.state)
  if (activity === null || act === null) throw new Refusal(errorCodes.gone)
  await carryOut(
    transaction,
    { ...activityCase, params: () => ({ title: refer('activity', id), reason }) },
    {
      id,
      act,
      role: 'operator',
      actorId: null,
      at,
      text: reason,
      set: {
        ...removedActivity,
        requirements: unsaid,
        pictures: [],
        shifts: [],
        cancelReason: reason,
        changedAt: null,
      },
      also: async (inner, row) => {
        if (act === 'takeDown') await endNow(inner, row, at)
      },
    },
  )
}
