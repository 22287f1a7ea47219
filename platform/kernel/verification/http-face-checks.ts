import * as z from 'zod/mini'
import type { FaceChecks } from './face-checks'
import { outsideValue } from '../outside/outside-text'
import { askOutside } from '../shared/ask-outside'
import type { OutsideService } from '../shared/ask-outside'

const answerSchema = z.object({ same: z.boolean() })

/**
 * Posts `{face, name, card_number}` as JSON to the service behind the app's face check, with a bearer token when one is
 * configured, and expects `{"same": true | false}`. `face` is the app's result.
 */
export class HttpFaceChecks implements FaceChecks {
  readonly isOffered = true

  constructor(private readonly service: OutsideService) {}

  async verify(face: string, { name, cardNumber }: { readonly name: string; readonly cardNumber: string }) {
    const requestBody = JSON.stringify({ face, name, card_number: cardNumber })
    const response = await askOutside(this.service, 'The checker of faces', requestBody)
    return z.parse(answerSchema, outsideValue(await response.json())).same
  }
}
