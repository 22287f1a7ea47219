import { inject } from 'inversify'
import type { RealNameStanding } from '../../../domain/people/identities/identity'
import { checkRealName, type RealNameForm } from '../../../domain/people/identities/real-name-form'
import { failure } from '../../../domain/frame/shared/result'
import { NativeBridge } from '../../frame/hosts/native-bridge'
import { failureOf, type Outcome } from '../../frame/shared/failure'
import { SiteCalendar } from '../../frame/site/site-calendar'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import { SwitchesStore } from '../../frame/site/switches.store'
import { IdentitiesGateway } from './identities-gateway'
import { RealNameFlag } from './real-name-flag'

/** Checks the member's real name, with the app's face check where the site asks for it (B14). */
export class CheckRealName {
  constructor(
    @inject(IdentitiesGateway) private readonly gateway: IdentitiesGateway,
    @inject(NativeBridge) private readonly bridge: NativeBridge,
    @inject(SwitchesStore) private readonly switches: SwitchesStore,
    @inject(RealNameFlag) private readonly flag: RealNameFlag,
    @inject(SiteCalendar) private readonly calendar: SiteCalendar,
  ) {}

  /**
   * Whether the member can have their name checked here; `app-only` when a face check is required, which only the app
   * can do.
   */
  get availability(): 'open' | 'closed' | 'app-only' {
    if (!this.switches.offersRealName) return 'closed'
    return this.switches.asksForFace && !this.bridge.can('checkFace') ? 'app-only' : 'open'
  }

  /** Loads the state of the check, and the switches, which decide what the form asks for. */
  async load(signal?: CancelSignal): Promise<Outcome<RealNameStanding>> {
    const [found] = await Promise.all([this.gateway.standing(signal), this.switches.load()])
    if (found.ok) await this.flag.follow(found.value.realName)
    return found
  }

  readonly check = (form: RealNameForm) => checkRealName(form, this.calendar.today())

  async execute(form: RealNameForm): Promise<Outcome<RealNameStanding>> {
    const face = this.switches.asksForFace ? await this.requestFaceCheck() : null
    // The member closed the face check without a result, and may try again.
    if (this.switches.asksForFace && face === null) return failure(failureOf('cancelled'))
    const outcome = await this.gateway.check(form, face)
    if (outcome.ok) await this.flag.follow(outcome.value.realName)
    return outcome
  }

  /** The app's signed result for the platform; null when the check was closed or did not answer. */
  private async requestFaceCheck(): Promise<string | null> {
    const checked = await this.bridge.call('checkFace', {})
    return checked.ok ? checked.value : null
  }
}
