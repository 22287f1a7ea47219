import { inject } from 'inversify'
import { allows, type ContentKind } from '../../domain/frame/content/content-kinds'
import { SessionStore } from '../frame/session/session.store'
import { LocalStorage } from '../frame/shared/storage'
import { interestsKey } from '../people/interests/interests-key'
import { VisitGateway } from './visit-gateway'

/** Records in the background that a member opened a content; nothing is recorded for guests. */
export class RecordVisit {
  constructor(
    @inject(VisitGateway) private readonly gateway: VisitGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(LocalStorage) private readonly storage: LocalStorage,
  ) {}

  /** Returns false for a guest, who may still log in. */
  execute(kind: ContentKind, id: string): boolean {
    if (this.session.isMember && allows(kind, 'visit')) void this.gateway.recordVisit(kind, id)
    return this.session.isMember
  }
  /** Remembers on this device what was read, where its owner has chosen so; few have, so the code is loaded then. */
  async remember(kind: ContentKind, publisherId: string | null): Promise<void> {
    if (this.storage.read(interestsKey) === null) return
    const { noteRead } = await import(/* webpackChunkName: "interests" */ '../people/interests/note-read')
    noteRead(this.storage, { kind, publisherId })
  }
}
