import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { ClashCheck } from '../../../../application/civic/clashes/clash-check'
import { isLimit, TakeCase, type CaseToTake } from '../../../../application/civic/commitments/take-case'
import { CaseAct, isOvertaken, type ShownCase } from '../../../../application/frame/cases/case-act'
import { OrderActForms, type OrderActForm } from '../../../../application/civic/orders/order-act-forms'
import { OrdersGateway } from '../../../../application/civic/orders/orders-gateway'
import type { Failure, Outcome } from '../../../../application/frame/shared/failure'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import type { Order } from '../../../../domain/civic/orders/order'
import type { MemberOrderAct } from '../../../../domain/civic/orders/order-lifecycle'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { myOrdersPath, orderServePath } from '../orders.paths'

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
    @inject(TakeCase) private readonly taking: TakeCase,
    @inject(ClashCheck) readonly clashes: ClashCheck,
  ) {
    this.order = new Loadable((signal) => gateway.order(this.id, signal))
    this.key = forms.newKey()
    this.resources = { order: resetResource(this.order) }
    observe(this)
  }

  applyLocation({ query }: ScreenLocation): void {
    this.id = query['id'] ?? ''
  }

  /** Takes the order after what interrupted that. */
  onArrival(): void {
    if (this.order.value?.acts.includes('provide') === true && this.taking.consumeIntent(this.toTake))
      void this.provide(false)
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
    else if (act === 'complete')
      void this.run('complete', async () =>
        this.caseAct.after(await this.gateway.complete(this.id, this.key), this.refreshing),
      )
    else this.write(act)
  }

  close(): void {
    this.actForm = null
  }

  private async provide(acceptsNone: boolean): Promise<void> {
    // What clashes is asked about once, after the detour.
    if (!this.taking.admits(this.toTake)) return
    const send = () => this.gateway.provide(this.id, acceptsNone, this.key)
    await this.clashes.before({ kind: 'order', id: this.id }, () =>
      this.run('provide', () => this.taking.execute(this.toTake, send, this.refreshing)),
    )
  }

  private async run(act: MemberOrderAct, work: () => Promise<Outcome<Order> | null>): Promise<void> {
    if (this.busy !== null) return
    this.sending = act
    this.refusal = null
    const outcome = await work()
    runInAction(() => {
      this.sending = null
      if (outcome?.ok === true) this.showAnswer(outcome.value)
      else if (outcome !== null && (isLimit(outcome) || !isOvertaken(outcome.reason))) this.refusal = outcome.reason
    })
  }

  private get toTake(): CaseToTake {
    return { kind: 'provide-order', id: this.id }
  }

  private get refreshing(): ShownCase {
    return { refresh: () => this.order.load() }
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
