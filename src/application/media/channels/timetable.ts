import { inject } from 'inversify'
import { scheduleAt, type Programme, type ScheduledProgramme } from '../../../domain/media/channels/schedule'
import { scheduleDays, type ScheduleDay } from '../../../domain/media/channels/schedule-days'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import { Clock } from '../../frame/shared/clock'
import type { Outcome } from '../../frame/shared/failure'
import { Loadable } from '../../frame/shared/loadable'
import { observe } from '../../frame/shared/observe'
import { SiteStore } from '../../frame/site/site.store'

/** Fetches the programmes of a day (YYYY-MM-DD). */
type BringProgrammes = (day: string, signal?: CancelSignal) => Promise<Outcome<readonly Programme[]>>

/** Milliseconds between two checks of what is on air. */
const checkInterval = 20_000

/** The schedule of a radio or TV channel, day by day, with the programme on air. */
export class Timetable {
  /** The selected day, YYYY-MM-DD. */
  selected = ''
  private now: number
  private loadProgrammes: BringProgrammes | null = null
  private byDay: ReadonlyMap<string, Loadable<readonly Programme[]>> = new Map()

  constructor(
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.now = clock.now()
    observe(this)
  }

  get days(): readonly ScheduleDay[] {
    return scheduleDays(this.now, this.site.timeZone)
  }

  /** The programmes of the selected day; null before the first day is requested. */
  get day(): Loadable<readonly Programme[]> | null {
    return this.byDay.get(this.selected) ?? null
  }

  get programmes(): readonly ScheduledProgramme[] {
    return scheduleAt(this.day?.value ?? [], this.now)
  }

  /** The programme on air; null when today's schedule has none. */
  get onAir(): ScheduledProgramme | null {
    return this.ofToday('now')
  }

  get nextProgramme(): ScheduledProgramme | null {
    return this.ofToday('next')
  }

  async open(bring: BringProgrammes, signal?: CancelSignal): Promise<void> {
    this.loadProgrammes = bring
    this.byDay = new Map()
    this.now = this.clock.now()
    this.selected = this.today
    await this.load(this.selected, signal)
  }

  /**
   * Follows the clock while on screen, so that the programme on air is right, also across midnight. Returns a function
   * that ends this.
   */
  show(): () => void {
    this.updateTime()
    return this.clock.every(checkInterval, this.updateTime)
  }

  select(day: string): void {
    this.selected = day
    if ((this.byDay.get(day)?.value ?? null) === null) void this.load(day)
  }

  retry(): void {
    void this.load(this.selected)
  }

  private get today(): string {
    return this.days.find(({ offset }) => offset === 0)?.day ?? ''
  }

  private ofToday(state: ScheduledProgramme['state']): ScheduledProgramme | null {
    return scheduleAt(this.byDay.get(this.today)?.value ?? [], this.now).find((entry) => entry.state === state) ?? null
  }

  private updateTime(): void {
    const previousDay = this.today
    this.now = this.clock.now()
    if (this.today !== previousDay && this.selected === previousDay) this.select(this.today)
  }

  private async load(day: string, signal?: CancelSignal): Promise<void> {
    const { loadProgrammes } = this
    if (loadProgrammes === null) return
    const programmes = this.byDay.get(day) ?? new Loadable((signal) => loadProgrammes(day, signal))
    this.byDay = new Map([...this.byDay, [day, programmes]])
    await programmes.load(signal)
  }
}
