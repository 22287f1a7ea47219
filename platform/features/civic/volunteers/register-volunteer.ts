import type * as z from 'zod/mini'
import type { registerVolunteer as endpoint } from '../../../../contract/volunteers'
import { volunteerLifecycle } from '../../../../src/domain/civic/volunteers/volunteer-lifecycle'
import type { Transaction } from '../../../kernel/database/client'
import type { Vault } from '../../../kernel/shared/vault'
import { unsaid } from '../../../kernel/shared/as-written'
import { carryOut } from '../../../kernel/cases/carry-out'
import { addStep } from '../../../kernel/cases/case-steps'
import { checkRegistration, requireOpenRegistration } from './check-registration'
import { volunteerCase } from './volunteer-case'
import { sealDetails } from './volunteer-details'
import { volunteers } from './volunteers.schema'

/** Registers a member as a volunteer, for the first time or again. */
export async function registerVolunteer(
  database: Transaction,
  vault: Vault,
  userId: string,
  { team_ids: teamIds, ...body }: z.output<typeof endpoint.body>,
  now: Date,
): Promise<void> {
  await requireOpenRegistration(database)
  const { skills, times, ...details } = (await checkRegistration(database, vault, userId, body, now)).written
  const state = volunteerLifecycle.start
  const columns = {
    skills,
    times,
    details: sealDetails(vault, userId, details),
    // The teams are not checked here, since they are asked only when the registration is approved (`askChosenTeams`).
    teamIds: [...new Set(teamIds)],
    registeredAt: now,
  }
  const [first] = await database
    .insert(volunteers)
    .values({ id: userId, state, updatedAt: now, ...columns })
    .onConflictDoNothing()
    .returning({ id: volunteers.id })
  const by = { role: 'applicant', actorId: userId, at: now } as const
  if (first === undefined) await carryOut(database, volunteerCase, { ...by, id: userId, act: 'register', set: columns })
  else await addStep(database, { ...by, kind: volunteerCase.name, caseId: userId, act: 'submit', state, text: unsaid })
}
