import { inject } from 'inversify'
import { reaction } from 'mobx'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Clock } from '../../../../application/frame/shared/clock'
import { observe } from '../../../../application/frame/shared/observe'
import { PresentationModes, type PresentationState } from '../../../../application/media/videos/presentation-modes'
import { VideoPlayback } from '../../../../application/media/videos/video-playback'
import { VideoPreferences } from '../../../../application/media/videos/video-preferences.store'
import { behindLive, canSeekLive } from '../../../../domain/media/videos/live-window'
import { tapMeaning, type Tap } from '../../../../domain/media/videos/tap'

/** Milliseconds without input after which the controls of a playing video are hidden. */
const hideAfter = 3000
/** Seconds skipped by a double tap or an arrow key. */
export const skipSeconds = 10
/** Milliseconds for which the direction of a double tap is shown. */
const flashFor = 600
/** Milliseconds of waiting after which a message says that the video is still loading. */
const slowAfter = 3000
/** Milliseconds for which a message about such a trouble is shown. */
const briefTroubleShownFor = 5000

const noModes: PresentationState = {
  canEnterFullscreen: false,
  canEnterPictureInPicture: false,
  isFullscreen: false,
  isPictureInPicture: false,
}

/** The state and acts of the player's controls, and when they are visible. */
export class VideoPlayerViewModel {
  /** Whether the player is on screen, in a browser. */
  isShown = false
  /** Whether the settings are open. */
  areSettingsOpen = false
  /** Whether the settings were ever opened; their code is loaded then. */
  wereSettingsOpened = false
  modes: PresentationState = noModes
  /** The position to which the slider is dragged, in seconds; null while it is not dragged. */
  scrubPosition: number | null = null
  /** The direction of the latest double tap. */
  skipFlash: 'back' | 'forward' | null = null
  /** Whether playback has been waiting for a while. */
  private isSlow = false
  private briefTrouble: 'skipped' | 'noSound' | null = null
  private isActive = true
  /** Whether the keyboard was used last; if so, the controls stay visible. */
  private usesKeyboard = false
  private latestTap: Tap | null = null
  private lastPointerType = ''
  private stopHiding: (() => void) | null = null
  private stopFlash: (() => void) | null = null
  private stopSlow: (() => void) | null = null
  private stopBriefTrouble: (() => void) | null = null

  constructor(
    @inject(VideoPlayback) readonly playback: VideoPlayback,
    @inject(VideoPreferences) readonly preferences: VideoPreferences,
    @inject(PresentationModes) private readonly presentationModes: PresentationModes,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observe(this)
  }

  /** Attaches the frame of a view, with the video element in it. Returns a function that detaches it. */
  attach(frame: HTMLElement): () => void {
    const video = frame.querySelector('video')
    if (video === null) return () => undefined
    const surface = { video, frame }
    this.playback.output.attach(surface)
    const endModes = this.presentationModes.follow(surface, (modes) => this.setModes(modes))
    return () => {
      endModes()
      this.playback.output.attach(null)
      this.setModes(noModes)
    }
  }

  show(autoplay: boolean): () => void {
    this.isShown = true
    const endPlayback = this.playback.show(autoplay)
    const endHiding = reaction(
      () => this.playback.state.phase,
      () => this.onActivity(),
    )
    const endSlow = reaction(
      () => this.isWaiting,
      (isWaiting) => this.onWaiting(isWaiting),
    )
    const endSkip = reaction(
      () => this.playback.state.skippedParts,
      (skipped) => this.showBriefly(skipped > 0 ? 'skipped' : null),
    )
    const endSilence = reaction(
      () => this.playback.state.isSilent,
      (isSilent) => this.showBriefly(isSilent ? 'noSound' : null),
      { fireImmediately: true },
    )
    return () => {
      endHiding()
      endSlow()
      endSkip()
      endSilence()
      this.onWaiting(false)
      this.showBriefly(null)
      this.stopHiding?.()
      endPlayback()
    }
  }

  get isWanted(): boolean {
    return this.playback.state.wanted
  }

  get isWaiting(): boolean {
    const { phase } = this.playback.state
    return phase === 'loading' || phase === 'buffering'
  }

  /** The problem shown over the video; null when there is none. */
  get troubleKind(): 'tapToPlay' | 'reconnecting' | 'connectionLost' | 'slow' | 'skipped' | 'noSound' | null {
    const { blocked, attempt, wanted, live } = this.playback.state
    if (blocked) return 'tapToPlay'
    if (attempt > 0 && wanted) return live ? 'reconnecting' : 'connectionLost'
    if (this.isSlow) return 'slow'
    return this.briefTrouble
  }

  /** Whether a frame of the video itself is shown, not its poster. */
  get hasPicture(): boolean {
    const { loaded, blocked, phase } = this.playback.state
    return loaded && !blocked && phase !== 'loading'
  }

