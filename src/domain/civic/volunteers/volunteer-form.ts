import { ageOn } from '../../people/identities/identity-card'
import { parsePhoneNumber } from '../../frame/session/phone-number'
import { daysOfDate, parseIsoDate, type CivilDate } from '../../frame/shared/civil-date'
import { checkedFields, type FieldErrors } from '../../frame/shared/field-rules'
import { parsePersonName } from '../../frame/shared/person-name'
import { failure, success, type Result } from '../../frame/shared/result'

export const mostSkills = 5
/** The most teams that one registration may ask to join, because each request is work for a team leader. */
export const mostTeams = 3
/** The age from which a volunteer registers without a guardian. */
export const ageWithoutGuardian = 18

/** A team with its name, so that a draft can show the team without loading it. */
export interface ChosenTeam {
  readonly id: string
  readonly name: string
}

/** The personal data of a volunteer. The office checks each change. */
export interface VolunteerPerson {
  /** The name; '' where a verified identity gives it. */
  readonly name: string
  /** The sex: 1 male, 2 female; null until chosen, and where a verified identity gives it. */
  readonly sex: 1 | 2 | null
  /** The birth date, YYYY-MM-DD; '' where a verified identity gives it. */
  readonly birthDate: string
  /** The guardian's name; '' for an adult. */
  readonly guardianName: string
  readonly guardianPhone: string
}

/**
 * The facts that volunteers state about themselves and their service, and may change at any time. All are ids of
 * options; a single id is '' until an option is chosen.
 */
export interface VolunteerProfile {
  readonly nation: string
  readonly politics: string
  readonly education: string
  readonly streetId: string
  readonly skills: readonly string[]
  readonly times: readonly string[]
}

/** The input of the registration. The site already knows the phone. */
export interface VolunteerForm extends VolunteerPerson, VolunteerProfile {
  /** The teams that the volunteer asks to join; the requests are sent when the volunteer is approved. */
  readonly teams: readonly ChosenTeam[]
  readonly agreed: boolean
}
export type VolunteerField = keyof VolunteerForm

/** The birth date, or why it is invalid. `knownBirthDate` is that of the verified identity; null without one. */
export function birthDateOf(
  { birthDate }: Pick<VolunteerForm, 'birthDate'>,
  knownBirthDate: CivilDate | null,
  today: CivilDate,
): Result<CivilDate, 'required' | 'not-a-date'> {
  if (knownBirthDate !== null) return success(knownBirthDate)
  if (birthDate === '') return failure('required')
  const date = parseIsoDate(birthDate)
  return date === null || daysOfDate(date) > daysOfDate(today) ? failure('not-a-date') : success(date)
}

export function needsGuardian(birthDate: CivilDate, today: CivilDate): boolean {
  return ageOn(birthDate, today) < ageWithoutGuardian
}

/**
 * Checks the form; returns the valid registration, or the errors. `knownBirthDate` is that of the verified identity.
 */
export function checkVolunteer(
  form: VolunteerForm,
  { today, knownBirthDate }: { readonly today: CivilDate; readonly knownBirthDate: CivilDate | null },
): Result<VolunteerForm, FieldErrors<VolunteerField, string>> {
  const birthDate = birthDateOf(form, knownBirthDate, today)
  const isMinor = birthDate.ok && needsGuardian(birthDate.value, today)
  const guardianPhone = parsePhoneNumber(form.guardianPhone)
  return checkedFields({
    name: knownBirthDate === null ? parsePersonName(form.name) : success(''),
    sex: knownBirthDate !== null ? success(null) : form.sex === null ? failure('required') : success(form.sex),
    birthDate: birthDate.ok ? success(form.birthDate) : birthDate,
    nation: selectedOption(form.nation),
    politics: selectedOption(form.politics),
    education: selectedOption(form.education),
    streetId: selectedOption(form.streetId),
    skills: selectedOptions(form.skills, mostSkills),
    times: selectedOptions(form.times, Infinity),
    teams: form.teams.length > mostTeams ? failure('too-many') : success(form.teams),
    guardianName: isMinor ? parsePersonName(form.guardianName) : success(''),
    guardianPhone: !isMinor
      ? success('')
      : guardianPhone.ok
        ? guardianPhone
        : failure(guardianPhone.reason === 'empty' ? 'required' : guardianPhone.reason),
    agreed: form.agreed ? success(true) : failure('required'),
  })
}

/** The input of a change: the registered facts, without the teams and the consent of the registration. */
export type VolunteerChange = VolunteerPerson & VolunteerProfile

/** Checks a change by the rules of the registration; returns the valid change, or the errors. */
export function checkChange(
  form: VolunteerChange,
  context: Parameters<typeof checkVolunteer>[1],
): Result<VolunteerChange, FieldErrors<keyof VolunteerChange, string>> {
  const result = checkVolunteer({ ...form, teams: [], agreed: true }, context)
  if (!result.ok) return result
  const { teams: _teams, agreed: _agreed, ...change } = result.value
  return success(change)
}

/**
 * Whether two forms have the same personal data. With a verified identity, only the guardian is compared, because the
 * member cannot change the rest.
 */
export function isSamePerson(one: VolunteerPerson, other: VolunteerPerson, isKnown: boolean): boolean {
  const parts = isKnown
    ? (['guardianName', 'guardianPhone'] as const)
    : (['name', 'sex', 'birthDate', 'guardianName', 'guardianPhone'] as const)
  return parts.every((part) => one[part] === other[part])
}

function selectedOption(id: string): Result<string, 'required'> {
  return id === '' ? failure('required') : success(id)
}

function selectedOptions(ids: readonly string[], most: number): Result<readonly string[], 'too-few' | 'too-many'> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return failure('too-few')
  return uniqueIds.length > most ? failure('too-many') : success(uniqueIds)
}
