import { inject } from 'inversify'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import { NoticesStore } from '../../frame/shared/notices.store'
import { Random } from '../../frame/shared/random'
import { ActivityPlansGateway } from './activity-plans-gateway'
import { planNotices } from './plan-notices'

/** Withdraws a plan that the office has not approved; the list is loaded again afterwards. */
export class WithdrawPlan {
  constructor(
    @inject(ActivityPlansGateway) private readonly gateway: ActivityPlansGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Random) private readonly random: Random,
  ) {}

  async execute(id: string, { refresh }: ShownCase): Promise<void> {
    const outcome = await this.caseAct.after(await this.gateway.withdraw(id, this.random.id()), { refresh })
    if (outcome.ok) {
      this.notices.show({ code: planNotices['activity-plan-withdrawn'] }, 'success')
      await refresh()
    } else this.caseAct.tellFailure(outcome.reason)
  }
}
