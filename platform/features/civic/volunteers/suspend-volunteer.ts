import type { Database } from '../../../kernel/database/client'
import { leaveActivities } from '../activities/leave-activities'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { endPause } from '../commitments/pauses'
import { giveOrdersBack } from '../orders/give-orders-back'
import { giveClaimsBack } from '../wishes/let-go'
import { volunteerCase } from './volunteer-case'

/**
 * The office suspends a volunteer, with a reason that they read. What they took on is given back, so that from then on
 * they see no phone number and no address, and can do nothing as a volunteer. Memberships, hours and the registration
 * stay. The registration is locked first, as it is before anything is taken on (`requireAndLockVolunteer`).
 */
export async function suspendVolunteer(database: Database, id: string, reason: string, at: Date): Promise<void> {
  await carryOut(database, volunteerCase, {
    id,
    act: 'suspend',
    role: 'operator',
    actorId: null,
    at,
    text: officeReason(reason),
    also: async (transaction) => {
      await leaveActivities(transaction, id, at)
      await giveOrdersBack(transaction, id, at)
      await giveClaimsBack(transaction, id, at)
    },
  })
}

/** The office lets somebody volunteer again. What the suspension gave back does not count towards a pause. */
export async function resumeVolunteering(database: Database, id: string, at: Date): Promise<void> {
  await carryOut(database, volunteerCase, {
    id,
    act: 'resume',
    role: 'operator',
    actorId: null,
    at,
    also: (transaction) => endPause(transaction, id, at),
  })
}
