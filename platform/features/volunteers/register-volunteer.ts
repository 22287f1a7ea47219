import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { registerVolunteer as endpoint } from '../../../contract/volunteers'
import { errorCodes } from '../../../contract/envelope'
import { isoDate } from '../../../src/domain/shared/civil-date'
import { isAllowed, offersRealName } from '../../../src/domain/site/switches'
import { birthDateOf, checkVolunteer, type VolunteerForm } from '../../../src/domain/volunteers/volunteer-form'
import { volunteerLifecycle } from '../../../src/domain/volunteers/volunteer-lifecycle'
import type { Database } from '../../database/client'
import { invalid, invalidForm, Refusal } from '../../http/refusal'
import type { Vault } from '../../shared/vault'
import { unsaid } from '../../shared/written'
import { carryOut } from '../cases/carry-out'
import { addStep } from '../cases/case-steps'
import { readIdentity } from '../identities/read-identity'
import { readSwitches } from '../site/switches'
import { siteDate } from '../site/site-today'
import { streets } from '../site/site.schema'
import { practiceOptions } from './practice-options'
import { volunteerCase } from './volunteer-case'
import { sealDetails } from './volunteer-details'
import { volunteers } from './volunteers.schema'

/** A member registers, for the first time or again. Where the site checks real names, theirs is checked before. */
export async function registerVolunteer(
  database: Database,
  vault: Vault,
  userId: string,
  body: z.output<typeof endpoint.body>,
  now: Date,
): Promise<void> {
  const switches = await readSwitches(database)
  if (!isAllowed(switches, 'volunteer')) throw new Refusal(errorCodes.stateRefuses, null, { state: 'closed' })
  const identity = await readIdentity(database, vault, userId)
  if (identity === null && offersRealName(switches))
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'real-name-needed' })
  const today = await siteDate(database, now)
  const known = identity?.card.birthDate ?? null
  const form = await checkBody(database, body, { today, known })
  const birthDate = birthDateOf(form, known, today)
  const { nation, politics, education, streetId, skills, times, guardianName: name, guardianPhone: phone } = form
  const details = sealDetails(vault, userId, {
    nation,
    politics,
    education,
    streetId,
    birthDate: birthDate.ok ? isoDate(birthDate.value) : '',
    guardian: name === '' ? null : { name, phone },
  })
  const state = volunteerLifecycle.start
  const written = { skills, times, details, teamId: body.team_id, registeredAt: now }
  const [first] = await database
    .insert(volunteers)
    .values({ id: userId, state, updatedAt: now, ...written })
    .onConflictDoNothing()
    .returning({ id: volunteers.id })
  const by = { role: 'applicant', actorId: userId, at: now } as const
  if (first === undefined) await carryOut(database, volunteerCase, { ...by, id: userId, act: 'register', set: written })
  else await addStep(database, { ...by, kind: volunteerCase.name, caseId: userId, act: 'submit', state, text: unsaid })
}

async function checkBody(
  database: Database,
  {
    birth_date: birthDate,
    street_id: streetId,
    guardian_name: guardianName,
    guardian_phone: guardianPhone,
    team_id: _team,
    ...rest
  }: z.output<typeof endpoint.body>,
  given: Parameters<typeof checkVolunteer>[1],
): Promise<VolunteerForm> {
  // A team that is full or gone by the approval is no error of the registration.
  const checked = checkVolunteer({ ...rest, team: null, streetId, birthDate, guardianName, guardianPhone }, given)
  if (!checked.ok) throw invalidForm(checked.reason)
  const { nation, politics, education, skills, times } = checked.value
  const [street] = await database.select({ id: streets.id }).from(streets).where(eq(streets.id, streetId))
  const unknown = {
    nation: isOption(practiceOptions.nations, [nation]),
    politics: isOption(practiceOptions.politics, [politics]),
    education: isOption(practiceOptions.educations, [education]),
    skills: isOption(practiceOptions.skills, skills),
    times: isOption(practiceOptions.times, times),
    street_id: street !== undefined,
  }
  const wrong = Object.entries(unknown).filter(([, isKnown]) => !isKnown)
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(([field]) => [field, 'unknown'])))
  return checked.value
}

function isOption(options: readonly { readonly id: string }[], chosen: readonly string[]): boolean {
  return chosen.every((id) => options.some((option) => option.id === id))
}
