import { inject, injectable } from 'inversify'
import {
  arbitrate,
  silentState,
  type SoundEvent,
  type SoundSource,
  type SoundState,
} from '../../../domain/frame/player/sound-arbiter'
import { TabChannel, type TabMessage } from '../session/tab-channel'
import { Clock } from '../shared/clock'
import { Random } from '../shared/random'

/** The one arbiter of all sound in this page and in other tabs. The sound that starts last plays alone. */
@injectable('Singleton')
export class SoundArbiter {
  private state: SoundState | null = null
  private readonly stops = new Map<string, () => void>()

  constructor(
    @inject(TabChannel) private readonly tabs: TabChannel,
    @inject(Clock) private readonly clock: Clock,
    @inject(Random) private readonly random: Random,
  ) {}

  /**
   * Registers that a source starts to sound, and tells the source before it to stop. `stop` is called when another
   * source starts later. `id` distinguishes several sources of one kind, such as two videos on a page. The returned
   * function reports that the source has stopped by itself.
   */
  claim(source: SoundSource, stop: () => void, id: string = source): () => void {
    this.stops.set(keyOf(source, id), stop)
    this.send({ type: 'started', source, id, now: this.clock.now() })
    return () => {
      if (this.stops.get(keyOf(source, id)) !== stop) return
      this.stops.delete(keyOf(source, id))
      this.send({ type: 'stopped', source, id })
    }
  }

  private send(event: SoundEvent): void {
    const [next, effects] = arbitrate(this.currentState(), event)
    this.state = next
    for (const effect of effects) {
      if (effect.type === 'silence') this.silence(keyOf(effect.source, effect.id))
      else if (effect.type === 'announce-start')
        this.tabs.send({ type: 'sound-started', claim: effect.claim, at: effect.at })
      else this.tabs.send({ type: 'sound-stopped', claim: effect.claim })
    }
  }

  private silence(key: string): void {
    const stop = this.stops.get(key)
    this.stops.delete(key)
    stop?.()
  }

  /**
   * The state, created with the first sound of this page. Other tabs are listened to only from then on, because before
   * it there is nothing that they could silence.
   */
  private currentState(): SoundState {
    if (this.state === null) {
      this.state = silentState(this.random.id())
      this.tabs.listen((message) => this.receive(message))
    }
    return this.state
  }

  private receive(message: TabMessage): void {
    if (message.type === 'sound-started') this.send({ type: 'heard-start', claim: message.claim, at: message.at })
    else if (message.type === 'sound-stopped') this.send({ type: 'heard-stop', claim: message.claim })
  }
}

function keyOf(source: SoundSource, id: string): string {
  return `${source}/${id}`
}