  get controlsShown(): boolean {
    const { phase } = this.playback.state
    return this.isActive || this.usesKeyboard || (phase !== 'playing' && phase !== 'buffering')
  }

  /** The position in seconds; the position of the slider while it is dragged. */
  get time(): number {
    return this.scrubPosition ?? this.playback.state.time
  }

  /** Seconds behind the live edge. */
  get secondsBehindLive(): number {
    const { window } = this.playback.state
    return behindLive(window, this.time)
  }

  /** The position of the slider, which is its end at the live edge. */
  get sliderTime(): number {
    const { window } = this.playback.state
    return window !== null && this.scrubPosition === null && this.secondsBehindLive === 0 ? window.end : this.time
  }

  get canSeek(): boolean {
    const { live, duration, window, phase } = this.playback.state
    return phase !== 'restricted' && (live ? canSeekLive(window) : duration > 0)
  }

  toggle(): void {
    this.onActivity()
    if (this.playback.state.wanted) this.playback.dispatch({ type: 'pause' })
    else this.playback.play()
  }

  /** Skips some seconds, backwards when negative. */
  skip(seconds: number): void {
    if (!this.canSeek) return
    this.playback.dispatch({ type: 'seek', time: this.time + seconds })
    this.onActivity()
  }

  seekTo(time: number): void {
    this.playback.dispatch({ type: 'seek', time })
  }

  scrub(time: number): void {
    this.scrubPosition = time
    this.onActivity()
  }

  endScrub(): void {
    if (this.scrubPosition === null) return
    this.playback.dispatch({ type: 'seek', time: this.scrubPosition })
    this.scrubPosition = null
    this.onActivity()
  }

  seekToLive(): void {
    this.playback.dispatch({ type: 'to-live' })
  }

  /** Handles a tap on the video; `across` runs from 0 at its left edge to 1. */
  onTap(across: number): void {
    const tap = { at: this.clock.now(), across }
    const meaning = tapMeaning(this.latestTap, tap)
    this.latestTap = tap
    this.usesKeyboard = false
    if (meaning === 'toggle' || !this.canSeek) return this.setActive(!this.controlsShown)
    this.skip(meaning === 'back' ? -skipSeconds : skipSeconds)
    this.skipFlash = meaning
    this.stopFlash?.()
    this.stopFlash = this.clock.after(flashFor, () => this.endFlash())
  }

  rememberPointerType(type: string): void {
    this.lastPointerType = type
  }

  /**
   * Toggles full screen on a double click of a mouse. Browsers report a double tap as a double click, too, without its
   * pointer type, so the type of the last press decides.
   */
  doubleClick(): void {
    if (this.lastPointerType === 'mouse') this.toggleFullscreen()
  }

  /** Call on input: shows the controls for a while. */
  onActivity(): void {
    this.setActive(true)
  }

  setKeyboard(on: boolean): void {
    this.usesKeyboard = on
    if (on) this.onActivity()
  }

  toggleFullscreen(): void {
    this.presentationModes.toggleFullscreen()
  }

  togglePictureInPicture(): void {
    this.presentationModes.togglePictureInPicture()
  }

  /**
   * Turns captions on or off.
   * @param language language of the viewer
   */
  toggleCaptions(language: string): void {
    this.playback.setCaptions(this.playback.activeCaptions === null ? language : null)
    this.onActivity()
  }

  openSettings(open: boolean): void {
    this.areSettingsOpen = open
    if (open) this.wereSettingsOpened = true
  }

  logIn(): void {
    this.navigator.toLogin(this.navigator.current())
  }

  private setActive(isActive: boolean): void {
    this.isActive = isActive
    this.stopHiding?.()
    if (isActive) this.stopHiding = this.clock.after(hideAfter, () => this.hideControls())
  }

  private hideControls(): void {
    if (this.scrubPosition !== null || this.areSettingsOpen) this.setActive(true)
    else this.isActive = false
  }

  private endFlash(): void {
    this.skipFlash = null
  }

  private onWaiting(isWaiting: boolean): void {
    this.isSlow = false
    this.stopSlow?.()
    this.stopSlow = isWaiting ? this.clock.after(slowAfter, () => this.setSlow()) : null
  }

  private setSlow(): void {
    this.isSlow = true
  }

  /** Shows for a while a trouble that does not stop the video. */
  private showBriefly(trouble: 'skipped' | 'noSound' | null): void {
    this.briefTrouble = trouble
    this.stopBriefTrouble?.()
    this.stopBriefTrouble =
      trouble === null ? null : this.clock.after(briefTroubleShownFor, () => this.showBriefly(null))
  }

  private setModes(modes: PresentationState): void {
    this.modes = modes
  }
}
