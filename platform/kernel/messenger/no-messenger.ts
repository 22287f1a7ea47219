import { errorCodes } from '../../../contract/envelope'
import { Refusal } from '../http/refusal'
import type { Messenger } from './messenger'

/** Outside the demo, there is no login through the messenger. */
export class NoMessenger implements Messenger {
  readonly isOffered = false

  address(): never {
    throw new Refusal(errorCodes.messengerNotOffered)
  }

  accountOf(): Promise<never> {
    return Promise.reject(new Refusal(errorCodes.messengerNotOffered))
  }
}
