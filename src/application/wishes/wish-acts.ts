import { inject } from 'inversify'
import { CaseAct, isOvertaken } from '../cases/case-act'
import { Navigator } from '../navigation/navigator'
import { Intents } from '../session/intents'
import type { Outcome } from '../shared/failure'
import { NoticesStore } from '../shared/notices.store'
import { WishesGateway } from './wishes-gateway'
import type { Wish } from '../../domain/wishes/wish'

interface Refreshing {
  /** Reloads the wish, or the list. */
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

  /** Claims a wish; for a guest, or a member without a phone, the claim is sent when they return from the detour. */
  async claim(id: string, key: string, refreshing: Refreshing): Promise<Wish | null> {
    if (!this.intents.needsPhone({ kind: 'claim-wish', target: id, payload: null })) return null
    return this.done(await this.caseAct.execute(() => this.gateway.claim(id, key), refreshing), 'wish-claimed')
  }

  /** Whether a claim was interrupted by a login or by binding a phone, and can be sent now. */
  takeClaim(id: string): boolean {
    return this.intents.mayAct('phone') && this.intents.take('claim-wish', id) !== null
  }

  /** Resolves to whether it was removed. */
  async remove(id: string, refreshing: Refreshing): Promise<boolean> {
    const outcome = await this.caseAct.execute(() => this.gateway.remove(id), refreshing)
    this.done(outcome, 'wish-deleted')
    return outcome.ok
  }

  leave(): void {
    this.navigator.back('/my-wish')
  }

  private done<Value>(outcome: Outcome<Value>, notice: 'wish-claimed' | 'wish-deleted'): Value | null {
    if (outcome.ok) this.notices.show({ code: notice }, 'success')
    else if (!isOvertaken(outcome.reason) && outcome.reason.message !== '')
      this.notices.show({ text: outcome.reason.message }, 'error')
    return outcome.ok ? outcome.value : null
  }
}
