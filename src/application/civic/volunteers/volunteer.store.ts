import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { Volunteer } from '../../../domain/civic/volunteers/volunteer'
import { SessionStore } from '../../frame/session/session.store'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { observe } from '../../frame/shared/observe'
import { VolunteersGateway } from './volunteers-gateway'

/** The member as a volunteer (B45). Each answer updates it, and the end of the session clears it. */
@injectable('Singleton')
export class VolunteerStore {
  private cache: { readonly token: string; readonly volunteer: Volunteer | null } | null = null

  constructor(
    @inject(VolunteersGateway) private readonly gateway: VolunteersGateway,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    observe(this)
  }

  /** The volunteer; null for a guest, for a member who never registered, and until it is loaded. */
  get volunteer(): Volunteer | null {
    return this.cache?.token === this.session.token ? (this.cache?.volunteer ?? null) : null
  }

  async load(signal?: CancelSignal): Promise<Outcome<Volunteer | null>> {
    const { token } = this.session
    const outcome = await this.gateway.volunteer(signal)
    runInAction(() => {
      if (outcome.ok && token !== null) this.cache = { token, volunteer: outcome.value }
    })
    return outcome
  }

  set(volunteer: Volunteer): void {
    const { token } = this.session
    if (token !== null) this.cache = { token, volunteer }
  }
}
