import { inject } from 'inversify'
import { reaction } from 'mobx'
import { slidesAround, slotOf } from '../../../domain/media/videos/short-window'
import { observe } from '../../frame/shared/observe'
import { DataSaver } from './data-saver'
import { ShortsSound } from './shorts-sound.store'
import { VideoPlayback } from './video-playback'
import type { VideoSource } from './video-source'

interface HeldVideo {
  readonly id: string
  readonly end: () => void
}

/** How the shorts are played. */
export interface DeckBehaviour {
  /** True plays each short as soon as it is visible, and in a loop; false waits until play is pressed. */
  readonly autoplay: boolean
}

/**
 * Three players for any number of shorts. The visible short plays; the next and the previous short are loaded. A short
 * that comes near takes over the player, with its element, of a short that is no longer near.
 */
export class ShortDeck {
  /** The index of the visible short. */
  index = 0
  readonly players: readonly VideoPlayback[]
  private readonly heldVideos = new Map<number, HeldVideo>()
  private sources: readonly VideoSource[] = []
  private isShown = false
  private manners: DeckBehaviour = { autoplay: true }

  constructor(
    @inject(VideoPlayback) first: VideoPlayback,
    @inject(VideoPlayback) second: VideoPlayback,
    @inject(VideoPlayback) third: VideoPlayback,
    @inject(ShortsSound) readonly sound: ShortsSound,
    @inject(DataSaver) private readonly saver: DataSaver,
  ) {
    this.players = [first, second, third]
    observe(this)
  }

  get current(): VideoPlayback {
    return this.playerAt(this.index)
  }

  playerAt(index: number): VideoPlayback {
    // There are three slots and three players.
    return this.players[slotOf(index)]!
  }

  /** Called when the deck is on screen, in a browser. Returns a function that releases everything. */
  show(manners: DeckBehaviour): () => void {
    this.isShown = true
    this.manners = manners
    const ends = [
      reaction(
        () => this.sound.isHeard,
        (isHeard) => this.players.forEach((player) => player.setMuted(!isHeard)),
        { fireImmediately: true },
      ),
      reaction(
        () => this.current.state.blocked && this.sound.isHeard,
        (isRefused) => isRefused && this.playSilently(),
      ),
      reaction(
        () => this.current.state.phase === 'ended',
        (isOver) => isOver && this.manners.autoplay && this.current.play(),
      ),
    ]
    this.arrangeSlots()
    return () => {
      this.isShown = false
      ends.forEach((end) => end())
      for (const slot of this.heldVideos.keys()) this.release(slot)
    }
  }

  /** Sets the shorts, and the index of the visible short. */
  setDeck(sources: readonly VideoSource[], index: number): void {
    this.sources = sources
    if (index !== this.index && this.isShown) this.releaseIfIdle(this.current)
    this.index = index
    this.arrangeSlots()
  }

  /** Whether a short is visible; false on the slide after the last short. */
  get isSeen(): boolean {
    return this.index < this.sources.length
  }

  toggle(): void {
    if (!this.isSeen) return
    if (this.current.state.wanted) this.current.dispatch({ type: 'pause' })
    else this.current.play()
  }

  /** Switches the sound during the visitor's own tap, because the browser then allows every element to sound. */
  toggleSound(): void {
    this.sound.choose(!this.sound.isHeard)
    if (!this.sound.isOn) return
    for (const player of this.players) if (player !== this.current) player.output.unlockAutoplay()
    if (this.current.state.blocked) this.current.play()
  }

  private arrangeSlots(): void {
    if (!this.isShown) return
    const slideIndexes = slidesAround(this.index, this.sources.length)
    const sourcesBySlot = new Map(slideIndexes.map((index) => [slotOf(index), this.sources[index]]))
    // The visible short comes first. Only then are shorts that are no longer near released, and its neighbours loaded.
    if (this.isSeen) {
      this.replace(slotOf(this.index), this.sources[this.index])
      this.beginPlayback(this.current)
    }
    for (const slot of [...this.heldVideos.keys()]) if (!sourcesBySlot.has(slot)) this.release(slot)
    for (const [slot, source] of sourcesBySlot) this.replace(slot, source)
  }

  private replace(slot: number, source: VideoSource | undefined): void {
    const heldVideo = this.heldVideos.get(slot)
    if (heldVideo !== undefined && heldVideo.id !== source?.id) this.release(slot)
    if (source !== undefined) this.assignSlot(slot, source)
  }

  private assignSlot(slot: number, source: VideoSource): void {
    const player = this.players[slot]
    if (player === undefined || this.heldVideos.has(slot)) return
    player.open(source)
    const isSeen = slot === slotOf(this.index)
    this.heldVideos.set(slot, { id: source.id, end: player.prepare(isSeen || !this.saver.isOn) })
  }

  private release(slot: number): void {
    this.heldVideos.get(slot)?.end()
    this.heldVideos.delete(slot)
  }

  private beginPlayback(player: VideoPlayback): void {
    if (player.hasControls) return
    player.attachControls()
    if (this.manners.autoplay && !this.saver.isOn) player.play()
  }

  /** Stops a short that is no longer visible; it starts from the beginning when seen again. */
  private releaseIfIdle(player: VideoPlayback): void {
    player.dispatch({ type: 'pause' })
    // A player that failed still wants to play after the pause, and would resume by itself once the network is back. So
    // it is released.
    if (player.state.wanted) return this.release(slotOf(this.index))
    if (player.state.time > 0) player.dispatch({ type: 'seek', time: 0 })
    player.detachControls()
  }

  private playSilently(): void {
    this.sound.refuse()
    // The players are muted before playback starts, so that the browser does not refuse it again.
    for (const player of this.players) player.setMuted(true)
    this.current.play()
  }
}
