import { inject } from 'inversify'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resource, Resources } from '../../../../application/frame/shared/resource'
import { WatchVideo } from '../../../../application/media/videos/watch-video'
import type { Video } from '../../../../domain/media/videos/video'
import type { ScreenHead, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { VideoPlayerViewModel } from '../player/video-player.part.view-model'

/** S034: a video that is not published yet, for its editors. */
export class VideoPreviewViewModel implements ScreenViewModel {
  readonly video: Loadable<Video>
  readonly resources: Resources

  constructor(
    @inject(WatchVideo) private readonly watch: WatchVideo,
    @inject(VideoPlayerViewModel) readonly player: VideoPlayerViewModel,
  ) {
    this.video = new Loadable((signal, { params }) => watch.preview(params['token'] ?? '', signal))
    this.resources = { video: this.inPlayer() }
    observe(this)
  }

  get head(): ScreenHead | null {
    const video = this.video.value
    return video === null ? null : { title: video.title }
  }

  show(): () => void {
    return this.player.show(false)
  }

  retry(): void {
    void this.video.load().then(this.play)
  }

  /** Loads the video, and puts it into the player at once. */
  private inPlayer(): Resource {
    const { video } = this
    return {
      open: async (location, signal) => this.play(await video.open(location, signal)),
      snapshot: () => video.snapshot(),
      restore: (saved, location) => {
        const isRestored = video.restore(saved, location)
        this.play(video.value)
        return isRestored
      },
    }
  }

  private play(video: Video | null): void {
    if (video !== null) this.player.playback.open(this.watch.previewSource(video))
  }
}
