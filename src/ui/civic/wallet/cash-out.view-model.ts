import { inject } from 'inversify'
import type { Form } from '../../../application/frame/forms/form'
import type { FormErrors } from '../../../application/frame/forms/form-options'
import { PlainForms } from '../../../application/frame/forms/plain-forms'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { CodeRequests } from '../../../application/frame/session/phone/code-requests'
import { OwnProof, type OwnProofForm, type OwnSecret } from '../../../application/frame/session/password/own-proof'
import { SessionStore } from '../../../application/frame/session/session.store'
import { WalletGateway, type CashOutOffer, type MessengerPayee } from '../../../application/civic/wallet/wallet-gateway'
import { failure, success, type Result } from '../../../domain/frame/shared/result'
import {
  checkCashOut,
  feeOf,
  usualRules,
  type CashOutForm,
  type CashOutRules,
  type CheckedCashOut,
} from '../../../domain/civic/wallet/cash-out-form'
import { parseMoney } from '../../../domain/civic/wallet/money'
import type { CashOut } from '../../../domain/civic/wallet/wallet'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'
import { cashDetailPath } from './wallet.paths'

interface Offer extends CashOutOffer {
  readonly balance: number
  readonly payee: MessengerPayee
}

type Values = CashOutForm & OwnProofForm
type CashOutRequest = CheckedCashOut & { readonly secret: OwnSecret }

const fields = ['amount', 'channel', 'account', 'password', 'code'] as const
/** Failures after which it is unknown whether the cash-out was made. */
const lost: ReadonlySet<string> = new Set([
  'offline',
  'unreachable',
  'timeout',
  'cancelled',
  'malformed',
  'server-error',
  'bad-gateway',
  'unavailable',
])

/** S076: a cash-out: the amount, the destination, the fee, proof of identity, and a confirmation. */
export class CashOutViewModel implements ScreenViewModel {
  readonly offer: Loadable<Offer>
  readonly form: Form<Values, CashOutRequest, CashOut>
  readonly proof: OwnProof
  readonly resources: Resources
  /** The cash-out that is being confirmed. */
  cashOutToConfirm: CheckedCashOut | null = null
  /**
   * The last cash-out that was sent. When its answer was lost, a repeat has the same proof and key, so that the money
   * is taken only once.
   */
  private sent: { readonly text: string; readonly proof: string; readonly key: string } | null = null

  constructor(
    @inject(WalletGateway) private readonly gateway: WalletGateway,
    @inject(PlainForms) forms: PlainForms,
    @inject(Navigator) navigator: Navigator,
    @inject(CodeRequests) requests: CodeRequests,
    @inject(SessionStore) session: SessionStore,
  ) {
    this.offer = new Loadable((signal) => this.load(signal))
    this.proof = new OwnProof(requests.of('cash-out'), {
      ways: () => this.offer.value?.proofWays ?? [],
      phone: () => session.user?.phone ?? null,
    })
    this.form = forms.make<Values, CashOutRequest, CashOut>({
      name: 'cash-out',
      values: { amount: '', channel: '', account: '', password: '', code: '' },
      needs: 'member',
      // Account and password are not kept on the device.
      draft: false,
      check: (values) => this.check(values),
      send: (request) => this.send(request, forms.newKey()),
      retypedFields: ['password', 'code'],
      // The platform refuses a proof that was used, or is too old; the member is then asked for a new one.
      errorsOf: ({ fields: { proof } }) =>
        proof === undefined ? null : { [this.proof.selectedWay ?? 'password']: 'again' },
      onSent: ({ id }) => navigator.navigateTo(cashDetailPath(id), { replace: true }),
    })
    this.resources = {
      form: {
        open: async (location, signal) => {
          await Promise.all([this.offer.open(location, signal), this.form.open()])
          this.chooseOnlyChannel()
        },
        show: () => this.form.show(),
      },
    }
    observe(this)
  }

  get rules(): CashOutRules {
    return this.offer.value?.rules ?? usualRules
  }

  get balance(): number {
    return this.offer.value?.balance ?? 0
  }

  /** The fee of the typed amount in cents; null while no valid amount is typed. */
  get fee(): number | null {
    const cents = this.cents
    return cents === null ? null : feeOf(cents, this.rules)
  }

  get payoutInCents(): number | null {
    const cents = this.cents
    return cents === null ? null : cents - feeOf(cents, this.rules)
  }

  /** Reloads the offer when the real name was not verified, since it may have been verified meanwhile. */
  show(): () => void {
    if (this.offer.value !== null && this.offer.value.realName !== 'verified') void this.offer.load()
    return this.proof.request.resume()
  }

  /** Fills in the largest amount that may be cashed out at once. */
  useWholeBalance(): void {
    const cents = Math.min(this.balance, this.rules.most)
    this.form.change({ amount: (cents / 100).toFixed(2) })
  }

  askToConfirm(): void {
    if (this.form.isSending || !this.form.checkFields(fields)) return
    const parsedForm = checkCashOut(this.form.values, this.rules, this.balance)
    if (parsedForm.ok) this.cashOutToConfirm = parsedForm.value
  }

  cancelQuestion(): void {
    this.cashOutToConfirm = null
  }

  async confirm(): Promise<void> {
    this.cashOutToConfirm = null
    await this.form.submit()
  }

  private check(values: Values): Result<CashOutRequest, FormErrors<Values>> {
    const [parsedForm, secretResult] = [checkCashOut(values, this.rules, this.balance), this.proof.check(values)]
    if (parsedForm.ok && secretResult.ok) return success({ ...parsedForm.value, secret: secretResult.value })
    return failure({ ...(parsedForm.ok ? {} : parsedForm.reason), ...(secretResult.ok ? {} : secretResult.reason) })
  }

  private async send({ secret, ...wanted }: CashOutRequest, key: string): Promise<Outcome<CashOut>> {
    const text = JSON.stringify(wanted)
    if (this.sent?.text !== text) {
      const proofOutcome = await this.gateway.proveIdentity(secret)
      if (!proofOutcome.ok) return proofOutcome
      this.sent = { text, proof: proofOutcome.value.proof, key }
    }
    const outcome = await this.gateway.request(wanted, this.sent.proof, this.sent.key)
    if (!outcome.ok && !lost.has(outcome.reason.code)) this.sent = null
    return outcome
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
