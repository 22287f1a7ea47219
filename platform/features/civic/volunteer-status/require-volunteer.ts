import { and, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { volunteers } from '../volunteers/volunteers.schema'

/** The registration of a member, if it is in a state. */
const registrationIn = (state: 'pending' | 'approved', userId: string) =>
  build
    .select({ id: volunteers.id })
    .from(volunteers)
    .where(and(eq(volunteers.id, userId), eq(volunteers.state, state)))

/** Whether the office has yet to decide about a member's registration. */
export async function isPendingVolunteer(database: Database, userId: string): Promise<boolean> {
  return (await queriesOf(database).read(registrationIn('pending', userId))).length > 0
}

export async function isApprovedVolunteer(database: Database, userId: string): Promise<boolean> {
  return (await queriesOf(database).read(registrationIn('approved', userId))).length > 0
}

/** Refuses the act of a member who is not an approved volunteer: 409001 with the state `not-a-volunteer`. */
export async function requireVolunteer(database: Database, userId: string): Promise<void> {
  if (!(await isApprovedVolunteer(database, userId)))
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-a-volunteer' })
}

/**
 * Refuses what only approved volunteers read: 409001 with the state `volunteer-pending` while the office has yet to
 * decide about the member's registration, and with `not-a-volunteer` for anybody else.
 */
export async function requireVolunteerToRead(database: Database, userId: string): Promise<void> {
  if (await isApprovedVolunteer(database, userId)) return
  const state = (await isPendingVolunteer(database, userId)) ? 'volunteer-pending' : 'not-a-volunteer'
  throw new Refusal(errorCodes.stateRefuses, null, { state })
}

/**
 * Does the same as `requireVolunteer`, and locks the registration, so that the person stays a volunteer until the
 * transaction ends. If they leave at the same time, leaving waits for this lock, and then gives back what they took on.
 * It must be the first lock of a transaction, as it is in leaving.
 */
export async function requireAndLockVolunteer(transaction: Transaction, userId: string): Promise<void> {
  const row = await queriesOf(transaction).readOne(registrationIn('approved', userId).for('share'))
  if (row === null) throw new Refusal(errorCodes.stateRefuses, null, { state: 'not-a-volunteer' })
}

/**
 * Locks the registration of a volunteer, if there is one, until the transaction ends; it must be the first lock.
 * Transactions that count towards the limits of one volunteer therefore wait for each other.
 */
export async function lockVolunteer(transaction: Transaction, userId: string): Promise<void> {
  await queriesOf(transaction).read(
    build.select({ id: volunteers.id }).from(volunteers).where(eq(volunteers.id, userId)).for('update'),
  )
}
