import { ageOn } from '../../people/identities/identity-card'
import { parsePhoneNumber } from '../../frame/session/phone-number'
import { daysOfDate, parseIsoDate, type CivilDate } from '../../frame/shared/civil-date'
import { checkedFields, type FieldErrors } from '../../frame/shared/field-rules'
import { parsePersonName } from '../../frame/shared/person-name'
import { failure, success, type Result } from '../../frame/shared/result'

export const mostSkills = 5
/** Teams that are asked with one registration: each request is work for a leader. */
export const mostTeams = 3
/** Who is younger registers with a guardian. */
export const ageWithoutGuardian = 18

/** A team with its name, which a draft shows without asking for it. */
export interface ChosenTeam {
  readonly id: string
  readonly name: string
}

/** Who a volunteer is. The office looks at each change of it. */
export interface VolunteerPerson {
  /** '' where a checked identity says it. */
  readonly name: string
  /** 1 male, 2 female; null until it is chosen, and where a checked identity says it. */
  readonly sex: 1 | 2 | null
  /** YYYY-MM-DD; '' where a checked identity says it. */
  readonly birthDate: string
  /** '' for an adult. */
  readonly guardianName: string
  readonly guardianPhone: string
}

/** What a volunteer tells of themselves and of their service, and may change at any time. */
export interface VolunteerProfile {
  /** Ids of the options; '' until one is chosen. */
  readonly nation: string
  readonly politics: string
  readonly education: string
  readonly streetId: string
  readonly skills: readonly string[]
  readonly times: readonly string[]
}

/** The input of the registration. The phone is known to the site already. */
export interface VolunteerForm extends VolunteerPerson, VolunteerProfile {
  /** The teams that are asked to take them once they are a volunteer. */
  readonly teams: readonly ChosenTeam[]
  readonly agreed: boolean
}
export type VolunteerField = keyof VolunteerForm

/** The birth date, where it is one and passed; `known` is that of the checked identity. */
export function birthDateOf(
  { birthDate }: Pick<VolunteerForm, 'birthDate'>,
  known: CivilDate | null,
  today: CivilDate,
): Result<CivilDate, 'required' | 'not-a-date'> {
  if (known !== null) return success(known)
  if (birthDate === '') return failure('required')
  const date = parseIsoDate(birthDate)
  return date === null || daysOfDate(date) > daysOfDate(today) ? failure('not-a-date') : success(date)
}

export function needsGuardian(birthDate: CivilDate, today: CivilDate): boolean {
  return ageOn(birthDate, today) < ageWithoutGuardian
}

/** A valid registration, or the errors. `known` is the birth date of the checked identity. */
export function checkVolunteer(
  form: VolunteerForm,
  { today, known }: { readonly today: CivilDate; readonly known: CivilDate | null },
): Result<VolunteerForm, FieldErrors<VolunteerField, string>> {
  const birthDate = birthDateOf(form, known, today)
  const isMinor = birthDate.ok && needsGuardian(birthDate.value, today)
  const guardianPhone = parsePhoneNumber(form.guardianPhone)
  return checkedFields({
    name: known === null ? parsePersonName(form.name) : success(''),
    sex: known !== null ? success(null) : form.sex === null ? failure('required') : success(form.sex),
    birthDate: birthDate.ok ? success(form.birthDate) : birthDate,
    nation: chosen(form.nation),
    politics: chosen(form.politics),
    education: chosen(form.education),
    streetId: chosen(form.streetId),
    skills: some(form.skills, mostSkills),
    times: some(form.times, Infinity),
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

/** The input of a change: of what is registered, with nothing that only a registration asks for. */
export type VolunteerChange = VolunteerPerson & VolunteerProfile

/** A valid change, or the errors; by the rules of the registration. */
export function checkChange(
  form: VolunteerChange,
  given: Parameters<typeof checkVolunteer>[1],
): Result<VolunteerChange, FieldErrors<keyof VolunteerChange, string>> {
  const checked = checkVolunteer({ ...form, teams: [], agreed: true }, given)
  if (!checked.ok) return checked
  const { teams: _teams, agreed: _agreed, ...change } = checked.value
  return success(change)
}

/** Whether two say the same of a person; where an identity was checked, only the guardian is theirs to say. */
export function isSamePerson(one: VolunteerPerson, other: VolunteerPerson, isKnown: boolean): boolean {
  const parts = isKnown
    ? (['guardianName', 'guardianPhone'] as const)
    : (['name', 'sex', 'birthDate', 'guardianName', 'guardianPhone'] as const)
  return parts.every((part) => one[part] === other[part])
}

function chosen(id: string): Result<string, 'required'> {
  return id === '' ? failure('required') : success(id)
}

function some(ids: readonly string[], most: number): Result<readonly string[], 'too-few' | 'too-many'> {
  const each = [...new Set(ids)]
  if (each.length === 0) return failure('too-few')
  return each.length > most ? failure('too-many') : success(each)
}
