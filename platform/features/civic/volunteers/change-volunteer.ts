import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { changeVolunteer as endpoint } from '../../../../contract/volunteers'
import { errorCodes } from '../../../../contract/envelope'
import { isSamePerson } from '../../../../src/domain/civic/volunteers/volunteer-form'
import type { VolunteerPerson } from '../../../../src/domain/civic/volunteers/volunteer-form'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import type { Vault } from '../../../kernel/shared/vault'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { checkRegistration } from './check-registration'
import { volunteerCase } from './volunteer-case'
import { openDetails, sealDetails } from './volunteer-details'
import { volunteers } from './volunteers.schema'

const nobody: VolunteerPerson = { name: '', sex: null, birthDate: '', guardianName: '', guardianPhone: '' }

/**
 * Changes a volunteer's registration. While the registration waits for the office, all changes take effect at once. The
 * personal facts of an approved volunteer (name, sex, birth date, guardian) change once the office accepts the change.
 * Until then the approved facts stay, and the volunteer stays approved. A later change replaces or withdraws a change
 * that waits.
 */
export async function changeVolunteer(
  database: Database,
  vault: Vault,
  userId: string,
  body: z.output<typeof endpoint.body>,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await queriesOf(transaction).readOne(
      build.select().from(volunteers).where(eq(volunteers.id, userId)).for('update'),
    )
    if (row === null) throw new Refusal(errorCodes.gone)
    if (row.state !== 'pending' && row.state !== 'approved')
      throw new Refusal(errorCodes.stateRefuses, null, { state: row.state })
    const { written, isKnown } = await checkRegistration(transaction, vault, userId, body, now)
    const { skills, times, ...details } = written
    const approvedPerson = openDetails(vault, row) ?? nobody
    const isEffectiveNow = row.state === 'pending' || isSamePerson(details, approvedPerson, isKnown)
    await carryOut(transaction, volunteerCase, {
      id: userId,
      act: row.state === 'pending' ? 'revise' : isEffectiveNow ? 'change' : 'propose',
      role: 'applicant',
      actorId: userId,
      at: now,
      set: {
        skills,
        times,
        details: sealDetails(vault, userId, isEffectiveNow ? details : { ...details, ...personOf(approvedPerson) }),
        proposed: isEffectiveNow ? null : sealDetails(vault, userId, details),
        proposedAt: isEffectiveNow ? null : now,
      },
    })
  })
}

/**
 * The office accepts a volunteer's changed personal facts; 409001 with the state `nothing-proposed` when no change
 * waits.
 */
export async function acceptChange(database: Database, id: string, at: Date): Promise<void> {
  await decide(database, id, async (transaction, row) => {
    if (row.proposed === null) throw nothingProposed()
    const set = { ...noProposal, details: row.proposed }
    await carryOut(transaction, volunteerCase, { id, act: 'acceptChange', role: 'operator', actorId: null, at, set })
  })
}

/** The office keeps the approved facts, with a reason that the volunteer reads. */
export async function refuseChange(database: Database, id: string, reason: string, at: Date): Promise<void> {
  const text = officeReason(reason)
  await decide(database, id, async (transaction, row) => {
    if (row.proposed === null) throw nothingProposed()
    const by = { id, role: 'operator', actorId: null, at } as const
    await carryOut(transaction, volunteerCase, { ...by, act: 'refuseChange', text, set: noProposal })
  })
}

const noProposal = { proposed: null, proposedAt: null }
const nothingProposed = () => new Refusal(errorCodes.stateRefuses, null, { state: 'nothing-proposed' })

async function decide(
  database: Database,
  id: string,
  act: (transaction: Transaction, row: typeof volunteers.$inferSelect) => Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const row = await queriesOf(transaction).readOne(
      build.select().from(volunteers).where(eq(volunteers.id, id)).for('update'),
    )
    if (row === null) throw new Refusal(errorCodes.gone)
    await act(transaction, row)
  })
}

function personOf({ name, sex, birthDate, guardianName, guardianPhone }: VolunteerPerson): VolunteerPerson {
  return { name, sex, birthDate, guardianName, guardianPhone }
}
