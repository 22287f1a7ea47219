import type { Payer } from './payer'

/** Used when no payer is configured: cash-outs are not offered. */
export class NoPayer implements Payer {
  readonly isOffered = false
  readonly name = 'none'

  pay(): Promise<never> {
    return Promise.reject(new Error('this platform has no payer'))
  }
}
