import { inject, injectable } from 'inversify'
import type { PlayMode } from '../../../domain/frame/player/play-mode'
import type { PlayerEvent } from '../../../domain/frame/player/player-event'
import type { PlayerItem, PlayerItemKind } from '../../../domain/frame/player/player-item'
import { transition } from '../../../domain/frame/player/player-machine'
import {
  canSkip,
  currentItem,
  initialPlayer,
  playedFraction,
  type PlayerState,
} from '../../../domain/frame/player/player-state'
import { Clock } from '../shared/clock'
import { observe } from '../shared/observe'
import { Random } from '../shared/random'
import type { ControlCommand } from './media-controls'
import { PlayerMemory } from './player-memory'
import { PlayerRunner } from './player-runner'
import { PlayerSurroundings } from './player-surroundings'

export interface PlayOptions {
  /** The second at which the item starts. */
  readonly at?: number | undefined
  /** False loads the item without starting playback, unless it is playing already. */
  readonly play?: boolean
}

/**
 * The page's one player, for audios, radio, replays, articles read aloud and recordings within them. Screens observe its
 * state and pass on the listener's commands.
 */
@injectable('Singleton')
export class PlayerStore {
  state: PlayerState = initialPlayer
  private isConnected = false
  private isBusy = false
  private readonly eventQueue: PlayerEvent[] = []

  constructor(
    @inject(PlayerRunner) private readonly runner: PlayerRunner,
    @inject(PlayerSurroundings) private readonly surroundings: PlayerSurroundings,
    @inject(PlayerMemory) private readonly memory: PlayerMemory,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly chance: Random,
  ) {
    observe(this)
  }

  get item(): PlayerItem | null {
    return currentItem(this.state)
  }

  /** Whether the mini player is shown (B08). */
  get isOpen(): boolean {
    return this.state.open && this.item !== null
  }

  get canSkip(): boolean {
    return canSkip(this.state)
  }

  /** The fraction played, from 0 to 1. */
  get fraction(): number {
    return playedFraction(this.state)
  }

  /** Whether playback was requested, but no sound is audible yet. */
  get isWaiting(): boolean {
    return this.state.wanted && (!this.state.playing || this.state.buffering)
  }

  isCurrent(kind: PlayerItemKind, id: string): boolean {
    return this.item?.kind === kind && this.item.id === id
  }

  /** Plays a list, starting with the item at `index`. */
  play(items: readonly PlayerItem[], index = 0, { at, play = true }: PlayOptions = {}): void {
    this.send({ type: 'load', items, index, random: this.random(), play, ...(at === undefined ? {} : { at }) })
  }

  append(items: readonly PlayerItem[]): void {
    this.send({ type: 'append', items })
  }

  select(index: number, at?: number): void {
    this.send({ type: 'select', index, random: this.random(), ...(at === undefined ? {} : { at }) })
  }

  remove(index: number): void {
    this.send({ type: 'remove', index, random: this.random() })
  }

  toggle(): void {
    this.send({ type: 'toggle' })
  }

  pause(): void {
    this.send({ type: 'pause' })
  }

  next(): void {
    this.send({ type: 'next', random: this.random() })
  }

  previous(): void {
    this.send({ type: 'previous', random: this.random() })
  }

  /** Moves to a time in seconds. */
  seek(time: number): void {
    this.send({ type: 'seek', time })
  }

  /** Moves by the given seconds; a negative number moves back. */
  skip(seconds: number): void {
    this.send({ type: 'skip', seconds })
  }

  setRate(rate: number): void {
    this.send({ type: 'set-rate', rate })
  }

  cycleMode(): void {
    this.send({ type: 'cycle-mode', random: this.random() })
  }

  setMode(mode: PlayMode): void {
    this.send({ type: 'set-mode', mode, random: this.random() })
  }

  /** Sets the sleep timer: 0 ends it, 1 means the end of the item (B21), any other number is in minutes (B26). */
  sleep(minutes: number): void {
    this.send({ type: 'sleep', minutes, now: this.clock.now() })
  }

  extendSleep(minutes: number): void {
    this.send({ type: 'extend-sleep', minutes, now: this.clock.now() })
  }

  /** Closes the player (B27). */
  close(): void {
    this.send({ type: 'close' })
  }

  /** Restores the player of an earlier visit, when nothing is playing yet (B29). */
  restore(): void {
    const saved = this.state.playlist.length === 0 ? this.memory.playlist() : null
    if (saved !== null) this.send({ type: 'restore', playlist: saved, random: this.random() })
  }

  /** Makes one transition of the machine and carries out its effects. An event that arrives meanwhile is queued. */
  send(event: PlayerEvent): void {
    this.connect()
    this.eventQueue.push(event)
    if (this.isBusy) return
    this.isBusy = true
    try {
      for (let next = this.eventQueue.shift(); next !== undefined; next = this.eventQueue.shift()) this.dispatch(next)
    } finally {
      this.isBusy = false
    }
  }

  random(): number {
    return this.chance.next()
  }

  saveAll(): void {
    this.memory.saveAll(this.state)
  }

  /** Carries out a command of the phone's buttons (Media Session). */
  control(command: ControlCommand): void {
    switch (command.type) {
      case 'next':
        return this.next()
      case 'previous':
        return this.previous()
      case 'stop':
        return this.pause()
      case 'play':
      case 'pause':
        return this.send({ type: command.type })
      default:
        return this.send(command)
    }
  }

  private dispatch(event: PlayerEvent): void {
    const before = this.state
    const [after, effects] = transition(before, event)
    this.state = after
    for (const effect of effects) this.runner.carryOut(effect, after, this.send)
    if (after !== before) this.surroundings.follow(after, this)
  }

  /**
   * Connects only once there is something to do, because on the platform, and in most visits, nothing is ever played.
   */
  private connect(): void {
    if (this.isConnected) return
    this.isConnected = true
    this.surroundings.connect(this)
  }
}
