import type { CashOutChannel } from '../../../src/domain/civic/wallet/cash-out-form'

export interface Payment {
  /** Identifies the payment: the payer pays a reference once, however often it is asked. */
  readonly reference: string
  readonly channel: CashOutChannel
  readonly account: string
  /** The verified real name of the payee; the payer refuses an account of somebody else. */
  readonly name: string
  /** The amount that the payee receives, in cents. */
  readonly cents: number
}

/**
 * The payer's answer. A refusal has one of these problems: `account` (there is no such account), `name` (the account is
 * somebody else's), `payer` (another reason). `refused` is final, `unknown` is not.
 */
export type PaymentAnswer =
  | { readonly kind: 'paid' }
  | { readonly kind: 'refused'; readonly problem: 'account' | 'name' | 'payer' }
  | { readonly kind: 'unknown' }

/** A service that moves money to accounts elsewhere, such as the messenger or Alipay. */
export interface Payer {
  readonly isOffered: boolean
  /** The payer's name in the rows of cash-outs. */
  readonly name: string
  /**
   * Pays, or tells what became of the payment with that reference. An exception or no answer is the same as unknown:
   * the money may have arrived.
   */
  pay(payment: Payment): Promise<PaymentAnswer>
}
