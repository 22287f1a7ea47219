import { inject } from 'inversify'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import { Navigator } from '../../frame/navigation/navigator'
import type { Outcome } from '../../frame/shared/failure'
import type { NoticeCode } from '../../frame/shared/notice-codes'
import { NoticesStore } from '../../frame/shared/notices.store'
import { isLimit, TakeCase } from '../commitments/take-case'
import { WishesGateway } from './wishes-gateway'
import type { Wish } from '../../../domain/civic/wishes/wish'
import { wishNotices } from './wish-notices'

/** The acts on a wish that take a single tap. */
export class WishActs {
  constructor(
    @inject(WishesGateway) private readonly gateway: WishesGateway,
    @inject(CaseAct) readonly caseAct: CaseAct,
    @inject(TakeCase) private readonly taking: TakeCase,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {}

  /** Claims a wish. Returns null when the visitor was sent elsewhere first (`TakeCase`). */
  async claim(id: string, key: string, shown: ShownCase): Promise<Outcome<Wish> | null> {
    const outcome = await this.taking.execute({ kind: 'claim-wish', id }, () => this.gateway.claim(id, key), shown)
    if (outcome !== null && !isLimit(outcome)) this.done(outcome, wishNotices['wish-claimed'])
    return outcome
  }

  /** Opens the registration as a volunteer, which returns to the claim. */
  register(id: string): void {
    this.taking.register({ kind: 'claim-wish', id })
  }

  consumeClaimIntent(id: string): boolean {
    return this.taking.consumeIntent({ kind: 'claim-wish', id })
  }

  /** Resolves to whether the wish was withdrawn. */
  async withdraw(id: string, shown: ShownCase): Promise<boolean> {
    const outcome = await this.caseAct.after(await this.gateway.remove(id), shown)
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
