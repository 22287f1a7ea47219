import { errorCodes } from '../../../contract/envelope'
import { Refusal } from '../http/refusal'
import type { MessengerService } from './messenger'

/** Used outside the demo where no messenger is configured: neither logins nor signatures are offered. */
export class NoMessenger implements MessengerService {
  readonly isOffered = false

  address(): never {
    throw new Refusal(errorCodes.messengerNotOffered)
  }

  accountOf(): Promise<never> {
    return Promise.reject(new Refusal(errorCodes.messengerNotOffered))
  }

  sign(): Promise<never> {
    return Promise.reject(new Refusal(errorCodes.messengerNotOffered))
  }
}
