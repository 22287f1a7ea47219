import { inject, injectable } from 'inversify'
import { kindsWith } from '../../../domain/frame/content/content-kinds'
import {
  keepNewest,
  resumeChoice,
  type PlayPosition,
  type ResumeChoice,
} from '../../../domain/frame/player/play-position'
import { SessionStore } from '../session/session.store'
import { Clock } from '../shared/clock'
import { LocalStorage } from '../shared/storage'
import { PlayPositionGateway, type PositionedKind } from './play-position-gateway'

const key = 'player.positions'
/** The number of items remembered on this device; the oldest are dropped first. */
const mostPositions = 300
/** Milliseconds between two writes of one position to the account during playback. */
const accountEvery = 30_000

export interface PlaybackProgress {
  /** The position of playback in seconds. */
  readonly time: number
  readonly duration: number
  readonly finished: boolean
}

/** Playback positions, stored on this device for everyone, and in the account for members. */
@injectable('Singleton')
export class PlayPositions {
  private readonly savedAt = new Map<string, number>()

  constructor(
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(PlayPositionGateway) private readonly gateway: PlayPositionGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Saves a position. `isSettled` means a pause or an end, after which the account is updated at once. */
  save(kind: string, id: string, heard: PlaybackProgress, isSettled: boolean): void {
    const name = `${kind}:${id}`
    const all = this.all()
    const storedPosition = all[name] ?? null
    const position = keepNewest(storedPosition, { ...heard, at: this.clock.now() })
    if (position === null || position === storedPosition) return
    delete all[name]
    this.storage.write(key, Object.fromEntries([...Object.entries(all), [name, position]].slice(-mostPositions)))
    if (isKeptByAccount(kind)) this.saveToAccount(kind, id, position, isSettled)
  }

  /** The position to start from, as this device knows it. */
  resumeOnThisDevice(kind: string, id: string): ResumeChoice {
    return resumeChoice(this.read(kind, id), null)
  }

  /**
   * The position to start from in an item of this length (seconds), as this device and the account know it. An account
   * that does not answer counts as having none.
   */
  async resumeOnAnyDevice(kind: string, id: string, duration: number): Promise<ResumeChoice> {
    const storedHere = this.read(kind, id)
    if (!this.session.isMember || !isKeptByAccount(kind)) return resumeChoice(storedHere, null)
    const answer = await this.gateway.read(kind, id)
    // The account stores no lengths, so its position is compared with this item's length to recognise the end.
    return resumeChoice(
      storedHere,
      answer.ok && answer.value !== null ? { ...answer.value, duration: answer.value.duration || duration } : null,
    )
  }

  private saveToAccount(kind: PositionedKind, id: string, position: PlayPosition, isSettled: boolean): void {
    const name = `${kind}:${id}`
    if (!this.session.isMember) return
    if (!isSettled && position.at - (this.savedAt.get(name) ?? 0) < accountEvery) return
    this.savedAt.set(name, position.at)
    void this.gateway.save(kind, id, position)
  }

  private read(kind: string, id: string): PlayPosition | null {
    return this.all()[`${kind}:${id}`] ?? null
  }

  private all(): Record<string, PlayPosition> {
    const stored = this.storage.read(key)
    return typeof stored === 'object' && stored !== null ? { ...(stored as Record<string, PlayPosition>) } : {}
  }
}

function isKeptByAccount(kind: string): kind is PositionedKind {
  return kindsWith('play').some((kindOfPlay) => kindOfPlay === kind)
}
