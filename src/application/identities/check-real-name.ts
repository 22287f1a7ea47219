import { inject } from 'inversify'
import type { Identity } from '../../domain/identities/identity'
import { checkRealName, type RealNameForm } from '../../domain/identities/real-name-form'
import { failure } from '../../domain/shared/result'
import { NativeBridge } from '../hosts/native-bridge'
import { RefreshUser } from '../session/refresh-user'
import { failureOf, type Outcome } from '../shared/failure'
import { SiteCalendar } from '../site/site-calendar'
import { SwitchesStore } from '../site/switches.store'
import { IdentitiesGateway } from './identities-gateway'

/** Checks the member's real name, with the app's face check where the site asks for it (B14). */
export class CheckRealName {
  constructor(
    @inject(IdentitiesGateway) private readonly gateway: IdentitiesGateway,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(SwitchesStore) private readonly switches: SwitchesStore,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(SiteCalendar) private readonly calendar: SiteCalendar,
  ) {}

  /** `app-only`: it takes a face check, which only the app can do. */
  get way(): 'open' | 'closed' | 'app-only' {
    if (!this.switches.offersRealName) return 'closed'
    return this.switches.asksForFace && !this.bridge.canCheckFace ? 'app-only' : 'open'
  }

  /** The switches decide what the form asks for. */
  prepare(): Promise<void> {
    return this.switches.load()
  }

  readonly check = (form: RealNameForm) => checkRealName(form, this.calendar.today())

  async execute(form: RealNameForm): Promise<Outcome<Identity>> {
    const face = this.switches.asksForFace ? await this.bridge.checkFace() : null
    // Closed by the member, who may try again.
    if (this.switches.asksForFace && face === null) return failure(failureOf('cancelled'))
    const outcome = await this.gateway.check(form, face)
    // The cookie of every tab says from now on that the name was checked.
    if (outcome.ok) await this.refreshUser.execute()
    return outcome
  }
}
