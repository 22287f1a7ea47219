import type { TextMessages } from './text-messages'

/**
 * Used outside the demo when no gateway is configured: sending fails with an error, so that messages do not end in an
 * outbox that nobody reads.
 */
export class NoTextMessages implements TextMessages {
  readonly goTo = 'nowhere'
  send(): Promise<void> {
    return Promise.reject(new Error('No gateway for text messages: set SMS_GATEWAY_URL'))
  }
}
