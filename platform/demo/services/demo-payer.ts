import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/client'
import { demoPayments } from '../../features/civic/wallet/wallet.schema'
import type { Payer, Payment, PaymentAnswer } from '../../kernel/payments/payer'

/** The problem for which the demo's payer refuses, by the last two digits of the amount in cents. */
const problems: Readonly<Record<number, 'payer' | 'account' | 'name'>> = { 2: 'payer', 3: 'account', 5: 'name' }

/**
 * A payer for the demo. The last cents of the amount decide how it behaves: .01 is slow and knows the outcome when
 * asked for the third time, .02 refuses, .03 has no such account, .04 pays but does not answer, .05 has the account
 * under another name; everything else is paid at once. It refuses payments without a name. It remembers payments by
 * reference, as a real payer does.
 */
export class DemoPayer implements Payer {
  readonly isOffered = true
  readonly name = 'demo'

  constructor(private readonly database: Database) {}

  async pay({ reference, cents, name }: Payment): Promise<PaymentAnswer> {
    const manner = name === '' ? 5 : cents % 100
    const [payment] = await this.database
      .insert(demoPayments)
      .values({ reference, cents, outcome: problems[manner] === undefined ? 'paid' : 'refused', asked: 1 })
      .onConflictDoUpdate({ target: demoPayments.reference, set: { asked: sql`${demoPayments.asked} + 1` } })
      .returning()
    if (payment === undefined) throw new Error('the payer of the demo keeps no record')
    if (manner === 1 && payment.asked < 3) return { kind: 'unknown' }
    if (manner === 4 && payment.asked === 1) throw new Error('the payer of the demo forgot to answer')
    if (payment.outcome === 'paid') return { kind: 'paid' }
    return { kind: 'refused', problem: problems[manner] ?? 'payer' }
  }
}
