import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { observe } from '../../../application/frame/shared/observe'
import { WatchVideo, type PlayCount, type WatchableVideo } from '../../../application/media/videos/watch-video'
import type { VideoSource } from '../../../application/media/videos/video-source'
import type { ResumeChoice } from '../../../domain/frame/player/play-position'
import { VideoPlayerViewModel } from './player/video-player.part.view-model'

/**
 * A video in the player, and the position where its viewer continues. A screen calls `open` once the video is known,
 * and `show` in its own `show`.
 */
export class WatchedVideo {
  /** The positions offered before playback; null to start at the beginning. */
  resume: Exclude<ResumeChoice, { kind: 'start' }> | null = null
  private video: WatchableVideo | null = null
  private isShown = false
  private endPlayer: (() => void) | null = null

  constructor(
    @inject(WatchVideo) private readonly watch: WatchVideo,
    @inject(VideoPlayerViewModel) readonly player: VideoPlayerViewModel,
  ) {
    observe(this)
  }

  /** Sets the video. It starts when the screen is shown, if the viewer has chosen autoplay. */
  open(video: WatchableVideo, count: PlayCount): void {
    this.video = video
    this.resume = null
    this.player.playback.open(this.watch.source(video, count))
    this.startWhenReadyAndShown()
  }

  show(): () => void {
    this.isShown = true
    this.startWhenReadyAndShown()
    return () => {
      this.isShown = false
      this.endPlayer?.()
      this.endPlayer = null
    }
  }

  /** Plays another video instead of this one, from the position where its viewer stopped. */
  change(video: WatchableVideo, count: PlayCount): void {
    this.video = video
    this.resume = null
    const source = this.watch.source(video, count)
    let position: Promise<unknown> | null = null
    const continued: VideoSource = {
      ...source,
      address: async () => {
        position ??= this.seekToPosition(video)
        const [address] = await Promise.all([source.address(), position])
        return address
      },
    }
    if (this.isShown && this.endPlayer !== null) this.player.playback.change(continued)
    else this.player.playback.open(continued)
  }

  /** Continues at one of the offered positions, in seconds. */
  resumeAt(time: number): void {
    this.player.seekTo(time)
    this.resume = null
    this.player.playback.play()
  }

  /** Called when the video is known, and when the screen is shown; starts once both have happened. */
  private startWhenReadyAndShown(): void {
    const { video } = this
    if (!this.isShown || video === null || this.endPlayer !== null) return
    this.endPlayer = this.player.show(this.player.preferences.autoplay)
    void this.offerPosition(video)
  }

  /** Offers the position where the viewer stopped, unless the video plays already, or the viewer has left it. */
  private async offerPosition(video: WatchableVideo): Promise<void> {
    const choice = await this.seekToPosition(video)
    if (choice !== null) runInAction(() => (this.resume = choice))
  }

  private async seekToPosition(video: WatchableVideo) {
    const choice = await this.watch.position(video)
    const isWaiting = this.isShown && this.video === video && !this.player.playback.state.loaded
    if (choice.kind === 'start' || !isWaiting) return null
    // If the viewer does not answer, the newest position is used.
    runInAction(() => this.player.seekTo(choice.kind === 'resume' ? choice.time : choice[choice.newer]))
    return choice
  }
}
