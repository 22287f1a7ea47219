import { inject } from 'inversify'
import type { Privacy } from '../../../domain/people/privacy/privacy'
import type { Outcome } from '../../frame/shared/failure'
import { NoticesStore } from '../../frame/shared/notices.store'
import { AccountGateway } from '../account/account-gateway'
import { PrivacyGateway } from './privacy-gateway'
import { privacyNotices } from './privacy-notices'

/** Changes what the member lets others see. When no history is kept any more, the present one is deleted. */
export class ChangePrivacy {
  constructor(
    @inject(PrivacyGateway) private readonly gateway: PrivacyGateway,
    @inject(AccountGateway) private readonly account: AccountGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  async execute(change: Partial<Privacy>): Promise<Outcome<Privacy>> {
    const outcome = await this.gateway.change(change)
    if (!outcome.ok || change.keepsHistory !== false) return outcome
    const cleared = await this.account.clearHistory('all')
    if (cleared.ok) this.notices.show({ code: privacyNotices['history-off'] }, 'success')
    return outcome
  }
}
