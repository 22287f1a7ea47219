import { inject } from 'inversify'
import { allows, type ContentKind } from '../../domain/content/content-kinds'
import { SessionStore } from '../session/session.store'
import { VisitGateway } from './visit-gateway'

/** Remembers that a member opened a content; of guests nothing is kept. Nobody waits for it. */
export class RecordVisit {
  constructor(
    @inject(VisitGateway) private readonly gateway: VisitGateway,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** False for a guest, who may still become a member. */
  execute(kind: ContentKind, id: string): boolean {
    if (this.session.isMember && allows(kind, 'visit')) void this.gateway.recordVisit(kind, id)
    return this.session.isMember
  }
}
