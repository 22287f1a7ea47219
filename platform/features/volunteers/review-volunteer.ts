import { errorCodes } from '../../../contract/envelope'
import type { Database } from '../../database/client'
import { Refusal } from '../../http/refusal'
import { carryOut } from '../cases/carry-out'
import { officeReason } from '../cases/office-reason'
import { volunteerCase } from './volunteer-case'

export async function approveVolunteer(database: Database, id: string, at: Date): Promise<void> {
  await carryOut(database, volunteerCase, { id, act: 'approve', role: 'operator', actorId: null, at })
}

/** The operator refuses a registration, with a reason that its applicant reads. */
export async function refuseVolunteer(database: Database, id: string, reason: string, at: Date): Promise<void> {
  const act = { id, act: 'refuse', role: 'operator', actorId: null, at } as const
  await carryOut(database, volunteerCase, { ...act, text: officeReason(reason) })
}

/** A member leaves; `id` is their own. */
export async function leaveVolunteers(database: Database, userId: string, id: string, at: Date): Promise<void> {
  if (id !== userId) throw new Refusal(errorCodes.gone)
  await carryOut(database, volunteerCase, { id, act: 'leave', role: 'applicant', actorId: userId, at })
}
