import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { reconnectDelay } from '../../../domain/frame/shared/reconnect'
import { captionsIn, type CaptionTrack } from '../../../domain/media/videos/captions'
import type { VideoEffect } from '../../../domain/media/videos/video-effect'
import type { VideoEvent, VideoMediaEvent } from '../../../domain/media/videos/video-event'
import { videoTransition } from '../../../domain/media/videos/video-machine'
import { idleVideo, type VideoState } from '../../../domain/media/videos/video-state'
import type { ControlCommand } from '../../frame/player/media-controls'
import { PhoneDisplay } from '../../frame/player/phone-display'
import { SoundArbiter } from '../../frame/player/sound-arbiter.store'
import { StreamNetwork } from '../../frame/player/stream-network'
import { Clock } from '../../frame/shared/clock'
import { observe } from '../../frame/shared/observe'
import { Random } from '../../frame/shared/random'
import { VideoOutput, type VideoReport } from './video-output'
import { VideoPreferences } from './video-preferences.store'
import type { VideoSource } from './video-source'

/** The services that the playback uses. */
export class VideoSurroundings {
  constructor(
    @inject(SoundArbiter) readonly arbiter: SoundArbiter,
    @inject(StreamNetwork) readonly network: StreamNetwork,
    @inject(Clock) readonly clock: Clock,
    @inject(Random) readonly random: Random,
    @inject(PhoneDisplay) readonly display: PhoneDisplay,
  ) {}
}

/** Runs the video machine: turns reports and commands into events, and carries out its effects. */
export class VideoPlayback {
  state: VideoState = idleVideo({ live: false, duration: 0, rate: 1 })
  source: VideoSource | null = null
  /** The heights to choose from, best first. */
  qualities: readonly number[] = []
  activeQuality: number | null = null
  /** The captions of this moment, line by line. */
  captionLines: readonly string[] = []
  /** Whether the video plays without sound, so that it does not stop other sound. */
  muted = false
  /** Whether the phone's buttons control this playback. */
  hasControls = false
  /** Whether play was pressed before the source was known. */
  private pressedEarly = false
  private requestNumber = 0
  /** The address that was loaded last. */
  private url = ''
  private cancelReconnect: (() => void) | null = null
  private release: (() => void) | null = null

  constructor(
    @inject(VideoOutput) readonly output: VideoOutput,
    @inject(VideoSurroundings) private readonly around: VideoSurroundings,
    @inject(VideoPreferences) private readonly preferences: VideoPreferences,
  ) {
    observe(this)
  }

  /** Sets the video; setting the same source again changes nothing. */
  open(source: VideoSource): void {
    const isSameSource = this.source?.sound === source.sound && this.source.id === source.id
    this.pressedEarly ||= this.source === null && this.state.wanted
    this.source = source
    if (!isSameSource)
      this.state = idleVideo({ live: source.live, duration: source.duration, rate: this.preferences.rate })
  }

  /**
   * Called when the video is on screen. It requests the video's address, and returns a function that releases
   * everything.
   */
  show(autoplay: boolean): () => void {
    this.attachControls()
    const end = this.begin({ type: 'opened', autoplay: autoplay || this.pressedEarly })
    this.pressedEarly = false
    return end
  }

  /**
   * Called before the video is on screen. It requests the video's address, and with `ahead` loads the beginning.
   * Returns a function that releases everything.
   */
  prepare(ahead: boolean): () => void {
    return this.begin({ type: 'opened', autoplay: false, isFromStart: ahead })
  }

  /** Gives this playback the phone's buttons. */
  attachControls(): void {
    this.hasControls = true
    this.around.display.listen((command) => this.control(command))
    this.showOutside()
  }

  detachControls(): void {
    if (!this.hasControls) return
    this.hasControls = false
    this.around.display.show(null)
    this.around.display.listen(() => undefined)
  }

  private begin(openEvent: VideoEvent): () => void {
    const endReports = this.output.listen((report) => this.onReport(report))
    const endPage = this.around.network.listen((moment) => {
      if (moment.type === 'online') this.dispatch({ type: 'online' })
      if (moment.type === 'background') this.dispatch({ type: 'pause' })
      if (moment.type === 'leaving') this.dispatch({ type: 'page-leaving' })
    })
    this.dispatch(openEvent)
    return () => {
      this.dispatch({ type: 'left' })
      this.detachControls()
      // An answer that is still pending is ignored.
      this.requestNumber += 1
      endReports()
      endPage()
    }
  }

  /** Replaces the source, for instance by a recording instead of the live stream. */
  change(source: VideoSource): void {
    this.dispatch({ type: 'left' })
    this.requestNumber += 1
    this.open(source)
    this.dispatch({ type: 'opened', autoplay: true })
  }

  play(): void {
    this.dispatch({ type: 'play', now: this.around.clock.now() })
  }

  retry(): void {
    this.dispatch({ type: 'retry', now: this.around.clock.now() })
  }

  setRate(rate: number): void {
    this.preferences.change({ rate })
    this.dispatch({ type: 'rate', rate })
  }

