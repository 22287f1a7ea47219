import { inject } from 'inversify'
import { reaction, runInAction } from 'mobx'
import { LastEpisodes } from '../../../application/media/collections/last-episodes'
import { CollectionsGateway } from '../../../application/media/collections/collections-gateway'
import type { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { PagedList } from '../../../application/frame/shared/paged-list'
import type { Resource, Resources } from '../../../application/frame/shared/resource'
import { isRecord } from '../../../domain/frame/shared/json-record'
import type { Collection, CollectionEpisode } from '../../../domain/media/collections/collection'
import { LoadedContent } from '../../participation/loaded-content.part.view-model'
import { ParticipationViewModel } from '../../participation/participation.part.view-model'
import type { ScreenHead, ScreenViewModel } from '../../frame/shell/screens/screen'
import { WatchedVideo } from '../videos/watched-video.part.view-model'
import { collectionPath, episodeParameter } from './collections.paths'
import { UpNext } from './up-next'

const pageSize = 50
/** The number of episodes before the end of the list at which more are fetched. */
const nearEnd = 3

/** S036, S037: one collection, whose episodes play one after another. */
export class CollectionViewModel implements ScreenViewModel {
  readonly collection: Loadable<Collection>
  readonly episodes: PagedList<CollectionEpisode>
  /** The id of the episode in the player. */
  currentId = ''
  readonly resources: Resources
  readonly content: LoadedContent<Collection>
  /**
   * Whether the viewer, the address or a restored screen chose the episode; if so, the episode that the viewer last
   * watched is not looked up.
   */
  private isChosen = false
  private isShown = false

  constructor(
    @inject(CollectionsGateway) private readonly gateway: CollectionsGateway,
    @inject(LastEpisodes) private readonly lastEpisodes: LastEpisodes,
    @inject(WatchedVideo) readonly watched: WatchedVideo,
    @inject(UpNext) readonly upNext: UpNext,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    this.content = new LoadedContent({
      kind: 'collection',
      parameter: 'aid',
      participation,
      load: (id, signal) => gateway.collection(id, signal),
      describe: (collection) => ({
        content: collection,
        path: collectionPath(collection.id),
        description: collection.description,
        image: collection.cover,
      }),
    })
    this.collection = this.content.loadable
    this.episodes = new PagedList(
      (cursor, signal) =>
        this.gateway.episodes(this.content.id, { pageSize, ...(cursor === undefined ? {} : { cursor }) }, signal),
      ({ id }) => id,
    )
    this.resources = { collection: this.content, episodes: this.chosenEpisode() }
    observe(this)
  }

  get head(): ScreenHead | null {
    return this.content.head
  }

  /** The index of the current episode in the list; -1 while unknown. */
  get index(): number {
    return this.episodes.items.findIndex(({ id }) => id === this.currentId)
  }

  get current(): CollectionEpisode | null {
    return this.episodes.items[this.index] ?? null
  }

  get previous(): CollectionEpisode | null {
    return this.episodes.items[this.index - 1] ?? null
  }

  get next(): CollectionEpisode | null {
    return this.index === -1 ? null : (this.episodes.items[this.index + 1] ?? null)
  }

  show(): () => void {
    this.isShown = true
    const { playback } = this.watched.player
    const endFollowing = reaction(
      () => playback.state.phase,
      (phase) => this.follow(phase === 'ended', phase === 'playing'),
    )
    void this.startAtLastEpisode()
    return () => {
      this.isShown = false
      this.upNext.cancel()
      this.endWatching?.()
      this.endWatching = null
      endFollowing()
    }
  }

  retry(): void {
    this.content.reload()
    if (this.episodes.state === 'failed') this.retryEpisodes()
  }

  retryEpisodes(): void {
    void this.episodes.start().then(() => this.startAtLastEpisode())
  }

  more(): void {
    void this.episodes.more()
  }

  /** Plays an episode from where its viewer stopped. */
  choose(episode: CollectionEpisode): void {
    this.upNext.cancel()
    this.isChosen = true
    if (episode.id === this.currentId) return this.watched.player.playback.play()
    this.setCurrent(episode)
    this.watched.change(this.watchable(episode), this.count)
  }

  /**
   * The episodes as a resource. Opening loads them as far as the episode that the address names, which may be on a
   * later page.
   */
  private chosenEpisode(): Resource {
    return {
      open: async (location, signal) => {
        const episodeId = location.query[episodeParameter] ?? ''
        await this.episodes.open(location, signal)
        const addressedEpisode = episodeId === '' ? null : await this.find(episodeId)
        runInAction(() => {
          this.isChosen = addressedEpisode !== null
          this.currentId = (addressedEpisode ?? this.episodes.items[0])?.id ?? ''
        })
        if (this.isShown) void this.startAtLastEpisode()
      },
      snapshot: () => ({ currentId: this.currentId, episodes: this.episodes.snapshot() }),
      restore: (saved, location) => {
        if (!isRecord(saved) || typeof saved['currentId'] !== 'string') return false
        if (!this.episodes.restore(saved['episodes'], location)) return false
        this.currentId = saved['currentId']
        this.isChosen = this.currentId !== ''
        return true
      },
    }
  }

  private endWatching: (() => void) | null = null

  /** Called when the screen is shown, and when the episodes are loaded; starts once both have happened. */
  private async startAtLastEpisode(): Promise<void> {
    if (this.endWatching !== null || this.episodes.items.length === 0) return
    const lastEpisode = this.isChosen ? null : await this.lastEpisodes.find(this.content.id)
    const lastWatched = lastEpisode === null ? this.current : await this.find(lastEpisode)
    if (!this.isShown || this.endWatching !== null) return
    runInAction(() => {
      const episode = lastWatched ?? this.current ?? this.episodes.items[0]
      if (episode === undefined) return
      this.isChosen = true
      this.setCurrent(episode)
      this.watched.open(this.watchable(episode), this.count)
      this.endWatching = this.watched.show()
    })
  }

  private follow(hasEnded: boolean, isPlaying: boolean): void {
    const { next } = this
    if (hasEnded && next !== null) this.upNext.start(() => this.choose(next))
    else this.upNext.cancel()
    if (isPlaying) this.lastEpisodes.save(this.content.id, this.currentId)
  }

  private setCurrent({ id }: CollectionEpisode): void {
    this.currentId = id
    if (this.index >= this.episodes.items.length - nearEnd) this.more()
  }

  /** Finds an episode, loading further pages as needed; null when the collection no longer contains it. */
  private async find(id: string): Promise<CollectionEpisode | null> {
    const listedEpisode = () => this.episodes.items.find((episode) => episode.id === id) ?? null
    while (listedEpisode() === null && this.episodes.hasMore && this.episodes.state === 'ready')
      await this.episodes.more()
    return listedEpisode()
  }

  private watchable(episode: CollectionEpisode) {
    const collection = this.collection.value
    return { ...episode, cover: episode.cover ?? collection?.cover ?? null, source: collection?.source ?? null }
  }

  private get count() {
    return {
      collectionId: this.content.id,
      onCounted: () => this.collection.change((collection) => ({ ...collection, views: collection.views + 1 })),
    }
  }
}
