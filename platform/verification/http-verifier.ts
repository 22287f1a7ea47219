import * as z from 'zod/mini'
import type { VerifierConfiguration } from '../configuration'
import type { ClaimedIdentity, Verifier, VerifierAnswer } from './verifier'

const timeout = 10_000
const answerSchema = z.object({ result: z.enum(['fits', 'differs', 'not-found', 'unknown']) })

/**
 * Posts `{reference, name, card_number}` as JSON to a verifier, with a bearer token when one is configured, and expects
 * `{"result": "fits" | "differs" | "not-found" | "unknown"}`.
 */
export class HttpVerifier implements Verifier {
  readonly isOffered = true

  constructor(private readonly configuration: VerifierConfiguration) {}

  async verify({ reference, name, cardNumber }: ClaimedIdentity): Promise<VerifierAnswer> {
    const { url, token } = this.configuration
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ reference, name, card_number: cardNumber }),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The verifier answered ${response.status}`)
    }
    return z.parse(answerSchema, await response.json()).result
  }
}
