import { inject } from 'inversify'
import { Intents } from '../../frame/session/access/intents'
import type { Outcome } from '../../frame/shared/failure'
import { NoticesStore } from '../../frame/shared/notices.store'
import { PrivacyGateway } from './privacy-gateway'
import { privacyNotices } from './privacy-notices'

/** Blocks a person, and takes it back. */
export class BlockPerson {
  constructor(
    @inject(PrivacyGateway) private readonly gateway: PrivacyGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** True when the visitor may block now; otherwise the login opens. */
  mayBlock(id: string): boolean {
    return this.intents.requireMember({ kind: 'block', target: id, payload: null })
  }

  async execute(id: string, on: boolean): Promise<Outcome<unknown>> {
    const outcome = on ? await this.gateway.block(id) : await this.gateway.unblock(id)
    const code = on ? privacyNotices['person-blocked'] : privacyNotices['person-unblocked']
    if (outcome.ok) this.notices.show({ code }, 'success')
    return outcome
  }
}
