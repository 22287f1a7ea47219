import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { CaseAct } from '../../application/cases/case-act'
import { PlainForms } from '../../application/forms/plain-forms'
import { Navigator } from '../../application/navigation/navigator'
import { OrdersGateway } from '../../application/orders/orders-gateway'
import { Intents } from '../../application/session/intents'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Outcome } from '../../application/shared/failure'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { Order } from '../../domain/orders/order'
import type { OrderAct } from '../../domain/orders/order-lifecycle'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { makeOrderActForm, type OrderActForm } from './order-act-forms'
import { myOrdersPath, orderServePath } from './orders.routes'

/** S120: one order, its history, and what the visitor may do with it. */
export class OrderViewModel implements ScreenViewModel {
  private id = ''
  readonly order: Loadable<Order>
  busy: OrderAct | null = null
  /** Open while an act is being written. */
  actForm: OrderActForm | null = null
  private isShown = false
  /** Of the acts without a form; a new one after each answer. */
  private key = ''

  constructor(
    @inject(OrdersGateway) private readonly gateway: OrdersGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(Intents) private readonly intents: Intents,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.order = new Loadable((signal) => gateway.order(this.id, signal))
    observe(this)
  }

  async open({ query }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.id = query['id'] ?? ''
    this.key = this.forms.newKey()
    await this.order.load(signal)
    this.resume()
  }

  show(): () => void {
    this.isShown = true
    this.resume()
    return () => {
      this.isShown = false
    }
  }

  async reload(): Promise<void> {
    await this.order.load()
  }

  back(): void {
    this.navigator.back(this.order.value?.mine === false ? orderServePath : myOrdersPath)
  }

  act(act: OrderAct): void {
    if (act === 'provide') void this.provide()
    else if (act === 'complete') void this.run('complete', () => this.gateway.complete(this.id, this.key))
    else this.write(act)
  }

  close(): void {
    this.actForm = null
  }

  /** Without a phone, the order is taken when the member returns from binding one. */
  private async provide(): Promise<void> {
    if (!this.intents.needsPhone({ kind: 'provide-order', target: this.id, payload: null })) return
    await this.run('provide', () => this.gateway.provide(this.id, this.key))
  }

  private async run(act: OrderAct, work: () => Promise<Outcome<Order>>): Promise<void> {
    if (this.busy !== null) return
    this.busy = act
    const outcome = await this.caseAct.execute(work, { refresh: () => this.reload() })
    runInAction(() => {
      this.busy = null
      if (outcome.ok) this.take(outcome.value)
    })
  }

  private write(act: OrderActForm['act']): void {
    this.actForm = makeOrderActForm(act, this.id, {
      forms: this.forms,
      gateway: this.gateway,
      caseAct: this.caseAct,
      refresh: async () => {
        await this.reload()
        // Closes the form of an act that is no longer possible.
        if (this.order.value?.acts.includes(act) !== true) this.close()
      },
      onDone: (order) => {
        this.take(order)
        this.close()
      },
    })
    void this.actForm.form.open()
  }

  private take(order: Order): void {
    this.order.set(order)
    this.key = this.forms.newKey()
  }

  private resume(): void {
    if (!this.isShown || this.order.value?.acts.includes('provide') !== true || !this.intents.mayAct('phone')) return
    if (this.intents.take('provide-order', this.id) !== null) void this.provide()
  }
}
