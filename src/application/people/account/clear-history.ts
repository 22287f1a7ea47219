import { inject } from 'inversify'
import { NoticesStore } from '../../frame/shared/notices.store'
import { AccountGateway } from './account-gateway'
import { removeInParts, type Removal } from './remove-in-parts'
import { accountNotices } from './account-notices'

/** Clears the history: any number of contents, or everything, including contents that no list shows. */
export class ClearHistory {
  constructor(
    @inject(AccountGateway) private readonly gateway: AccountGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  async execute(ids: readonly string[], everything: boolean): Promise<Removal> {
    const removal = everything
      ? await this.clearAll(ids)
      : await removeInParts(ids, (part) => this.gateway.clearHistory(part))
    if (removal.outcome.ok) this.notices.show({ code: accountNotices['history-cleared'] }, 'success')
    return removal
  }

  private async clearAll(listedIds: readonly string[]): Promise<Removal> {
    const outcome = await this.gateway.clearHistory('all')
    return { removedIds: outcome.ok ? listedIds : [], outcome }
  }
}
