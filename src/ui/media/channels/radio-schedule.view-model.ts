import { inject } from 'inversify'
import { PlayerStore } from '../../../application/frame/player/player.store'
import { RadioGateway } from '../../../application/media/channels/radio-gateway'
import { Timetable } from '../../../application/media/channels/timetable'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { observe } from '../../../application/frame/shared/observe'
import { itemOfProgramme, type Channel } from '../../../domain/media/channels/channel'
import type { Programme, ScheduledProgramme } from '../../../domain/media/channels/schedule'

/** The schedule of a radio channel, whose past programmes can be replayed. */
export class RadioSchedule {
  private channel: Channel | null = null
  /** The day (YYYY-MM-DD) whose programmes are all shown. */
  private wholeDay = ''

  constructor(
    @inject(Timetable) readonly timetable: Timetable,
    @inject(RadioGateway) private readonly radio: RadioGateway,
    @inject(PlayerStore) private readonly player: PlayerStore,
  ) {
    observe(this)
  }

  open(channel: Channel, signal?: CancelSignal): Promise<void> {
    this.channel = channel
    return this.timetable.open((day, forDay) => this.radio.schedule(channel.id, day, forDay), signal)
  }

  /** The number of past programmes of the day that are hidden, so that the list opens at the current one. */
  get earlier(): number {
    const { programmes, selected } = this.timetable
    if (this.wholeDay === selected || programmes.some(({ programme }) => this.isCurrent(programme))) return 0
    // A past day has only past programmes: `findIndex` returns -1, and none of them is hidden.
    return Math.max(
      0,
      programmes.findIndex(({ state }) => state !== 'past'),
    )
  }

  get programmes(): readonly ScheduledProgramme[] {
    return this.timetable.programmes.slice(this.earlier)
  }

  showEarlier(): void {
    this.wholeDay = this.timetable.selected
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
