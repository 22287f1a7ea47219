import { inject } from 'inversify'
import { allows, type ContentKind } from '../../domain/frame/content/content-kinds'
import { SessionStore } from '../frame/session/session.store'
import { VisitGateway } from './visit-gateway'

/** Records in the background that a member opened a content; nothing is recorded for guests. */
export class RecordVisit {
  constructor(
    @inject(VisitGateway) private readonly gateway: VisitGateway,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {}

  /** Returns false for a guest, who may still log in. */
  execute(kind: ContentKind, id: string): boolean {
    if (this.session.isMember && allows(kind, 'visit')) void this.gateway.recordVisit(kind, id)
    return this.session.isMember
  }
}
