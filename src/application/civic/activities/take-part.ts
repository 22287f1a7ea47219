import { inject } from 'inversify'
import type { Activity } from '../../../domain/civic/activities/activity'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import type { Outcome } from '../../frame/shared/failure'
import { Random } from '../../frame/shared/random'
import { TakeCase } from '../commitments/take-case'
import { ActivitiesGateway } from './activities-gateway'

/** Joins and leaves an activity. */
export class TakePart {
  constructor(
    @inject(ActivitiesGateway) private readonly gateway: ActivitiesGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(TakeCase) private readonly taking: TakeCase,
    @inject(Random) private readonly random: Random,
  ) {}

  /** Joins an activity, or one of its shifts. Returns null when the visitor was sent elsewhere first (`TakeCase`). */
  join(id: string, shiftId: string | null, shown: ShownCase): Promise<Outcome<Activity> | null> {
    const send = () => this.gateway.join(id, shiftId, this.random.id())
    return this.taking.execute({ kind: 'join-activity', id }, send, shown)
  }

  consumeJoinIntent(id: string): boolean {
    return this.taking.consumeIntent({ kind: 'join-activity', id })
  }

  async leave(id: string, shown: ShownCase): Promise<Outcome<Activity>> {
    return await this.caseAct.after(await this.gateway.leave(id), shown)
  }
}