  setQuality(quality: VideoPreferences['quality']): void {
    this.preferences.change({ quality })
    this.output.setQuality(quality)
  }

  get captions(): readonly CaptionTrack[] {
    return this.state.address?.captions ?? []
  }

  /** The captions that are shown; null for none. */
  get activeCaptions(): CaptionTrack | null {
    const { captions: language } = this.preferences
    return language === null ? null : captionsIn(this.captions, language)
  }

  /** @param language The language of the captions; null for none. */
  setCaptions(language: string | null): void {
    this.preferences.change({ captions: language })
    if (this.state.loaded) this.output.setCaptions(this.activeCaptions)
  }

  setMuted(isMuted: boolean): void {
    if (isMuted === this.muted) return
    this.muted = isMuted
    this.output.setMuted(isMuted)
    const { wanted, loaded, blocked } = this.state
    if (wanted && loaded && !blocked) this.carryOut({ type: isMuted ? 'release' : 'claim' })
  }

  dispatch(event: VideoEvent): void {
    const [next, effects] = videoTransition(this.state, event)
    this.state = next
    for (const effect of effects) this.carryOut(effect)
    const { attempt, wanted } = next
    this.around.network.onStreamLost(wanted && attempt > 0 ? this.url : null)
    this.showOutside()
  }

  /** Carries out a command of the phone's buttons (Media Session). */
  private control(command: ControlCommand): void {
    if (command.type === 'play') this.play()
    else if (command.type === 'pause' || command.type === 'stop') this.dispatch({ type: 'pause' })
    else if (command.type === 'seek') this.dispatch(command)
    else if (command.type === 'skip') this.dispatch({ type: 'seek', time: this.state.time + command.seconds })
  }

  /** Shows the video on the lock screen, from playback until the screen is left. */
  private showOutside(): void {
    if (!this.hasControls) return
    const { source, state } = this
    const { wanted, loaded, phase, live, time, duration, rate } = state
    const isThere = source !== null && (wanted || loaded)
    this.around.display.show(
      isThere
        ? {
            title: source.title,
            album: source.by,
            image: source.image,
            playing: wanted && phase !== 'failed',
            live,
            canSkip: false,
            time,
            duration,
            rate,
          }
        : null,
    )
  }

  private onReport(report: VideoReport): void {
    runInAction(() => {
      if (report.type === 'qualities') this.qualities = report.heights
      else if (report.type === 'quality-shown') this.activeQuality = report.height
      else if (report.type === 'captions') this.captionLines = report.lines
      else this.onMediaReport(report)
    })
  }

  /**
   * Handles a report of the element. When playback fails because its address has expired, a new address is requested
   * and playback continues with it (C043).
   */
  private onMediaReport(report: VideoMediaEvent): void {
    const { address } = this.state
    this.dispatch(report)
    const hasExpired = address !== null && address.expiresAt !== null && this.around.clock.now() >= address.expiresAt
    if (report.type === 'media-failed' && this.state.phase === 'failed' && hasExpired) this.retry()
  }

  private carryOut(effect: VideoEffect): void {
    const { output, source } = this
    switch (effect.type) {
      case 'request-address':
        return void this.requestSource()
      case 'unlock':
        return output.unlockAutoplay()
      case 'load':
        this.url = effect.url
        output.setCaptions(this.activeCaptions)
        return output.load({ ...effect, quality: this.preferences.quality })
      case 'play':
        return output.play()
      case 'pause':
        return output.pause()
      case 'unload':
        this.qualities = []
        this.activeQuality = null
        output.setCaptions(null)
        return output.unload()
      case 'to-live':
        return output.seekToLive()
      case 'seek':
        return output.seek(effect.time)
      case 'set-rate':
        return output.setRate(effect.rate)
      case 'claim':
        return this.claim()
      case 'release':
        this.release?.()
        this.release = null
        return
      case 'count':
        return source?.countPlay()
      case 'keep':
        return source?.savePosition(
          { time: effect.time, duration: effect.duration, finished: effect.finished },
          effect.settled,
        )
      case 'reconnect':
        return this.reconnectAfter(effect.attempt)
      case 'cancel-reconnect':
        return this.cancelReconnect?.()
    }
  }

  private claim(): void {
    const { source, around } = this
    if (source !== null && !this.muted)
      this.release = around.arbiter.claim(source.sound, () => this.dispatch({ type: 'silenced' }), source.id)
  }

  private reconnectAfter(attempt: number): void {
    const { clock, random } = this.around
    this.cancelReconnect?.()
    this.cancelReconnect = clock.after(reconnectDelay(attempt, random.next()), () =>
      this.dispatch({ type: 'reconnect-due' }),
    )
  }

  private async requestSource(): Promise<void> {
    const requestNumber = ++this.requestNumber
    // The source is not known yet.
    if (this.source === null) return
    const answer = await this.source.address()
    if (requestNumber === this.requestNumber) this.dispatch({ type: 'answered', answer })
  }
}
