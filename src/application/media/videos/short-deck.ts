import { inject } from 'inversify'
import { reaction } from 'mobx'
import { slidesAround, slotOf } from '../../../domain/media/videos/short-window'
import { observe } from '../../frame/shared/observe'
import { DataSaver } from './data-saver'
import { ShortsSound } from './shorts-sound.store'
import { VideoPlayback } from './video-playback'
import type { VideoSource } from './video-source'

interface Held {
  readonly id: string
  readonly end: () => void
}

/** How the shorts play when they are seen. */
export interface DeckManners {
  /** By themselves, and again from the beginning; otherwise each waits for a press. */
  readonly autoplay: boolean
}

/**
 * Three players for any number of shorts: the one that is seen plays, the next is loaded, and so is the one before. A
 * short takes over the player, with its element, of one that is far by now.
 */
export class ShortDeck {
  /** The place of the short that is seen. */
  place = 0
  readonly players: readonly VideoPlayback[]
  private readonly held = new Map<number, Held>()
  private sources: readonly VideoSource[] = []
  private isShown = false
  private manners: DeckManners = { autoplay: true }

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
    return this.playerAt(this.place)
  }

  playerAt(place: number): VideoPlayback {
    // Three slots, three players.
    return this.players[slotOf(place)]!
  }

  /** On screen, in a browser. Returns a function that releases everything. */
  show(manners: DeckManners): () => void {
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
    this.arrange()
    return () => {
      this.isShown = false
      ends.forEach((end) => end())
      for (const slot of this.held.keys()) this.release(slot)
    }
  }

  /** The shorts, and the place of the one that is seen. */
  deal(sources: readonly VideoSource[], place: number): void {
    this.sources = sources
    if (place !== this.place && this.isShown) this.rest(this.current)
    this.place = place
    this.arrange()
  }

  /** False on the slide after the last short. */
  get isSeen(): boolean {
    return this.place < this.sources.length
  }

  toggle(): void {
    if (!this.isSeen) return
    if (this.current.state.wanted) this.current.dispatch({ type: 'pause' })
    else this.current.play()
  }

  /** By the visitor's own touch, with which every element may sound from now on. */
  toggleSound(): void {
    this.sound.choose(!this.sound.isHeard)
    if (!this.sound.on) return
    for (const player of this.players) if (player !== this.current) player.output.unlock()
    if (this.current.state.blocked) this.current.play()
  }

  private arrange(): void {
    if (!this.isShown) return
    const around = slidesAround(this.place, this.sources.length)
    const wanted = new Map(around.map((place) => [slotOf(place), this.sources[place]]))
    // What is seen first: its neighbours are let go of and loaded once it plays.
    if (this.isSeen) {
      this.replace(slotOf(this.place), this.sources[this.place])
      this.begin(this.current)
    }
    for (const slot of [...this.held.keys()]) if (!wanted.has(slot)) this.release(slot)
    for (const [slot, source] of wanted) this.replace(slot, source)
  }

  private replace(slot: number, source: VideoSource | undefined): void {
    const held = this.held.get(slot)
    if (held !== undefined && held.id !== source?.id) this.release(slot)
    if (source !== undefined) this.hold(slot, source)
  }

  private hold(slot: number, source: VideoSource): void {
    const player = this.players[slot]
    if (player === undefined || this.held.has(slot)) return
    player.open(source)
    const isSeen = slot === slotOf(this.place)
    this.held.set(slot, { id: source.id, end: player.prepare(isSeen || !this.saver.isOn) })
  }

  private release(slot: number): void {
    this.held.get(slot)?.end()
    this.held.delete(slot)
  }

  private begin(player: VideoPlayback): void {
    if (player.hasControls) return
    player.takeControls()
    if (this.manners.autoplay && !this.saver.isOn) player.play()
  }

  /** It is not seen any more: from the beginning when it is seen again. */
  private rest(player: VideoPlayback): void {
    player.dispatch({ type: 'pause' })
    // One that failed would go on by itself once the network is back.
    if (player.state.wanted) return this.release(slotOf(this.place))
    if (player.state.time > 0) player.dispatch({ type: 'seek', time: 0 })
    player.leaveControls()
  }

  private playSilently(): void {
    this.sound.refuse()
    // Before it plays, and thus before the reaction to the refusal.
    for (const player of this.players) player.setMuted(true)
    this.current.play()
  }
}
