import type { Database } from '../../../kernel/database/client'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { askChosenTeams } from './ask-chosen-teams'
import { volunteerCase } from './volunteer-case'

export async function approveVolunteer(database: Database, id: string, at: Date): Promise<void> {
  await carryOut(database, volunteerCase, {
    id,
    act: 'approve',
    role: 'operator',
    actorId: null,
    at,
    also: (transaction, { teamIds }) => askChosenTeams(transaction, id, teamIds, at),
  })
}

/** The operator refuses a registration, with a reason that its applicant reads. */
export async function refuseVolunteer(database: Database, id: string, reason: string, at: Date): Promise<void> {
  const act = { id, act: 'refuse', role: 'operator', actorId: null, at } as const
  await carryOut(database, volunteerCase, { ...act, text: officeReason(reason) })
}
