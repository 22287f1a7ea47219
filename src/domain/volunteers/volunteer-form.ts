import { ageOn } from '../identities/identity-card'
import { parsePhoneNumber } from '../session/phone-number'
import { daysOfDate, parseIsoDate, type CivilDate } from '../shared/civil-date'
import { checkedFields, type FieldErrors } from '../shared/field-rules'
import { parsePersonName } from '../shared/person-name'
import { failure, success, type Result } from '../shared/result'

export const mostSkills = 5
/** Who is younger registers with a guardian. */
export const ageWithoutGuardian = 18

/** A team with its name, which a draft shows without asking for it. */
export interface ChosenTeam {
  readonly id: string
  readonly name: string
}

/** The input of the registration. Name, sex and phone are known to the site already. */
export interface VolunteerForm {
  /** YYYY-MM-DD; '' where a checked identity says it. */
  readonly birthDate: string
  /** Ids of the options; '' until one is chosen. */
  readonly nation: string
  readonly politics: string
  readonly education: string
  readonly streetId: string
  readonly skills: readonly string[]
  readonly times: readonly string[]
  /** The team that is asked to take them once they are a volunteer. */
  readonly team: ChosenTeam | null
  /** '' for an adult. */
  readonly guardianName: string
  readonly guardianPhone: string
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
    birthDate: birthDate.ok ? success(form.birthDate) : birthDate,
    nation: chosen(form.nation),
    politics: chosen(form.politics),
    education: chosen(form.education),
    streetId: chosen(form.streetId),
    skills: some(form.skills, mostSkills),
    times: some(form.times, Infinity),
    team: success(form.team),
    guardianName: isMinor ? parsePersonName(form.guardianName) : success(''),
    guardianPhone: !isMinor
      ? success('')
      : guardianPhone.ok
        ? guardianPhone
        : failure(guardianPhone.reason === 'empty' ? 'required' : guardianPhone.reason),
    agreed: form.agreed ? success(true) : failure('required'),
  })
}

function chosen(id: string): Result<string, 'required'> {
  return id === '' ? failure('required') : success(id)
}

function some(ids: readonly string[], most: number): Result<readonly string[], 'too-few' | 'too-many'> {
  const each = [...new Set(ids)]
  if (each.length === 0) return failure('too-few')
  return each.length > most ? failure('too-many') : success(each)
}
