import * as z from 'zod/mini'
import { outsideValue } from '../outside/outside-text'
import { askOutside } from '../shared/ask-outside'
import type { OutsideService } from '../shared/ask-outside'
import type { ClaimedIdentity, Verifier, VerifierAnswer } from './verifier'

const answerSchema = z.object({ result: z.enum(['fits', 'differs', 'not-found', 'unknown']) })

/**
 * Posts `{reference, name, card_number}` as JSON to a verifier, with a bearer token when one is configured, and expects
 * `{"result": "fits" | "differs" | "not-found" | "unknown"}`.
 */
export class HttpVerifier implements Verifier {
  readonly isOffered = true

  constructor(private readonly service: OutsideService) {}

  async verify({ reference, name, cardNumber }: ClaimedIdentity): Promise<VerifierAnswer> {
    const requestBody = JSON.stringify({ reference, name, card_number: cardNumber })
    const response = await askOutside(this.service, 'The verifier', requestBody)
    return z.parse(answerSchema, outsideValue(await response.json())).result
  }
}
