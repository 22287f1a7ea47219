import { checkEvaluation, type EvaluationForm } from '../../../domain/frame/ratings/evaluation'
import { inject } from 'inversify'
import type { Order } from '../../../domain/civic/orders/order'
import {
  checkAgain,
  checkObjection,
  checkReason,
  type AgainForm,
  type OrderReasonForm,
} from '../../../domain/civic/orders/order-form'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import type { Form } from '../../frame/forms/form'
import { PlainForms } from '../../frame/forms/plain-forms'
import { OrderDays } from './order-days'
import { OrdersGateway } from './orders-gateway'

/** The form of an act on an order, for the acts that have a form. */
export type OrderActForm =
  | { readonly act: 'cancel' | 'giveBack' | 'object'; readonly form: Form<OrderReasonForm, OrderReasonForm, Order> }
  | { readonly act: 'nobodyCame'; readonly form: Form<AgainForm, AgainForm, Order> }
  | { readonly act: 'score'; readonly form: Form<EvaluationForm, EvaluationForm, Order> }

interface ActFormHost extends ShownCase {
  readonly onDone: (order: Order) => void
}

/** Creates the forms of acts on an order. */
export class OrderActForms {
  constructor(
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(OrdersGateway) private readonly gateway: OrdersGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(OrderDays) private readonly orderDays: OrderDays,
  ) {}

  /** A new idempotency key, for an act without a form. */
  newKey(): string {
    return this.forms.newKey()
  }

  /** The first and last day for which help can be requested again, YYYY-MM-DD. */
  get days(): { readonly first: string; readonly last: string } {
    return this.orderDays.range
  }

  make(act: OrderActForm['act'], id: string, { onDone, ...refreshing }: ActFormHost): OrderActForm {
    const { forms, gateway, caseAct } = this
    const commonOptions = { name: `${act}-order:${id}`, needs: 'member', onSent: onDone } as const
    if (act === 'score')
      return {
        act,
        form: forms.make({
          ...commonOptions,
          values: { stars: 0, text: '' },
          check: checkEvaluation,
          send: async (score, key) => caseAct.after(await gateway.score(id, score, key), refreshing),
        }),
      }
    if (act === 'nobodyCame')
      return {
        act,
        form: forms.make({
          ...commonOptions,
          values: { wantedOn: '' },
          check: (values: AgainForm) => checkAgain(values, this.orderDays.today),
          send: async (again, key) => caseAct.after(await gateway.nobodyCame(id, again, key), refreshing),
        }),
      }
    return {
      act,
      form: forms.make({
        ...commonOptions,
        values: { text: '' },
        check: act === 'object' ? checkObjection : checkReason,
        send: async (reason, key) => caseAct.after(await gateway[act](id, reason, key), refreshing),
      }),
    }
  }
}
