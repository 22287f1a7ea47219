import { inject } from 'inversify'
import type { Form } from '../../application/forms/form'
import { PlainForms } from '../../application/forms/plain-forms'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Outcome } from '../../application/shared/failure'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { WalletGateway, type CashOutOffer, type MessengerPayee } from '../../application/wallet/wallet-gateway'
import { failure, success } from '../../domain/shared/result'
import {
  checkCashOut,
  feeOf,
  usualRules,
  type CashOutForm,
  type CashOutRules,
  type CheckedCashOut,
} from '../../domain/wallet/cash-out-form'
import { parseMoney } from '../../domain/wallet/money'
import type { CashOut } from '../../domain/wallet/wallet'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { cashDetailPath, walletPath } from './wallet.routes'

interface Offer extends CashOutOffer {
  readonly balance: number
  readonly payee: MessengerPayee
}

const fields = ['amount', 'channel', 'account'] as const

/** S076: an amount, where it goes, what it costs, and a confirmation. */
export class CashOutViewModel implements ScreenViewModel {
  readonly offer: Loadable<Offer>
  readonly form: Form<CashOutForm, CheckedCashOut, CashOut>
  /** What is being confirmed. */
  asked: CheckedCashOut | null = null
  /** A repeat of the same cash-out has the same key, so that a lost answer takes the money once. */
  private sent: { readonly text: string; readonly key: string } | null = null

  constructor(
    @inject(WalletGateway) private readonly gateway: WalletGateway,
    @inject(PlainForms) forms: PlainForms,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.offer = new Loadable((signal) => this.load(signal))
    this.form = forms.make<CashOutForm, CheckedCashOut, CashOut>({
      name: 'cash-out',
      values: { amount: '', channel: '', account: '' },
      needs: 'member',
      // The account is not kept on the device.
      draft: false,
      check: (values) => checkCashOut(values, this.rules, this.balance),
      send: (wanted) => {
        const text = JSON.stringify(wanted)
        this.sent = this.sent?.text === text ? this.sent : { text, key: forms.newKey() }
        return gateway.request(wanted, this.sent.key)
      },
      onSent: ({ id }) => navigator.go(cashDetailPath(id), { replace: true }),
    })
    observe(this)
  }

  get rules(): CashOutRules {
    return this.offer.value?.rules ?? usualRules
  }

  get balance(): number {
    return this.offer.value?.balance ?? 0
  }

  /** The fee of the amount that is typed; null while it is no amount. */
  get fee(): number | null {
    const cents = this.cents
    return cents === null ? null : feeOf(cents, this.rules)
  }

  get arrives(): number | null {
    const cents = this.cents
    return cents === null ? null : cents - feeOf(cents, this.rules)
  }

  async open(_location: ScreenLocation, signal: CancelSignal): Promise<void> {
    await Promise.all([this.offer.load(signal), this.form.open()])
    this.chooseOnlyChannel()
  }

  /** The real name may have been verified meanwhile. */
  show(): () => void {
    if (this.offer.value !== null && this.offer.value.realName !== 'verified') void this.offer.load()
    return this.form.show()
  }

  back(): void {
    this.navigator.back(walletPath)
  }

  /** Everything that may be cashed out at once. */
  takeAll(): void {
    const cents = Math.min(this.balance, this.rules.most)
    this.form.change({ amount: (cents / 100).toFixed(2) })
  }

  ask(): void {
    if (this.form.isSending || !this.form.checkFields(fields)) return
    const checked = checkCashOut(this.form.values, this.rules, this.balance)
    if (checked.ok) this.asked = checked.value
  }

  keep(): void {
    this.asked = null
  }

  async confirm(): Promise<void> {
    this.asked = null
    await this.form.submit()
  }

  private get cents(): number | null {
    return parseMoney(this.form.values.amount)
  }

  private chooseOnlyChannel(): void {
    const [only, ...others] = this.rules.channels
    if (only !== undefined && others.length === 0) this.form.change({ channel: only })
  }

  private async load(signal?: CancelSignal): Promise<Outcome<Offer>> {
    const [account, offer, payee] = await Promise.all([
      this.gateway.account(signal),
      this.gateway.offer(signal),
      this.gateway.messengerPayee(signal),
    ])
    if (!account.ok) return failure(account.reason)
    if (!offer.ok) return failure(offer.reason)
    if (!payee.ok) return failure(payee.reason)
    return success({ ...offer.value, balance: account.value.balance, payee: payee.value })
  }
}
