import type { CivilDate } from '../../frame/shared/civil-date'
import { checkedFields, type FieldErrors } from '../../frame/shared/field-rules'
import { parsePersonName } from '../../frame/shared/person-name'
import { failure, success, type Result } from '../../frame/shared/result'
import { parseIdentityCard } from './identity-card'

/** The input of the real-name check. */
export interface RealNameForm {
  readonly name: string
  readonly cardNumber: string
  /** Whether the member agreed that name and number are checked and stored. */
  readonly agreed: boolean
}

export function checkRealName(
  form: RealNameForm,
  today: CivilDate,
): Result<RealNameForm, FieldErrors<keyof RealNameForm, string>> {
  const card = parseIdentityCard(form.cardNumber, today)
  return checkedFields({
    name: parsePersonName(form.name),
    cardNumber: card.ok ? success(card.value.number) : card,
    agreed: form.agreed ? success(true) : failure('required'),
  })
}
