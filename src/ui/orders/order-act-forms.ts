import type { CaseAct } from '../../application/cases/case-act'
import type { Form } from '../../application/forms/form'
import type { PlainForms } from '../../application/forms/plain-forms'
import type { OrdersGateway } from '../../application/orders/orders-gateway'
import type { Order } from '../../domain/orders/order'
import { checkReason, checkScore, type ReasonForm, type ScoreForm } from '../../domain/orders/order-form'

/** The acts that come with a form. */
export type OrderActForm =
  | { readonly act: 'cancel' | 'giveBack'; readonly form: Form<ReasonForm, ReasonForm, Order> }
  | { readonly act: 'score'; readonly form: Form<ScoreForm, ScoreForm, Order> }

interface ActFormHost {
  readonly forms: PlainForms
  readonly gateway: OrdersGateway
  readonly caseAct: CaseAct
  readonly refresh: () => Promise<unknown>
  readonly onDone: (order: Order) => void
}

export function makeOrderActForm(
  act: OrderActForm['act'],
  id: string,
  { forms, gateway, caseAct, onDone, ...refreshing }: ActFormHost,
): OrderActForm {
  const common = { name: `${act}-order:${id}`, needs: 'member', onSent: onDone } as const
  if (act === 'score')
    return {
      act,
      form: forms.make({
        ...common,
        values: { stars: 0, text: '' },
        check: checkScore,
        send: (score, key) => caseAct.execute(() => gateway.score(id, score, key), refreshing),
      }),
    }
  return {
    act,
    form: forms.make({
      ...common,
      values: { text: '' },
      check: checkReason,
      send: (reason, key) => caseAct.execute(() => gateway[act](id, reason, key), refreshing),
    }),
  }
}
