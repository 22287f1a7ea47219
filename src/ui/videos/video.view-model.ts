import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { WatchVideo } from '../../application/videos/watch-video'
import type { CollectionCard } from '../../domain/collections/collection'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { Video } from '../../domain/videos/video'
import { LoadedContent } from '../participation/loaded-content.part.view-model'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { shortPath, videoPath } from './videos.routes'
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
  private readonly content: LoadedContent<Video>
  private isShown = false

  constructor(
    @inject(WatchVideo) private readonly watch: WatchVideo,
    @inject(WatchedVideo) readonly watched: WatchedVideo,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.content = new LoadedContent({
      kind: 'video',
      participation,
      load: async (id, signal) => {
        const [answer] = await Promise.all([watch.video(id, signal), this.bringCollections(id, signal)])
        return answer
      },
      describe: (video) => ({
        content: video,
        path: videoPath(video.id),
        description: video.description,
        image: video.cover,
      }),
      arrived: (video) => this.watchVideo(video),
    })
    this.video = this.content.loadable
    this.related = new Loadable(() => watch.related(this.content.id))
    observe(this)
  }

  get head(): ScreenHead | null {
    const { head } = this.content
    if (head?.about === undefined || this.video.value?.isShort !== true) return head
    return { ...head, about: { ...head.about, kind: 'short' } }
  }

  /** The latest known number of plays. */
  get views(): number {
    const { reactions } = this.participation
    return Math.max(this.video.value?.views ?? 0, reactions.known ? reactions.views : 0)
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    await this.content.open(params['aid'] ?? '', signal)
  }

  show(location: ScreenLocation): () => void {
    const ends = [this.participation.show(location), this.watched.show()]
    this.isShown = true
    this.leaveShort()
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
    this.collections = collections
    this.content.restore(params['aid'] ?? '', video)
  }

  retry(): void {
    void this.content.load()
  }

  private watchVideo(video: Video): void {
    if (video.isShort) return this.leaveShort()
    this.watched.open(video, { counted: (views) => this.count(views) })
    this.bringRelated()
  }

  /** A short has a player of its own. */
  private leaveShort(): void {
    const video = this.video.value
    if (this.isShown && video !== null && video.isShort) this.navigator.go(shortPath(video.id), { replace: true })
  }

  /** Called when the video is loaded and the screen is shown, whichever comes last. */
  private bringRelated(): void {
    if (!this.isShown || this.video.value === null || this.video.value.isShort) return
    if (this.related.state === 'idle') void this.related.load()
  }

  private async bringCollections(id: string, signal?: CancelSignal): Promise<void> {
    const answer = await this.watch.collections(id, signal)
    runInAction(() => (this.collections = answer.ok ? answer.value : []))
  }

  private count(views: number): void {
    this.video.change((video) => ({ ...video, views }))
  }
}
