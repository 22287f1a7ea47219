import { parsePhoneNumber, type PhoneNumberProblem } from '../../frame/session/phone-number'
import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { canonicalName, personNameLength } from '../../frame/shared/person-name'
import { parseText, type TextProblem, type TextRule } from '../../frame/shared/plain-text'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'
import { parseShownName, type ShownNameRule } from '../../frame/shared/shown-name'

/**
 * The roles that somebody can apply for: a publishing organisation, a host of programmes, or a correspondent of a
 * neighbourhood.
 */
export const applicationKinds = ['organisation', 'host', 'correspondent'] as const
export type ApplicationKind = (typeof applicationKinds)[number]

const applicationNameRule: ShownNameRule = { least: 2, most: { chinese: 40, other: 80 } }
export const applicationIntroRule = { least: 10, most: 500 } as const satisfies TextRule
const contactNameRule: ShownNameRule = { least: 2, most: personNameLength }
export const mostApplicationPictures = 6

export interface ApplicationForm {
  /** The kind; '' until one is chosen. */
  readonly kind: ApplicationKind | ''
  /** The name under which the applicant wants to publish. */
  readonly name: string
  readonly intro: string
  /** The name of the person to contact. */
  readonly contactName: string
  /** The phone number of the person to contact. */
  readonly phone: string
  /** Ids of uploaded pictures, such as a licence, a press card or own work. */
  readonly pictures: readonly string[]
}

/** A form that passed the check. */
export type CheckedApplication = ApplicationForm & { readonly kind: ApplicationKind }

type Problem = TextProblem | PhoneNumberProblem | 'too-many'

/** Checks the form, for the client and the platform alike. */
export function checkApplication(
  form: ApplicationForm,
): Result<CheckedApplication, FieldErrors<keyof ApplicationForm, Problem>> {
  const { kind } = form
  const name = parseShownName(form.name, applicationNameRule)
  const intro = parseText(form.intro, applicationIntroRule)
  const contactName = parseShownName(canonicalName(form.contactName), contactNameRule)
  const phone = parsePhoneNumber(form.phone)
  const errors = fieldErrors<keyof ApplicationForm, Problem>({
    kind: kind === '' ? 'required' : null,
    name: reasonOf(name),
    intro: reasonOf(intro),
    contactName: reasonOf(contactName),
    phone: reasonOf(phone),
    pictures: form.pictures.length > mostApplicationPictures ? 'too-many' : null,
  })
  if (errors !== null || kind === '' || !name.ok || !intro.ok || !contactName.ok || !phone.ok)
    return failure(errors ?? {})
  return success({
    ...form,
    kind,
    name: name.value,
    intro: intro.value,
    contactName: contactName.value,
    phone: phone.value,
  })
}
