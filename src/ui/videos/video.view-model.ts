import { inject } from 'inversify'
import { runInAction } from 'mobx'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Failure } from '../../application/shared/failure'
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
  video: Video | null = null
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: Failure | null = null
  /** Null until requested; empty when loading failed. */
  related: readonly FeedItem[] | null = null
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
    observe(this)
  }

  get head(): ScreenHead | null {
    const { video } = this
    return video === null
      ? null
      : { title: video.title, description: video.description, image: video.cover, share: video.share }
  }

  /** The latest known number of plays. */
  get views(): number {
    const { reactions } = this.participation
    return Math.max(this.video?.views ?? 0, reactions.known ? reactions.views : 0)
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
    return this.video
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    void this.begin(params['aid'] ?? '')
    this.take(saved as Video)
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
    this.state = 'loading'
    const answer = await this.watch.video(this.id, signal)
    runInAction(() => {
      if (answer.ok) return this.take(answer.value)
      this.failure = answer.reason
      this.state = 'failed'
    })
  }

  private take(video: Video): void {
    this.video = video
    this.state = 'ready'
    const { id, share, title, description, cover, source } = video
    this.participation.arrived({
      path: videoPath(id),
      info: share,
      title,
      description,
      cover: cover ?? '',
      follow: source === null ? null : { id: source.id, kind: 'organisation' },
    })
    this.player.playback.open(this.watch.source(video, (views) => this.count(views)))
    this.startWhenReadyAndShown()
  }

  /** Called when the video is loaded and the screen is shown, whichever comes last. */
  private startWhenReadyAndShown(): void {
    const { video } = this
    if (!this.isShown || video === null || this.endPlayer !== null) return
    this.endPlayer = this.player.show(this.player.preferences.autoplay)
    void this.restorePosition(video)
    if (this.related === null) void this.bringRelated(video.id)
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

  private async bringRelated(id: string): Promise<void> {
    const answer = await this.watch.related(id)
    runInAction(() => {
      this.related = answer.ok ? answer.value : []
    })
  }

  private count(views: number): void {
    if (this.video !== null) this.video = { ...this.video, views }
  }
}
