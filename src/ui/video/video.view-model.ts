import { inject } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Failure } from '../../application/shared/failure'
import type { ShareSubject } from '../../application/sharing/share-content'
import { WatchVideo } from '../../application/video/watch-video'
import type { FeedItem } from '../../domain/feed/feed-item'
import type { ResumeChoice } from '../../domain/player/play-position'
import type { Video } from '../../domain/video/video'
import { CommentsViewModel } from '../comments/comments.part.view-model'
import { ReactionsViewModel } from '../reactions/reactions.part.view-model'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../shell/screen'
import { VideoPlayerViewModel } from './video-player.part.view-model'
import { videoPath } from './video.routes'

/** S032, S033: one video. */
export class VideoViewModel implements ScreenViewModel {
  video: Video | null = null
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: Failure | null = null
  /** Null until they were asked for; none when they could not be had. */
  related: readonly FeedItem[] | null = null
  /** Where to go on, while nothing plays; null at the start. */
  resume: Exclude<ResumeChoice, { kind: 'start' }> | null = null
  sharing = false
  private id = ''
  private isShown = false
  private endPlayer: (() => void) | null = null
  private wasRecorded = false

  constructor(
    @inject(WatchVideo) private readonly watch: WatchVideo,
    @inject(VideoPlayerViewModel) readonly player: VideoPlayerViewModel,
    @inject(CommentsViewModel) readonly comments: CommentsViewModel,
    @inject(ReactionsViewModel) readonly reactions: ReactionsViewModel,
  ) {
    comments.counted = reactions.countComment
    makeAutoObservable<this, 'watch' | 'endPlayer' | 'wasRecorded'>(
      this,
      {
        watch: false,
        player: false,
        comments: false,
        reactions: false,
        endPlayer: false,
        wasRecorded: false,
        video: observableRef,
        related: observableRef,
        resume: observableRef,
      },
      { autoBind: true },
    )
  }

  get head(): ScreenHead | null {
    const { video } = this
    return video === null
      ? null
      : { title: video.title, description: video.description, image: video.cover, share: video.share }
  }

  get shareSubject(): ShareSubject | null {
    const { video } = this
    if (video === null) return null
    const { id, share, title, description, cover } = video
    return { path: videoPath(id), target: { id, kind: 'video' }, info: share, title, description, cover: cover ?? '' }
  }

  /** How often it was played, by what is known last. */
  get views(): number {
    return Math.max(this.video?.views ?? 0, this.reactions.known ? this.reactions.views : 0)
  }

  async open({ params }: ScreenLocation, signal?: CancelSignal): Promise<void> {
    this.begin(params['aid'] ?? '')
    await Promise.all([this.load(signal), this.reactions.open({ id: this.id, kind: 'video' }, signal)])
  }

  show({ params }: ScreenLocation): () => void {
    this.comments.showThread(params['id'] ?? '')
    void this.reactions.show()
    const endComments = this.comments.show()
    this.isShown = true
    this.meet()
    return () => {
      this.leave()
      endComments()
    }
  }

  /** A comment was opened over the video, or closed: it plays on. */
  moved({ params }: ScreenLocation): void {
    this.comments.showThread(params['id'] ?? '')
  }

  snapshot(): unknown {
    return this.video
  }

  restore(saved: unknown, { params }: ScreenLocation): void {
    this.begin(params['aid'] ?? '')
    this.take(saved as Video)
    void this.reactions.open({ id: this.id, kind: 'video' })
  }

  retry(): void {
    void this.load()
  }

  share(on: boolean): void {
    this.sharing = on
  }

  /** Goes on at one of the offered places; seconds. */
  goOnAt(time: number): void {
    this.player.seekTo(time)
    this.resume = null
    this.player.playback.play()
  }

  private leave(): void {
    this.isShown = false
    this.endPlayer?.()
    this.endPlayer = null
  }

  private begin(id: string): void {
    this.id = id
    this.comments.open({ id, kind: 'video' })
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
    this.reactions.setFollowTarget(video.source === null ? null : { id: video.source.id, kind: 'organisation' })
    this.player.playback.open(this.watch.source(video, (views) => this.count(views)))
    this.meet()
  }

  /** Once the video is here and on show, whichever comes last. */
  private meet(): void {
    const { video } = this
    if (!this.isShown || video === null || this.endPlayer !== null) return
    this.endPlayer = this.player.show(this.player.preferences.autoplay)
    void this.recall(video)
    if (this.related === null) void this.bringRelated(video.id)
    if (this.wasRecorded) return
    this.wasRecorded = true
    this.watch.recordVisit(video.id)
  }

  /** Where the viewer was; what plays already, or was left a moment ago, is not moved. */
  private async recall(video: Video): Promise<void> {
    const choice = await this.watch.position(video)
    const { state } = this.player.playback
    if (choice.kind === 'start' || state.loaded || !this.isShown) return
    runInAction(() => {
      // Without an answer the newest one counts.
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
