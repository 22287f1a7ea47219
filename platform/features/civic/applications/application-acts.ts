import type { Database } from '../../../kernel/database/client'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { applicationCase } from './application-case'

export async function acceptApplication(database: Database, id: string, at: Date): Promise<void> {
  await carryOut(database, applicationCase, { id, act: 'accept', role: 'operator', actorId: null, at })
}

/** The office refuses an application, with a reason for its applicant. */
export async function refuseApplication(database: Database, id: string, reason: string, at: Date): Promise<void> {
  const act = { id, act: 'refuse', role: 'operator', actorId: null, at } as const
  await carryOut(database, applicationCase, { ...act, text: officeReason(reason) })
}

export async function withdrawApplication(database: Database, userId: string, id: string, at: Date): Promise<void> {
  await carryOut(database, applicationCase, { id, act: 'withdraw', role: 'applicant', actorId: userId, at })
}
