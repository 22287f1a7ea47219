import type { MessageHandler } from './app-around'
import type { AppChannel } from './app-channel'

/**
 * A handler of iOS, which gets each call as a message. One with a reply answers by the promise of `postMessage`; the
 * other one by the shared global. It accepts every message, so it has to be asked for its methods.
 */
export function messageHandler(handler: MessageHandler): AppChannel {
  return {
    has: null,
    send: ({ id, method, fields }) => handler.postMessage({ id, method, args: Object.values(fields) }),
  }
}
