import { parsePhoneNumber, type PhoneNumberProblem } from '../../frame/session/phone-number'
import { fieldErrors, type FieldErrors } from '../../frame/shared/field-rules'
import { parsePersonName, type PersonNameProblem } from '../../frame/shared/person-name'
import { parseText, type TextRule } from '../../frame/shared/plain-text'
import { failure, reasonOf, success, type Result } from '../../frame/shared/result'

export const personAddressRule = { least: 2, most: 60, lines: 'one' } as const satisfies TextRule
export const personNeedsRule = { most: 300 } as const satisfies TextRule

export const relations = ['family', 'neighbour', 'resident', 'other'] as const
/** The helped person's relation to the helper; a 'resident' is looked after by a community worker. */
export type HelpedPersonRelation = (typeof relations)[number]

/** The input of the form that registers a helped person. */
export interface HelpedPersonForm {
  readonly name: string
  /** The sex: 0 not said, 1 male, 2 female. */
  readonly sex: 0 | 1 | 2
  /** The phone; '' when there is none. */
  readonly phone: string
  /** The relation; '' until one is chosen. */
  readonly relation: HelpedPersonRelation | ''
  readonly address: string
  /** Special needs, such as 'hard of hearing' or 'cannot climb stairs'. */
  readonly needs: string
  /** Whether the person agreed to be registered. */
  readonly agreed: boolean
}

export type HelpedPersonField = keyof HelpedPersonForm
export type HelpedPersonProblem = PersonNameProblem | PhoneNumberProblem

export function checkHelpedPerson(
  form: HelpedPersonForm,
): Result<HelpedPersonForm, FieldErrors<HelpedPersonField, HelpedPersonProblem>> {
  const name = parsePersonName(form.name)
  const parsedPhone = parsePhoneNumber(form.phone)
  const phone = !parsedPhone.ok && parsedPhone.reason === 'empty' ? success('') : parsedPhone
  const address = parseText(form.address, personAddressRule)
  const needs = parseText(form.needs, personNeedsRule)
  const errors = fieldErrors<HelpedPersonField, HelpedPersonProblem>({
    name: reasonOf(name),
    sex: null,
    phone: reasonOf(phone),
    relation: form.relation === '' ? 'required' : null,
    address: reasonOf(address),
    needs: reasonOf(needs),
    agreed: form.agreed ? null : 'required',
  })
  if (errors !== null || !name.ok || !phone.ok || !address.ok || !needs.ok) return failure(errors ?? {})
  return success({ ...form, name: name.value, phone: phone.value, address: address.value, needs: needs.value })
}
