import type { CashOutChannel } from '../../../src/domain/civic/wallet/cash-out-form'

export interface Payment {
  /** The payer pays a reference once, however often it is asked. */
  readonly reference: string
  readonly channel: CashOutChannel
  readonly account: string
  /** The proven real name of who is paid: an account of somebody else is refused. */
  readonly name: string
  /** What arrives, in cents. */
  readonly cents: number
}

/**
 * `account`: there is no such account; `name`: it is somebody else's; `payer`: refused for another reason. Refused is
 * final, unknown is not.
 */
export type PaymentAnswer =
  | { readonly kind: 'paid' }
  | { readonly kind: 'refused'; readonly problem: 'account' | 'name' | 'payer' }
  | { readonly kind: 'unknown' }

/** Who moves money to accounts outside, such as the messenger or Alipay. */
export interface Payer {
  readonly isOffered: boolean
  /** As the rows of the cash-outs that it was asked about name it. */
  readonly name: string
  /**
   * Pays, or tells what became of the payment with that reference. An exception or no answer is the same as unknown:
   * the money may have arrived.
   */
  pay(payment: Payment): Promise<PaymentAnswer>
}
