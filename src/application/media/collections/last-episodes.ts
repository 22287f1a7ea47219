import { inject, injectable } from 'inversify'
import { newestEpisode, type LastEpisode } from '../../../domain/media/collections/collection'
import { SessionStore } from '../../frame/session/session.store'
import { Clock } from '../../frame/shared/clock'
import { LocalStorage } from '../../frame/shared/storage'
import { CollectionsGateway } from './collections-gateway'

const key = 'collections.places'
/** The number of collections remembered on this device; the oldest are dropped first. */
const mostCollections = 100

/** The last episode watched in each collection, stored on this device for everyone, and in the account for members. */
@injectable('Singleton')
export class LastEpisodes {
  constructor(
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(CollectionsGateway) private readonly gateway: CollectionsGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  save(collectionId: string, episodeId: string): void {
    const { [collectionId]: _, ...others } = this.all()
    const episode = { episodeId, at: this.clock.now() }
    this.storage.write(
      key,
      Object.fromEntries([...Object.entries(others), [collectionId, episode]].slice(-mostCollections)),
    )
    if (this.session.isMember) void this.gateway.saveLastEpisode(collectionId, episode)
  }

  /**
   * The episode to continue with; null when none was watched. An account that does not answer counts as having none.
   */
  async find(collectionId: string): Promise<string | null> {
    const storedHere = this.all()[collectionId] ?? null
    if (!this.session.isMember) return storedHere?.episodeId ?? null
    const answer = await this.gateway.lastEpisode(collectionId)
    return newestEpisode(storedHere, answer.ok ? answer.value : null)?.episodeId ?? null
  }

  private all(): Record<string, LastEpisode> {
    const stored = this.storage.read(key)
    return typeof stored === 'object' && stored !== null ? { ...(stored as Record<string, LastEpisode>) } : {}
  }
}
