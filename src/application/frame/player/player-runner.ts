import { inject } from 'inversify'
import type { PlayerEffect, PlayerNotice } from '../../../domain/frame/player/player-effect'
import type { PlayerEvent } from '../../../domain/frame/player/player-event'
import type { PlayerState } from '../../../domain/frame/player/player-state'
import { Clock } from '../shared/clock'
import type { NoticeCode } from '../shared/notice-codes'
import { NoticesStore } from '../shared/notices.store'
import { MediaOutput } from './media-output'
import { PlayerMemory } from './player-memory'
import { SoundArbiter } from './sound-arbiter.store'
import { playerNotices } from './player-notices'

/** The codes of the player's notices; 'audio-failed' is the toast of B92. */
const noticeCodes: Readonly<Record<PlayerNotice, NoticeCode>> = {
  'load-failed': playerNotices['audio-failed'],
  'tap-to-play': playerNotices['tap-to-play'],
  'sleep-over': playerNotices['sleep-over'],
}

/** Carries out the effects of the player machine through ports, one at a time. */
export class PlayerRunner {
  private release: (() => void) | null = null

  constructor(
    @inject(MediaOutput) private readonly output: MediaOutput,
    @inject(SoundArbiter) private readonly arbiter: SoundArbiter,
    @inject(PlayerMemory) private readonly memory: PlayerMemory,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * @param state The player after the step that requested the effect.
   * @param send Takes the events that result from it.
   */
  carryOut(effect: PlayerEffect, state: PlayerState, send: (event: PlayerEvent) => void): void {
    switch (effect.type) {
      case 'load':
        return this.output.load(effect)
      case 'play':
        return this.output.play()
      case 'pause':
        return this.output.pause()
      case 'unload':
        return this.output.unload()
      case 'seek':
        return this.output.seek(effect.time)
      case 'set-rate':
        return this.output.setRate(effect.rate)
      case 'set-volume':
        return this.output.setVolume(effect.volume)
      case 'preload':
        return this.output.prepare(effect.item.url)
      case 'schedule':
        return void this.clock.after(effect.after, () => send(effect.event))
      case 'claim-sound':
        this.release = this.arbiter.claim('audio', () => send({ type: 'silenced' }))
        return
      case 'release-sound':
        this.release?.()
        this.release = null
        return
      case 'keep-position':
        return this.memory.keepPosition(effect, state)
      case 'keep-playlist':
        return this.memory.keepPlaylist(state)
      case 'notify':
        return this.notices.show(
          { code: noticeCodes[effect.notice] },
          effect.notice === 'load-failed' ? 'error' : 'plain',
        )
    }
  }
}
