import { inject, injectable } from 'inversify'
import { failureOf, type Outcome } from '../shared/failure'
import { failure } from '../../../domain/frame/shared/result'
import { SessionGateway, type UserWithProfile } from './session-gateway'
import { SessionStore } from './session.store'

/**
 * Fetches user info again (B11, B41). A temporary failure changes nothing. When the session has expired, the failure
 * policy clears user info with the session.
 */
@injectable('Singleton')
export class RefreshUser {
  private running: { readonly token: string; readonly answer: Promise<Outcome<UserWithProfile>> } | null = null

  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** AdmitVisitor and the screen may both call this; they share one request. */
  execute(): Promise<Outcome<UserWithProfile>> {
    const token = this.session.token
    if (token === null) return Promise.resolve(failure(failureOf('session-expired')))
    if (this.running?.token !== token) {
      const request = { token, answer: this.fetch(token) }
      this.running = request
      void request.answer.finally(() => {
        if (this.running === request) this.running = null
      })
    }
    return this.running.answer
  }

  private async fetch(token: string): Promise<Outcome<UserWithProfile>> {
    const me = await this.gateway.currentUser()
    if (me.ok && this.session.token === token) this.session.setUser(me.value.user)
    return me
  }
}
