import { inject } from 'inversify'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { WatchVideo } from '../../application/videos/watch-video'
import type { Video } from '../../domain/videos/video'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { VideoPlayerViewModel } from './video-player.part.view-model'

/** S034: a video that is not published yet, for its editors. */
export class VideoPreviewViewModel implements ScreenViewModel {
  readonly video: Loadable<Video>
  private token = ''

  constructor(
    @inject(WatchVideo) private readonly watch: WatchVideo,
    @inject(VideoPlayerViewModel) readonly player: VideoPlayerViewModel,
  ) {
    this.video = new Loadable((signal) => watch.preview(this.token, signal))
    observe(this)
  }

  get head(): ScreenHead | null {
    const video = this.video.value
    return video === null ? null : { title: video.title }
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    this.token = params['token'] ?? ''
    await this.load(signal)
  }

  show(): () => void {
    return this.player.show(false)
  }

  snapshot(): Video | null {
    return this.video.value
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    this.token = params['token'] ?? ''
    const video = saved as Video
    this.video.set(video)
    this.arrive(video)
  }

  retry(): void {
    void this.load()
  }

  private async load(signal?: CancelSignal): Promise<void> {
    const video = await this.video.load(signal)
    if (video !== null) this.arrive(video)
  }

  private arrive(video: Video): void {
    this.player.playback.open(this.watch.previewSource(video))
  }
}
