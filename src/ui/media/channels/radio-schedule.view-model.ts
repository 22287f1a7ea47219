import { inject } from 'inversify'
import { PlayerStore } from '../../../application/frame/player/player.store'
import { RadioGateway } from '../../../application/media/channels/radio-gateway'
import { Timetable } from '../../../application/media/channels/timetable'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { observe } from '../../../application/frame/shared/observe'
import { itemOfProgramme, type Channel } from '../../../domain/media/channels/channel'
import type { Programme } from '../../../domain/media/channels/schedule'
import { ShownProgrammes } from './shown-programmes.view-model'

/** The schedule of a radio channel, whose past programmes can be replayed. */
export class RadioSchedule {
  readonly shown: ShownProgrammes
  private channel: Channel | null = null

  constructor(
    @inject(Timetable) readonly timetable: Timetable,
    @inject(RadioGateway) private readonly radio: RadioGateway,
    @inject(PlayerStore) private readonly player: PlayerStore,
  ) {
    this.shown = new ShownProgrammes(timetable, (programme) => this.isCurrent(programme))
    observe(this)
  }

  open(channel: Channel, signal?: CancelSignal): Promise<void> {
    this.channel = channel
    return this.timetable.open((day, forDay) => this.radio.schedule(channel.id, day, forDay), signal)
  }

  isCurrent(programme: Programme): boolean {
    return this.player.isCurrent('programme', programme.id)
  }

  isPlaying(programme: Programme): boolean {
    return this.isCurrent(programme) && this.player.state.wanted
  }

  /**
   * Plays the recording of a past programme, followed by the later ones of that day; pauses or resumes the current one.
   */
  replay(programme: Programme): void {
    const { channel } = this
    if (this.isCurrent(programme)) return this.player.toggle()
    if (channel === null) return
    const items = this.timetable.programmes.flatMap((entry) => itemOfProgramme(entry.programme, channel) ?? [])
    const index = items.findIndex(({ id }) => id === programme.id)
    if (index !== -1) this.player.play(items, index)
  }
}
