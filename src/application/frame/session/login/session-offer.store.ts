import { injectable } from 'inversify'
import type { User } from '../../../../domain/frame/session/user'
import { observe } from '../../shared/observe'

interface SessionOffered {
  readonly user: User
  readonly answer: (accepts: boolean) => void
}

/**
 * The session of an address that waits for the visitor's consent; null for none. What becomes of it is loaded with it.
 */
@injectable('Singleton')
export class SessionOfferStore {
  offer: SessionOffered | null = null

  constructor() {
    observe(this)
  }

  show(offer: SessionOffered | null): void {
    this.offer = offer
  }
}
