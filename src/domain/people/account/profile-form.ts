import { parseOwnNickname, type NicknameProblem } from '../../frame/session/nickname'
import { isoDate, parseIsoDate, type CivilDate } from '../../frame/shared/civil-date'
import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { characterCount } from '../../frame/shared/graphemes'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'
import type { User } from '../../frame/session/user'
import type { UserProfile } from '../../frame/session/user-profile'
import { plainLine } from '../../frame/shared/plain-text'

/** The input of the profile form. */
export interface ProfileForm {
  readonly nickname: string
  readonly sex: UserProfile['sex']
  /** The birth date, YYYY-MM-DD; '' when not given. */
  readonly birthdate: string
  readonly homeAddress: string
}

export type ProfileField = keyof ProfileForm
export type ProfileProblem = NicknameProblem | 'not-a-date' | 'in-future' | 'too-old' | 'address-too-long'

export const longestAddress = 120
export const earliestBirthdate = '1890-01-01'

export interface ProfileChanges {
  readonly nickname: string
  readonly sex: UserProfile['sex']
  readonly birthdate: string | null
  readonly homeAddress: string
}

export function profileFormOf(user: User, profile: UserProfile): ProfileForm {
  return {
    nickname: user.nickname,
    sex: profile.sex,
    birthdate: profile.birthdate ?? '',
    homeAddress: profile.homeAddress,
  }
}

/** Checks the form; returns the valid profile, or the errors. `today` is the day in the site's time zone. */
export function checkProfile(
  form: ProfileForm,
  today: CivilDate,
): Result<ProfileChanges, FieldErrors<ProfileField, ProfileProblem>> {
  const nickname = parseOwnNickname(form.nickname)
  const homeAddress = plainLine(form.homeAddress)
  const errors = fieldErrors<ProfileField, ProfileProblem>({
    nickname: reasonOf(nickname),
    sex: null,
    birthdate: birthdateProblem(form.birthdate, today),
    homeAddress: characterCount(homeAddress) > longestAddress ? 'address-too-long' : null,
  })
  if (errors !== null || !nickname.ok) return failure(errors ?? {})
  return success({
    nickname: nickname.value,
    sex: form.sex,
    birthdate: form.birthdate === '' ? null : form.birthdate,
    homeAddress,
  })
}

function birthdateProblem(text: string, today: CivilDate): ProfileProblem | null {
  if (text === '') return null
  if (parseIsoDate(text) === null) return 'not-a-date'
  if (text > isoDate(today)) return 'in-future'
  return text < earliestBirthdate ? 'too-old' : null
}
