import { inject } from 'inversify'
import { runInAction } from 'mobx'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { WatchVideo } from '../../application/videos/watch-video'
import type { CollectionCard } from '../../domain/collections/collection'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { Video } from '../../domain/videos/video'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { videoPath } from './videos.routes'
import { WatchedVideo } from './watched-video.part.view-model'

interface Saved {
  readonly video: Video
  readonly collections: readonly CollectionCard[]
}

/** S032, S033: one video. */
export class VideoViewModel implements ScreenViewModel {
  readonly video: Loadable<Video>
  readonly related: Loadable<readonly FeedItem[]>
  /** The collections that it is in: loaded with the video, and shown together with it, so that nothing shifts. */
  collections: readonly CollectionCard[] = []
  private id = ''
  private isShown = false

  constructor(
    @inject(WatchVideo) private readonly watch: WatchVideo,
    @inject(WatchedVideo) readonly watched: WatchedVideo,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    this.video = new Loadable(async (signal) => {
      const [answer] = await Promise.all([watch.video(this.id, signal), this.bringCollections(signal)])
      return answer
    })
    this.related = new Loadable(() => watch.related(this.id))
    observe(this)
  }

  get head(): ScreenHead | null {
    const video = this.video.value
    return video === null
      ? null
      : {
          title: video.title,
          description: video.description,
          image: video.cover,
          share: video.share,
          about: { ...video, kind: 'video' },
        }
  }

  /** The latest known number of plays. */
  get views(): number {
    const { reactions } = this.participation
    return Math.max(this.video.value?.views ?? 0, reactions.known ? reactions.views : 0)
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    const begun = this.begin(params['aid'] ?? '', signal)
    await Promise.all([this.load(signal), begun])
  }

  show(location: ScreenLocation): () => void {
    const ends = [this.participation.show(location), this.watched.show()]
    this.isShown = true
    this.bringRelated()
    return () => {
      this.isShown = false
      for (const end of ends) end()
    }
  }

  /** A comment was opened over the video, or closed: the video plays on. */
  moved(location: ScreenLocation): void {
    this.participation.moved(location)
  }

  snapshot(): Saved | null {
    const video = this.video.value
    return video === null ? null : { video, collections: this.collections }
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    const { video, collections } = saved as Saved
    void this.begin(params['aid'] ?? '')
    this.collections = collections
    this.video.set(video)
    this.arrive(video)
  }

  retry(): void {
    void this.load()
  }

  private begin(id: string, signal?: CancelSignal): Promise<void> {
    this.id = id
    return this.participation.open({ id, kind: 'video' }, signal)
  }

  private async load(signal?: CancelSignal): Promise<void> {
    const video = await this.video.load(signal)
    if (video !== null) this.arrive(video)
  }

  private arrive(video: Video): void {
    const { id, share, title, description, cover, source } = video
    this.participation.arrived({ path: videoPath(id), info: share, title, description, cover: cover ?? '', source })
    this.watched.open(video, { counted: (views) => this.count(views) })
    this.bringRelated()
  }

  /** Called when the video is loaded and the screen is shown, whichever comes last. */
  private bringRelated(): void {
    if (!this.isShown || this.video.value === null) return
    if (this.related.state === 'idle') void this.related.load()
  }

  private async bringCollections(signal?: CancelSignal): Promise<void> {
    const answer = await this.watch.collections(this.id, signal)
    runInAction(() => (this.collections = answer.ok ? answer.value : []))
  }

  private count(views: number): void {
    this.video.change((video) => ({ ...video, views }))
  }
}
