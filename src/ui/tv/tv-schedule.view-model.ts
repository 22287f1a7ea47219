import { inject } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Clock } from '../../application/shared/clock'
import type { Failure } from '../../application/shared/failure'
import { SiteStore } from '../../application/site/site.store'
import { TvGateway } from '../../application/tv/tv-gateway'
import { scheduleAt, type Programme, type ScheduledProgramme } from '../../domain/radio/schedule'
import { scheduleDays, type ScheduleDay } from '../../domain/tv/schedule-days'

const lookEvery = 20_000

/** What a TV channel sends, day by day, with what is on now. */
export class TvSchedule {
  selected = ''
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: Failure | null = null
  private now: number
  private id = ''
  private byDay: ReadonlyMap<string, readonly Programme[]> = new Map()

  constructor(
    @inject(TvGateway) private readonly gateway: TvGateway,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.now = clock.now()
    makeAutoObservable<this, 'gateway' | 'site' | 'clock' | 'byDay'>(this, { gateway: false, site: false, clock: false, byDay: observableRef }, { autoBind: true })
  }

  get days(): readonly ScheduleDay[] {
    return scheduleDays(this.now, this.site.timeZone)
  }

  get programmes(): readonly ScheduledProgramme[] {
    return scheduleAt(this.byDay.get(this.selected) ?? [], this.now)
  }

  /** Of today: what is on, and what comes after it. */
  get onAir(): ScheduledProgramme | null {
    return this.ofToday('now')
  }

  get upNext(): ScheduledProgramme | null {
    return this.ofToday('next')
  }

  async open(id: string, signal?: CancelSignal): Promise<void> {
    this.id = id
    this.now = this.clock.now()
    this.selected = this.today
    await this.load(this.selected, signal)
  }

  /** On show: what is on now moves on with the clock, over midnight too. */
  show(): () => void {
    this.look()
    return this.clock.every(lookEvery, () => this.look())
  }

  select(day: string): void {
    this.selected = day
    if (this.byDay.has(day)) this.state = 'ready'
    else void this.load(day)
  }

  retry(): void {
    void this.load(this.selected)
  }

  private get today(): string {
    return this.days.find(({ offset }) => offset === 0)?.day ?? ''
  }

  private ofToday(state: ScheduledProgramme['state']): ScheduledProgramme | null {
    return scheduleAt(this.byDay.get(this.today) ?? [], this.now).find((entry) => entry.state === state) ?? null
  }

  private look(): void {
    const before = this.today
    this.now = this.clock.now()
    if (this.today !== before && this.selected === before) this.select(this.today)
  }

  private async load(day: string, signal?: CancelSignal): Promise<void> {
    this.state = 'loading'
    const answer = await this.gateway.schedule(this.id, day, signal)
    runInAction(() => {
      if (answer.ok) this.byDay = new Map([...this.byDay, [day, answer.value]])
      if (this.selected !== day) return
      this.failure = answer.ok ? null : answer.reason
      this.state = answer.ok ? 'ready' : 'failed'
    })
  }
}
