import { inject } from 'inversify'
import { CaseAct } from '../../frame/cases/case-act'
import { Navigator } from '../../frame/navigation/navigator'
import { Intents } from '../../frame/session/intents'
import { takingRefusalIn } from '../../../domain/civic/commitments/commitment-limits'
import type { Outcome } from '../../frame/shared/failure'
import type { NoticeCode } from '../../frame/shared/notice-codes'
import { NoticesStore } from '../../frame/shared/notices.store'
import { WishesGateway } from './wishes-gateway'
import type { Wish } from '../../../domain/civic/wishes/wish'
import { wishNotices } from './wish-notices'

const registration = '/register-volunteer'

interface WishRefresh {
  /** Reloads the wish, or the list that shows it. */
  readonly refresh: () => Promise<unknown>
}

/** The acts on a wish that take a single tap. */
export class WishActs {
  constructor(
    @inject(WishesGateway) private readonly gateway: WishesGateway,
    @inject(CaseAct) readonly caseAct: CaseAct,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {}

  /**
   * Claims a wish. A guest is sent to log in first, a member without a phone to bind one, and a member who is no
   * volunteer to register; the claim is sent when they return. Returns null on such a detour. A refusal because of a
   * volunteer's limits is shown beside the button.
   */
  async claim(id: string, key: string, refreshing: WishRefresh): Promise<Outcome<Wish> | null> {
    const intent = { kind: 'claim-wish', target: id, payload: null }
    if (!this.intents.requirePhone(intent)) return null
    const outcome = await this.gateway.claim(id, key)
    this.intents.saveIfExpired(intent, outcome)
    if (!outcome.ok && takingRefusalIn(outcome.reason.state) !== null) return outcome
    if (!outcome.ok && outcome.reason.state === 'not-a-volunteer' && this.navigator.exists(registration)) {
      this.register(id)
      return null
    }
    this.done(await this.caseAct.execute(async () => outcome, refreshing), wishNotices['wish-claimed'])
    return outcome
  }

  /** Opens the registration as a volunteer, which returns to the claim. */
  register(id: string): void {
    this.intents.save({ kind: 'claim-wish', target: id, payload: null })
    this.navigator.navigateTo(registration)
  }

  /**
   * Whether a claim was interrupted by a login or by binding a phone and can be sent now. True only once, because the
   * stored intent is removed.
   */
  consumeClaimIntent(id: string): boolean {
    return this.intents.mayAct('phone') && this.intents.consume('claim-wish', id) !== null
  }

  /** Resolves to whether the wish was withdrawn. */
  async withdraw(id: string, refreshing: WishRefresh): Promise<boolean> {
    const outcome = await this.caseAct.execute(() => this.gateway.remove(id), refreshing)
    this.done(outcome, wishNotices['wish-withdrawn'])
    return outcome.ok
  }

  /**
   * Opens the map service at the wish's position, with the name of its area. The service learns neither the address nor
   * the wish.
   */
  openDirections({ privatePlace, place }: Wish): void {
    const { latitude, longitude } = privatePlace ?? { latitude: null, longitude: null }
    if (latitude !== null && longitude !== null) this.navigator.showWay({ latitude, longitude }, place.name)
  }

  leave(): void {
    this.navigator.back('/my-wish')
  }

  private done<Value>(outcome: Outcome<Value>, notice: NoticeCode): void {
    if (outcome.ok) this.notices.show({ code: notice }, 'success')
    else this.caseAct.tellFailure(outcome.reason)
  }
}
