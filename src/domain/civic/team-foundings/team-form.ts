import { namesHouse } from '../../frame/places/area'
import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'
import { parseShownName, type ShownNameRule } from '../../frame/shared/shown-name'

const teamNameRule: ShownNameRule = { least: 2, most: { chinese: 30, other: 60 } }
export const teamIntroRule = { least: 10, most: 500 } as const satisfies TextRule
export const teamStreetRule = { least: 2, most: 40, lines: 'one' } as const satisfies TextRule
export const teamReasonRule = { least: 10, most: 500 } as const satisfies TextRule

/** What everybody reads of a team. */
export interface TeamForm {
  readonly name: string
  readonly intro: string
  /** The street or neighbourhood, without a house number: it may be where the leader lives. */
  readonly street: string
  /** The id of the uploaded picture; none keeps the present one. */
  readonly pictures: readonly string[]
}

/** What somebody says who founds a team. */
export interface FoundingForm extends TeamForm {
  /** Why the team is needed, which the office alone reads. */
  readonly why: string
}

type Problem = TextProblem | 'has-number' | 'too-many'
type Errors<Form> = FieldErrors<keyof Form & string, Problem>

/** Checks what everybody reads of a team. */
export function checkTeam(form: TeamForm): Result<TeamForm, Errors<TeamForm>> {
  const name = parseShownName(form.name, teamNameRule)
  const intro = parseText(form.intro, teamIntroRule)
  const street = parseText(form.street, teamStreetRule)
  const errors = fieldErrors<keyof TeamForm, Problem>({
    name: reasonOf(name),
    intro: reasonOf(intro),
    street: !street.ok ? street.reason : namesHouse(street.value) ? 'has-number' : null,
    pictures: form.pictures.length > 1 ? 'too-many' : null,
  })
  if (errors !== null || !name.ok || !intro.ok || !street.ok) return failure(errors ?? {})
  return success({ name: name.value, intro: intro.value, street: street.value, pictures: form.pictures })
}

/** Checks the request to found a team, which needs a picture and a reason. */
export function checkFounding(
  form: FoundingForm,
): Result<FoundingForm, Errors<FoundingForm> | { pictures?: 'required' }> {
  const team = checkTeam(form)
  const why = parseText(form.why, teamReasonRule)
  const errors = {
    ...(team.ok ? {} : team.reason),
    ...(form.pictures.length === 0 && { pictures: 'required' as const }),
    ...(why.ok ? {} : { why: why.reason }),
  }
  if (!team.ok || !why.ok || Object.keys(errors).length > 0) return failure(errors)
  return success({ ...team.value, why: why.value })
}

/**
 * The form of a name in which teams are compared: case, spaces, signs and the width of letters make no difference, so
 * that nobody takes the name of another team by a sign that nobody sees.
 */
export const teamNameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
