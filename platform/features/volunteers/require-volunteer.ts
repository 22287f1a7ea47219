import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../contract/envelope'
import type { Database } from '../../database/client'
import { Refusal } from '../../http/refusal'
import { volunteers } from './volunteers.schema'

/** Refuses an act of who is no approved volunteer: 409001 with the state `not-a-volunteer`. */
export async function requireVolunteer(database: Database, userId: string): Promise<void> {
  const [row] = await database
    .select({ id: volunteers.id })
    .from(volunteers)
    .where(and(eq(volunteers.id, userId), eq(volunteers.state, 'approved')))
  if (row === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-a-volunteer' })
}
