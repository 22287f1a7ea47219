import { inject } from 'inversify'
import type { KindWith } from '../../domain/content/content-kinds'
import { SessionStore } from '../session/session.store'
import { AccountGateway } from './account-gateway'

/** Remembers that a member opened a content or a channel; of guests nothing is kept. Nobody waits for it. */
export class RecordVisit {
  constructor(
    @inject(AccountGateway) private readonly gateway: AccountGateway,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  execute(kind: KindWith<'visit'>, id: string): void {
    if (this.session.isMember) void this.gateway.recordVisit(kind, id)
  }
}
