import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { savedValue, type Resources } from '../../../../application/frame/shared/resource'
import { WatchVideo } from '../../../../application/media/videos/watch-video'
import type { CollectionCard } from '../../../../domain/media/collections/collection'
import type { FeedItem } from '../../../../domain/frame/content/feed-item'
import type { Video } from '../../../../domain/media/videos/video'
import { LoadedContent } from '../../../participation/loaded-content.part.view-model'
import { ParticipationViewModel } from '../../../participation/participation.part.view-model'
import type { ScreenHead, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { shortPath, videoPath } from '../videos.paths'
import { WatchedVideo } from '../watched-video.part.view-model'

/** S032, S033: one video. */
export class VideoViewModel implements ScreenViewModel {
  readonly video: Loadable<Video>
  readonly relatedVideos: Loadable<readonly FeedItem[]>
  /**
   * The collections that contain the video. They are loaded with the video, and shown together with it, so that nothing
   * shifts.
   */
  collections: readonly CollectionCard[] = []
  readonly resources: Resources
  readonly content: LoadedContent<Video>

  constructor(
    @inject(WatchVideo) private readonly watch: WatchVideo,
    @inject(WatchedVideo) readonly watched: WatchedVideo,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.content = new LoadedContent({
      kind: 'video',
      parameter: 'aid',
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
      onLoad: (video) => this.watchVideo(video),
      onLoaded: (video) => this.playNextVideo(video),
    })
    this.video = this.content.loadable
    this.relatedVideos = new Loadable(() => watch.relatedVideos(this.content.id))
    this.resources = {
      collections: savedValue({
        read: () => this.collections,
        parse: (saved) => (Array.isArray(saved) ? (saved as readonly CollectionCard[]) : null),
        write: (collections) => (this.collections = collections),
      }),
      video: this.content,
    }
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
    return Math.max(this.video.value?.views ?? 0, reactions.isLoaded ? reactions.views : 0)
  }

  show(): () => void {
    return this.watched.show()
  }

  private watchVideo(video: Video): void {
    if (!video.isShort) this.watched.open(video, { onCounted: (views) => this.count(views) })
  }

  /** Opens a short in the player of shorts; loads the related videos of any other video. */
  private playNextVideo({ id, isShort }: Video): void {
    if (isShort) this.navigator.navigateTo(shortPath(id), { replace: true })
    else if (this.relatedVideos.state === 'idle') void this.relatedVideos.load()
  }

  private async bringCollections(id: string, signal?: CancelSignal): Promise<void> {
    const answer = await this.watch.collections(id, signal)
    runInAction(() => (this.collections = answer.ok ? answer.value : []))
  }

  private count(views: number): void {
    this.video.change((video) => ({ ...video, views }))
  }
}
