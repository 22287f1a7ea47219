import { errorCodes } from '../../../../contract/envelope'
import type { Transaction } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { countActivity } from '../rankings/project-sums'
import { activityCase } from './activity-cases'

/** The office makes a plan public. A plan whose time has begun is refused, since nobody could join it any more. */
export async function approveActivity(transaction: Transaction, id: string, at: Date): Promise<void> {
  await carryOut(transaction, activityCase, {
    id,
    act: 'approve',
    role: 'operator',
    actorId: null,
    at,
    also: async (inner, { projectId, startsAt }) => {
      if (startsAt <= at) throw new Refusal(errorCodes.stateRefuses, null, { state: 'too-late' })
      await countActivity(inner, projectId)
    },
  })
}

export async function refuseActivity(transaction: Transaction, id: string, text: string, at: Date): Promise<void> {
  const reason = officeReason(text)
  const set = { cancelReason: reason }
  await carryOut(transaction, activityCase, {
    id,
    act: 'refuse',
    role: 'operator',
    actorId: null,
    at,
    text: reason,
    set,
  })
}
