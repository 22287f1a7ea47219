import { inject } from 'inversify'
import { Intents } from '../../frame/session/access/intents'
import { NoticesStore } from '../../frame/shared/notices.store'
import { MatrixGateway } from './matrix-gateway'
import { matrixNotices } from './matrix-notices'

/** Follows all accounts of a group; the act of a guest is carried out after the login. */
export class FollowGroup {
  constructor(
    @inject(MatrixGateway) private readonly gateway: MatrixGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** Resolves to true when the member follows all accounts now. */
  async execute(group: string): Promise<boolean> {
    const intent = { kind: 'follow-group', target: group, payload: null }
    if (!this.intents.requireMember(intent)) return false
    const outcome = await this.gateway.followAll(group)
    this.intents.saveIfExpired(intent, outcome)
    if (outcome.ok) this.notices.show({ code: matrixNotices['group-followed'] }, 'success')
    return outcome.ok
  }

  /** Carries out what a login interrupted for this group; resolves to true when it was done. */
  async resume(group: string): Promise<boolean> {
    return this.intents.consume('follow-group', group) !== null && this.execute(group)
  }
}
