import type { TextMessages } from './text-messages'

/** Outside the demo, without a gateway: sending fails with an error rather than into an outbox that nobody reads. */
export class NoTextMessages implements TextMessages {
  readonly goTo = 'nowhere'
  send(): Promise<void> {
    return Promise.reject(new Error('No gateway for text messages: set SMS_GATEWAY_URL'))
  }
}
