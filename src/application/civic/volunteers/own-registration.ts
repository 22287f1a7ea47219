import { inject } from 'inversify'
import { verifiedIdentity, type RealName } from '../../../domain/people/identities/identity'
import type { LeavingConsequences } from '../../../domain/civic/volunteers/leaving'
import type { Volunteer, VolunteerOptions } from '../../../domain/civic/volunteers/volunteer'
import { IdentitiesGateway } from '../../people/identities/identities-gateway'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { SiteStore } from '../../frame/site/site.store'
import { SwitchesStore } from '../../frame/site/switches.store'
import { VolunteerStore } from './volunteer.store'
import { VolunteersGateway } from './volunteers-gateway'

/** Loads what a member's registration as a volunteer depends on, and ends the registration. */
export class OwnRegistration {
  constructor(
    @inject(VolunteersGateway) private readonly gateway: VolunteersGateway,
    @inject(IdentitiesGateway) private readonly identities: IdentitiesGateway,
    @inject(VolunteerStore) private readonly store: VolunteerStore,
    @inject(SwitchesStore) private readonly switches: SwitchesStore,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {}

  get volunteer(): Volunteer | null {
    return this.store.volunteer
  }

  /** Whether the site takes registrations (B14). */
  get isOpen(): boolean {
    return this.switches.mayRegister
  }

  /** Whether the member must verify their real name first. A check that is still pending does not count as verified. */
  needsRealName(realName: RealName | null): boolean {
    return verifiedIdentity(realName) === null && this.switches.offersRealName
  }

  async load(signal?: CancelSignal): Promise<Outcome<RealName>> {
    const [volunteer, realName] = await Promise.all([
      this.store.load(signal),
      this.identities.realName(signal),
      this.switches.load(),
    ])
    if (!volunteer.ok) return volunteer
    return realName
  }

  options(signal?: CancelSignal): Promise<Outcome<VolunteerOptions>> {
    return this.gateway.options(this.site.config?.cityInfo?.id ?? '', signal)
  }

  /** What happens when the member stops being a volunteer. */
  leaving(signal?: CancelSignal): Promise<Outcome<LeavingConsequences>> {
    return this.gateway.leaving(signal)
  }

  async leave(id: string): Promise<Outcome<Volunteer>> {
    const outcome = await this.gateway.leave(id)
    if (outcome.ok) this.store.set(outcome.value)
    return outcome
  }
}
