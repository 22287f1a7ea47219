import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { changeVolunteer as endpoint } from '../../../../contract/volunteers'
import { errorCodes } from '../../../../contract/envelope'
import { isoDate } from '../../../../src/domain/frame/shared/civil-date'
import { isAllowed, offersRealName } from '../../../../src/domain/frame/site/switches'
import { birthDateOf, checkChange, type VolunteerChange } from '../../../../src/domain/civic/volunteers/volunteer-form'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, invalidForm, Refusal } from '../../../kernel/http/refusal'
import type { Vault } from '../../../kernel/shared/vault'
import { readIdentity } from '../../people/identities/read-identity'
import { readSwitches } from '../../../kernel/site/switches'
import { siteDate } from '../../../kernel/site/site-today'
import { streets } from '../../../kernel/site/site.schema'
import { practiceOptions } from './practice-options'

interface CheckedRegistration {
  /** The form, with the birth date of the verified identity where there is one. */
  readonly written: VolunteerChange
  /** Whether name, sex and birth date come from a verified identity. */
  readonly isKnown: boolean
}

/** Refuses while the site takes no registrations: 409001 with the state `closed`. */
export async function requireOpenRegistration(database: Database): Promise<void> {
  if (!isAllowed(await readSwitches(database), 'volunteer'))
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'closed' })
}

/**
 * Checks a registration, or a change of one, by the rules of the form and the options of its lists. Throws 409001 with
 * the state `real-name-needed` when the site requires a verified real name and the member has none.
 */
export async function checkRegistration(
  database: Database,
  vault: Vault,
  userId: string,
  body: z.output<typeof endpoint.body>,
  now: Date,
): Promise<CheckedRegistration> {
  const identity = await readIdentity(database, vault, userId)
  if (identity === null && offersRealName(await readSwitches(database)))
    throw new Refusal(errorCodes.stateRefuses, null, { state: 'real-name-needed' })
  const today = await siteDate(database, now)
  const recordedBirthDate = identity?.card.birthDate ?? null
  const parsedForm = checkChange(formOf(body), { today, knownBirthDate: recordedBirthDate })
  if (!parsedForm.ok) throw invalidForm(parsedForm.reason)
  await requireKnownOptions(database, parsedForm.value)
  const birthDate = birthDateOf(parsedForm.value, recordedBirthDate, today)
  return {
    written: { ...parsedForm.value, birthDate: birthDate.ok ? isoDate(birthDate.value) : '' },
    isKnown: identity !== null,
  }
}

function formOf({
  birth_date: birthDate,
  street_id: streetId,
  guardian_name: guardianName,
  guardian_phone: guardianPhone,
  name,
  sex,
  nation,
  politics,
  education,
  skills,
  times,
}: z.output<typeof endpoint.body>): VolunteerChange {
  return { name, sex, birthDate, guardianName, guardianPhone, nation, politics, education, streetId, skills, times }
}

async function requireKnownOptions(
  database: Database,
  { nation, politics, education, streetId, skills, times }: VolunteerChange,
): Promise<void> {
  const street = await queriesOf(database).readOne(
    build.select({ id: streets.id }).from(streets).where(eq(streets.id, streetId)),
  )
  const isRecorded = {
    nation: isOption(practiceOptions.nations, [nation]),
    politics: isOption(practiceOptions.politics, [politics]),
    education: isOption(practiceOptions.educations, [education]),
    skills: isOption(practiceOptions.skills, skills),
    times: isOption(practiceOptions.times, times),
    street_id: street !== null,
  }
  const wrong = Object.entries(isRecorded).filter(([, isKnown]) => !isKnown)
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(([field]) => [field, 'unknown'])))
}

function isOption(options: readonly { readonly id: string }[], ids: readonly string[]): boolean {
  return ids.every((id) => options.some((option) => option.id === id))
}
