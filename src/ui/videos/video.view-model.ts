import { inject } from 'inversify'
import { runInAction } from 'mobx'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import { WatchVideo } from '../../application/videos/watch-video'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { ResumeChoice } from '../../domain/player/play-position'
import type { Video } from '../../domain/videos/video'
import { ParticipationViewModel } from '../participation/participation.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { VideoPlayerViewModel } from './video-player.part.view-model'
import { videoPath } from './videos.routes'

/** S032, S033: one video. */
export class VideoViewModel implements ScreenViewModel {
  readonly video: Loadable<Video>
  readonly related: Loadable<readonly FeedItem[]>
  /** Where to continue, before playback; null at the start. */
  resume: Exclude<ResumeChoice, { kind: 'start' }> | null = null
  private id = ''
  private isShown = false
  private endPlayer: (() => void) | null = null

  constructor(
    @inject(WatchVideo) private readonly watch: WatchVideo,
    @inject(VideoPlayerViewModel) readonly player: VideoPlayerViewModel,
    @inject(ParticipationViewModel) readonly participation: ParticipationViewModel,
  ) {
    this.video = new Loadable((signal) => watch.video(this.id, signal))
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
    const endParticipation = this.participation.show(location)
    this.isShown = true
    this.startWhenReadyAndShown()
    return () => {
      this.leave()
      endParticipation()
    }
  }

  /** A comment was opened over the video, or closed: the video plays on. */
  moved(location: ScreenLocation): void {
    this.participation.moved(location)
  }

  snapshot(): unknown {
    return this.video.value
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    void this.begin(params['aid'] ?? '')
    this.video.set(saved as Video)
    this.arrive(saved as Video)
  }

  retry(): void {
    void this.load()
  }

  /** Continues at one of the offered positions; seconds. */
  resumeAt(time: number): void {
    this.player.seekTo(time)
    this.resume = null
    this.player.playback.play()
  }

  private leave(): void {
    this.isShown = false
    this.endPlayer?.()
    this.endPlayer = null
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
    this.player.playback.open(this.watch.source(video, (views) => this.count(views)))
    this.startWhenReadyAndShown()
  }

  /** Called when the video is loaded and the screen is shown, whichever comes last. */
  private startWhenReadyAndShown(): void {
    const video = this.video.value
    if (!this.isShown || video === null || this.endPlayer !== null) return
    this.endPlayer = this.player.show(this.player.preferences.autoplay)
    void this.restorePosition(video)
    if (this.related.state === 'idle') void this.related.load()
  }

  /** Restores the viewer's position; not when it is playing already, or was left a moment ago. */
  private async restorePosition(video: Video): Promise<void> {
    const choice = await this.watch.position(video)
    const { state } = this.player.playback
    if (choice.kind === 'start' || state.loaded || !this.isShown) return
    runInAction(() => {
      // Without an answer the newest position counts.
      this.player.seekTo(choice.kind === 'resume' ? choice.time : choice[choice.newer])
      this.resume = choice
    })
  }

  private count(views: number): void {
    this.video.change((video) => ({ ...video, views }))
  }
}
