import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ClashCheck } from '../../../application/civic/clashes/clash-check'
import { CaseAct, isOvertaken } from '../../../application/frame/cases/case-act'
import { OrderActForms, type OrderActForm } from '../../../application/civic/orders/order-act-forms'
import { OrdersGateway } from '../../../application/civic/orders/orders-gateway'
import { Intents } from '../../../application/frame/session/intents'
import type { Failure, Outcome } from '../../../application/frame/shared/failure'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import { takingRefusalIn } from '../../../domain/civic/commitments/commitment-limits'
import type { Order } from '../../../domain/civic/orders/order'
import type { MemberOrderAct } from '../../../domain/civic/orders/order-lifecycle'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screen'
import { myOrdersPath, orderServePath } from './orders.paths'

/** S120: one order, its history, and the visitor's acts. */
export class OrderViewModel implements ScreenViewModel {
  private id = ''
  readonly order: Loadable<Order>
  /** The act that is being sent. */
  private sending: MemberOrderAct | null = null
  /** Why the last act was refused. */
  refusal: Failure | null = null
  /** The form of an act; null while none is being written. */
  actForm: OrderActForm | null = null
  readonly resources: Resources
  /** Idempotency key of the next act without a form; renewed after every answer. */
  private key: string

  constructor(
    @inject(OrdersGateway) private readonly gateway: OrdersGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(OrderActForms) private readonly forms: OrderActForms,
    @inject(Intents) private readonly intents: Intents,
    @inject(ClashCheck) readonly clashes: ClashCheck,
  ) {
    this.order = new Loadable((signal) => gateway.order(this.id, signal))
    this.key = forms.newKey()
    this.resources = { order: resetResource(this.order) }
    observe(this)
  }

  readAddress({ query }: ScreenLocation): void {
    this.id = query['id'] ?? ''
  }

  /** Takes the order once the member has bound a phone for it. */
  onArrival(): void {
    if (this.order.value?.acts.includes('provide') !== true || !this.intents.mayAct('phone')) return
    if (this.intents.consume('provide-order', this.id) !== null) void this.provide(false)
  }

  /** The act that the visitor waits for. */
  get busy(): MemberOrderAct | null {
    return this.clashes.isChecking ? 'provide' : this.sending
  }

  /** The list that contains the order. */
  get parent(): string {
    return this.order.value?.mine === false ? orderServePath : myOrdersPath
  }

  /** The days for which help can be wanted again, YYYY-MM-DD. */
  get days(): { readonly first: string; readonly last: string } {
    return this.forms.days
  }

  act(act: MemberOrderAct): void {
    if (act === 'provide') void this.provide(this.order.value?.isUnrewarded === true)
    else if (act === 'complete') void this.run('complete', () => this.gateway.complete(this.id, this.key))
    else this.write(act)
  }

  close(): void {
    this.actForm = null
  }

  /** Takes the order. A member without a phone has to bind one first; `onArrival` takes the order when they return. */
  private async provide(acceptsNone: boolean): Promise<void> {
    const intent = { kind: 'provide-order', target: this.id, payload: null }
    if (!this.intents.requirePhone(intent)) return
    await this.clashes.before({ kind: 'order', id: this.id }, () =>
      this.run('provide', async () => {
        const outcome = await this.gateway.provide(this.id, acceptsNone, this.key)
        this.intents.saveIfExpired(intent, outcome)
        return outcome
      }),
    )
  }

  private async run(act: MemberOrderAct, work: () => Promise<Outcome<Order>>): Promise<void> {
    if (this.busy !== null) return
    this.sending = act
    this.refusal = null
    const answer = await work()
    // A refusal because of the volunteer's own limits is explained beside the act, and the order is not reloaded,
    // because its state has not changed.
    const isTheirs = !answer.ok && takingRefusalIn(answer.reason.state) !== null
    const outcome = isTheirs
      ? answer
      : await this.caseAct.execute(() => Promise.resolve(answer), { refresh: () => this.order.load() })
    runInAction(() => {
      this.sending = null
      if (outcome.ok) this.showAnswer(outcome.value)
      else if (isTheirs || !isOvertaken(outcome.reason)) this.refusal = outcome.reason
    })
  }

  private write(act: OrderActForm['act']): void {
    this.actForm = this.forms.make(act, this.id, {
      refresh: async () => {
        await this.order.load()
        // Closes the form of an act that is no longer possible.
        if (this.order.value?.acts.includes(act) !== true) this.close()
      },
      onDone: (order) => {
        this.showAnswer(order)
        this.close()
      },
    })
    void this.actForm.form.open()
  }

  private showAnswer(order: Order): void {
    this.order.set(order)
    this.key = this.forms.newKey()
  }
}
