import { inject } from 'inversify'
import { reaction, runInAction } from 'mobx'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { AlbumQueue } from '../../../../application/media/audio/album-queue'
import { PlayPositions } from '../../../../application/frame/player/play-positions'
import { PlayerStore } from '../../../../application/frame/player/player.store'
import { contentPath } from '../../../../domain/frame/navigation/content-target'
import { itemOfTrack, type Audio } from '../../../../domain/media/audio/audio'
import { observe } from '../../../../application/frame/shared/observe'

/** The two positions from which the listener may continue, in seconds: this device's and the account's. */
export interface ResumeOffer {
  readonly here: number
  readonly elsewhere: number
}

/**
 * The state and acts of the controls on the screen of one audio, whether or not this audio is the one in the player.
 */
export class AudioPlayback {
  offer: ResumeOffer | null = null
  private id = ''
  private audio: Audio | null = null
  /** The position from which playback will start, in seconds. */
  private startAt = 0
  private scrubPosition: number | null = null
  private isShown = false
  /** Whether play was pressed before this audio was loaded, so that it plays once it is. */
  private isAwaited = false
  /** Whether this audio was loaded into an empty player, without playing it. */
  private isPrepared = false

  constructor(
    @inject(PlayerStore) readonly player: PlayerStore,
    @inject(AlbumQueue) readonly queue: AlbumQueue,
    @inject(PlayPositions) private readonly positions: PlayPositions,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    observe(this)
  }

  get isCurrent(): boolean {
    return this.player.isCurrent('audio', this.id)
  }

  get isWanted(): boolean {
    return this.isAwaited || (this.isCurrent && this.player.state.wanted)
  }

  get isWaiting(): boolean {
    return this.isAwaited || (this.isCurrent && this.player.isWaiting)
  }

  get isBlocked(): boolean {
    return this.isCurrent && this.player.state.blocked
  }

  get isFailed(): boolean {
    return this.isCurrent && this.player.state.failed
  }

  get canSkip(): boolean {
    return this.isCurrent && this.player.canSkip
  }

  /** The position in seconds; the position of the slider while it is dragged. */
  get time(): number {
    return this.scrubPosition ?? (this.isCurrent ? this.player.state.time : this.startAt)
  }

  get duration(): number {
    const knownDuration = this.isCurrent ? this.player.state.duration : 0
    return knownDuration > 0 ? knownDuration : (this.audio?.duration ?? 0)
  }

  openId(id: string): void {
    this.id = id
  }

  open(audio: Audio): void {
    this.id = audio.id
    this.audio = audio
  }

  /**
   * Call when the screen is shown: restores the listener's position, and follows the player from one audio of the
   * playlist to the next.
   */
  show(): () => void {
    void this.restorePosition().then(() => (this.isAwaited ? this.start() : this.prepare()))
    const endFollowing = reaction(
      () => this.player.item,
      (item, before) => {
        if (before?.kind !== 'audio' || before.id !== this.id || item?.kind !== 'audio' || item.id === this.id) return
        const path = contentPath('audio', item.id)
        if (path !== null && this.navigator.current() === contentPath('audio', this.id))
          this.navigator.navigateTo(path, { replace: true })
      },
    )
    this.isShown = true
    return () => {
      this.isShown = false
      endFollowing()
      this.unloadPrepared()
    }
  }

  toggle(): void {
    if (this.isCurrent) this.player.toggle()
    else if (this.audio === null) this.isAwaited = !this.isAwaited
    else this.start()
  }

  /** Takes back a press that the audio did not follow yet. Call when the screen is left. */
  cancel(): void {
    this.isAwaited = false
  }

  /** Continues at one of the offered positions. */
  resumeAt(time: number): void {
    this.startAt = time
    if (this.isCurrent) this.player.seek(time)
    else this.start()
    this.offer = null
  }

  /** Plays from a position that the listener chose, such as a chapter's. */
  playFrom(time: number): void {
    const { player } = this
    this.startAt = time
    this.offer = null
    if (!this.isCurrent) return this.start()
    // An audio that is still loading cannot seek, so it is loaded again at the new position.
    if (!player.state.ready) return player.select(player.state.index, time)
    player.seek(time)
    if (!this.isWanted) player.toggle()
  }

  scrub(time: number): void {
    this.scrubPosition = time
  }

  endScrub(): void {
    const time = this.scrubPosition
    if (time === null) return
    this.seek(time)
    this.scrubPosition = null
  }

  /** Skips some seconds, backwards when negative. */
  skip(seconds: number): void {
    this.seek(this.time + seconds)
  }

  private seek(time: number): void {
    if (this.isCurrent) this.player.seek(time)
    else this.startAt = Math.min(this.duration, Math.max(0, time))
  }

  private start(): void {
    this.offer = null
    this.isAwaited = false
    this.fill(true)
  }

  /**
   * Loads this audio into an empty player without playing it, and its album around it, so that the playlist, next and
   * previous are those of the album even before the first play.
   */
  private prepare(): void {
    if (!this.isShown || this.player.item !== null || this.offer !== null) return
    this.isPrepared = true
    this.fill(false)
  }

  private fill(play: boolean): void {
    const { audio } = this
    if (audio === null) return
    this.player.play([itemOfTrack(audio, audio.albums[0] ?? null)], 0, { at: this.startAt, play })
    void this.queue.addAlbumAround(audio)
  }

  /** Unloads an audio that was loaded but never played, when its screen is left. */
  private unloadPrepared(): void {
    const { isFresh, wanted } = this.player.state
    if (this.isPrepared && isFresh && !wanted) this.player.close()
    this.isPrepared = false
  }

  private async restorePosition(): Promise<void> {
    const { audio } = this
    if (audio === null || this.isCurrent) return
    const choice = await this.positions.resumeOnAnyDevice('audio', audio.id, audio.duration)
    if (this.isCurrent || choice.kind === 'start') return
    runInAction(() => {
      if (choice.kind === 'resume') this.startAt = choice.time
      else {
        // If the listener does not answer, the newest position is used.
        this.startAt = choice.onOtherDevice
        this.offer = { here: choice.onThisDevice, elsewhere: choice.onOtherDevice }
      }
    })
  }
}
