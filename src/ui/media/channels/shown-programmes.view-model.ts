import type { Timetable } from '../../../application/media/channels/timetable'
import { observe } from '../../../application/frame/shared/observe'
import type { Programme, ScheduledProgramme } from '../../../domain/media/channels/schedule'

/**
 * The programmes of the selected day that its list shows. Past ones are hidden until they are asked for, so that the
 * list opens at the current one.
 */
export class ShownProgrammes {
  /** The day (YYYY-MM-DD) whose programmes are all shown. */
  private wholeDay = ''

  constructor(
    private readonly timetable: Timetable,
    /** Whether a programme plays, which hides nothing of its day. */
    private readonly isCurrent: (programme: Programme) => boolean,
  ) {
    observe(this)
  }

  /** The number of hidden programmes. */
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
}
