import { askOutside } from '../shared/ask-outside'
import type { OutsideService } from '../shared/ask-outside'
import type { TextMessages } from './text-messages'

/** Posts `{phone, text}` as JSON to a gateway, with a bearer token when one is configured. */
export class HttpTextMessages implements TextMessages {
  readonly goTo = 'gateway'

  constructor(private readonly gateway: OutsideService) {}

  async send(phone: string, text: string): Promise<void> {
    const response = await askOutside(this.gateway, 'The text message gateway', JSON.stringify({ phone, text }))
    await response.body?.cancel()
  }
}
