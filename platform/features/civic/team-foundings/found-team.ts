import type * as z from 'zod/mini'
import { errorCodes } from '../../../../contract/envelope'
import type { foundTeam as endpoint } from '../../../../contract/team-foundings'
import { checkFounding } from '../../../../src/domain/civic/team-foundings/team-form'
import { foundingLifecycle } from '../../../../src/domain/civic/team-foundings/founding-lifecycle'
import type { Database, Transaction } from '../../../kernel/database/client'
import { invalidForm, Refusal } from '../../../kernel/http/refusal'
import { formLimit } from '../../../kernel/limits/form-limit'
import { unsaid } from '../../../kernel/shared/as-written'
import { randomId } from '../../../kernel/shared/random'
import { addStep } from '../../../kernel/cases/case-steps'
import { carryOut } from '../../../kernel/cases/carry-out'
import { ownPictures } from '../../../kernel/uploads/own-pictures'
import { requireAndLockVolunteer } from '../volunteer-status/require-volunteer'
import { foundingCase } from './founding-case'
import { claimName, freeName } from './name-claims'
import { leadsEnough } from '../teams/leads-enough'
import { teamFoundings } from './team-foundings.schema'
import { foundingPicture, teamPicture } from './team-foundings.uploads'

/** How often somebody may ask for a team in a week, since the office looks at each. */
export const foundingLimit = formLimit('team-founding', { most: 5, window: 7 * 86_400_000 })

type NewFounding = typeof teamFoundings.$inferInsert

/** An approved volunteer asks for a new team, one at a time, and leads three at most. */
export async function foundTeam(
  database: Database,
  founderId: string,
  body: z.output<typeof endpoint.body>,
  now: Date,
): Promise<void> {
  const form = checkFounding(body)
  if (!form.ok) throw invalidForm(form.reason)
  await foundingLimit.consume(database, founderId, now)
  await database.transaction(async (transaction) => {
    await requireAndLockVolunteer(transaction, founderId)
    if (await leadsEnough(transaction, founderId)) throw refusalFor('leads-enough')
    // The picture is checked as one that everybody will see.
    await ownPictures(transaction, founderId, form.value.pictures, { use: teamPicture, now })
    const use = { use: foundingPicture, now }
    const [picture = ''] = await ownPictures(transaction, founderId, form.value.pictures, use)
    const { name, intro, street, why } = form.value
    await addFounding(transaction, {
      ...{ id: randomId('founding'), kind: 'team', userId: founderId, teamId: null },
      ...{ name, intro, street, why, picture },
      ...{ state: foundingLifecycle.start, createdAt: now, updatedAt: now },
    })
  })
}

/** Stores a request and keeps its name; throws 409001 with the state `pending` while another one waits. */
export async function addFounding(transaction: Transaction, row: NewFounding): Promise<void> {
  const [founding] = await transaction
    .insert(teamFoundings)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: teamFoundings.id })
  if (founding === undefined) throw refusalFor('pending')
  await claimName(transaction, row.name, { foundingId: row.id })
  await addStep(transaction, {
    kind: foundingCase.name,
    caseId: row.id,
    act: 'submit',
    state: row.state,
    role: 'founder',
    actorId: row.userId,
    text: unsaid,
    at: row.createdAt,
  })
}

/** The founder withdraws a request that waits; its name is free. */
export async function withdrawFounding(database: Database, founderId: string, id: string, now: Date): Promise<void> {
  await carryOut(database, foundingCase, {
    id,
    act: 'withdraw',
    role: 'founder',
    actorId: founderId,
    at: now,
    also: (transaction) => freeName(transaction, id),
  })
}

const refusalFor = (state: string) => new Refusal(errorCodes.stateRefuses, null, { state })
