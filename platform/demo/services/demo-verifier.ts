import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/client'
import { demoPersonWith } from '../people'
import { demoVerifications } from '../../features/people/identities/identities.schema'
import type { ClaimedIdentity, Verifier, VerifierAnswer } from '../../kernel/verification/verifier'

/**
 * A verifier for the demo, with a register of invented people (`demo/people.ts`). For some of them it knows the outcome
 * only when it is asked for the second time.
 */
export class DemoVerifier implements Verifier {
  readonly isOffered = true

  constructor(private readonly database: Database) {}

  async verify({ reference, name, cardNumber }: ClaimedIdentity): Promise<VerifierAnswer> {
    const person = demoPersonWith(cardNumber)
    if (person === null) return 'not-found'
    if (person.takesTime && (await this.timesAsked(reference)) < 2) return 'unknown'
    return person.name === name ? 'fits' : 'differs'
  }

  private async timesAsked(reference: string): Promise<number> {
    const [row] = await this.database
      .insert(demoVerifications)
      .values({ reference, asked: 1 })
      .onConflictDoUpdate({ target: demoVerifications.reference, set: { asked: sql`${demoVerifications.asked} + 1` } })
      .returning()
    if (row === undefined) throw new Error('the verifier of the demo keeps no record')
    return row.asked
  }
}
