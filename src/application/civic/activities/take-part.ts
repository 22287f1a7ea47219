import { inject } from 'inversify'
import type { Activity } from '../../../domain/civic/activities/activity'
import { CaseAct } from '../../frame/cases/case-act'
import { Navigator } from '../../frame/navigation/navigator'
import { Intents } from '../../frame/session/intents'
import type { Outcome } from '../../frame/shared/failure'
import { Random } from '../../frame/shared/random'
import { ActivitiesGateway } from './activities-gateway'

const registration = '/register-volunteer'

interface ActivityRefresh {
  readonly refresh: () => Promise<unknown>
}

/** Joins and leaves an activity. */
export class TakePart {
  constructor(
    @inject(ActivitiesGateway) private readonly gateway: ActivitiesGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(Intents) private readonly intents: Intents,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Random) private readonly random: Random,
  ) {}

  /**
   * Joins an activity, or one of its shifts. A guest is sent to log in first, and a member who is no volunteer is sent to register; the
   * screen sends the request when they return. Returns null on such a detour.
   */
  async join(id: string, shiftId: string | null, refreshing: ActivityRefresh): Promise<Outcome<Activity> | null> {
    const intent = { kind: 'join-activity', target: id, payload: null }
    if (!this.intents.requireMember(intent)) return null
    const outcome = await this.gateway.join(id, shiftId, this.random.id())
    this.intents.saveIfExpired(intent, outcome)
    if (outcome.ok || outcome.reason.state !== 'not-a-volunteer')
      return await this.caseAct.execute(async () => outcome, refreshing)
    if (!this.navigator.exists(registration)) return outcome
    this.intents.save(intent)
    this.navigator.navigateTo(registration)
    return null
  }

  /**
   * Whether a request to join was interrupted by a login or the registration and can be sent now. True only once,
   * because the stored intent is removed.
   */
  consumeJoinIntent(id: string): boolean {
    return this.intents.mayAct('member') && this.intents.consume('join-activity', id) !== null
  }

  async leave(id: string, refreshing: ActivityRefresh): Promise<Outcome<Activity>> {
    return await this.caseAct.execute(() => this.gateway.leave(id), refreshing)
  }
}
