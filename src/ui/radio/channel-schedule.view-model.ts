import { inject } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { PlayerStore } from '../../application/player/player.store'
import { RadioGateway } from '../../application/radio/radio-gateway'
import { Clock } from '../../application/shared/clock'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Failure } from '../../application/shared/failure'
import { SiteStore } from '../../application/site/site.store'
import { itemOfProgramme, type Channel } from '../../domain/radio/channel'
import { programmeOnAir, scheduleAt, type Programme, type ScheduledProgramme } from '../../domain/radio/schedule'
import { dateOfDays } from '../../domain/shared/civil-date'
import { siteTime } from '../../domain/shared/site-time'

/** One day of the strip over the schedule; `offset` counts from today. */
export interface ScheduleDay {
  /** YYYY-MM-DD */
  readonly day: string
  readonly offset: number
  readonly month: number
  readonly date: number
}

const pastDays = 6
const comingDays = 1
const refresh = 30_000

/** What a channel sends, day by day, with the mark of what is on air. */
export class ChannelSchedule {
  selected = ''
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: Failure | null = null
  private now: number
  private channel: Channel | null = null
  private byDay: ReadonlyMap<string, readonly Programme[]> = new Map()

  constructor(
    @inject(RadioGateway) private readonly radio: RadioGateway,
    @inject(PlayerStore) private readonly player: PlayerStore,
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.now = clock.now()
    makeAutoObservable<this, 'radio' | 'player' | 'site' | 'clock' | 'byDay' | 'channel'>(
      this,
      { radio: false, player: false, site: false, clock: false, byDay: observableRef, channel: observableRef },
      { autoBind: true },
    )
  }

  get today(): string {
    return dayText(this.todayNumber)
  }

  /** From last week's same day to tomorrow. */
  get days(): readonly ScheduleDay[] {
    return Array.from({ length: pastDays + 1 + comingDays }, (_, place) => {
      const offset = place - pastDays
      const { month, day } = dateOfDays(this.todayNumber + offset)
      return { day: dayText(this.todayNumber + offset), offset, month, date: day }
    })
  }

  get programmes(): readonly ScheduledProgramme[] {
    return scheduleAt(this.byDay.get(this.selected) ?? [], this.now)
  }

  get onAir(): Programme | null {
    return programmeOnAir(this.byDay.get(this.today) ?? [], this.now)
  }

  /** From 0 to 1. */
  get onAirProgress(): number {
    return scheduleAt(this.byDay.get(this.today) ?? [], this.now).find(({ state }) => state === 'now')?.progress ?? 0
  }

  get upNext(): Programme | null {
    return scheduleAt(this.byDay.get(this.today) ?? [], this.now).find(({ state }) => state === 'next')?.programme ?? null
  }

  async open(channel: Channel, signal?: CancelSignal): Promise<void> {
    this.channel = channel
    this.selected = this.today
    await this.load(this.selected, signal)
  }

  /** On show: what is on air moves on with the clock, over midnight too. */
  show(): () => void {
    this.tell()
    return this.clock.every(refresh, this.tell)
  }

  select(day: string): void {
    this.selected = day
    if (this.byDay.has(day)) this.state = 'ready'
    else void this.load(day)
  }

  retry(): void {
    void this.load(this.selected)
  }

  isCurrent(programme: Programme): boolean {
    return this.player.isCurrent('programme', programme.id)
  }

  isPlaying(programme: Programme): boolean {
    return this.isCurrent(programme) && this.player.state.wanted
  }

  /** Plays the recording of a past programme; those that follow it on its day come after it. */
  replay(programme: Programme): void {
    const { channel } = this
    if (this.isCurrent(programme)) return this.player.toggle()
    if (channel === null) return
    const items = this.programmes.flatMap((entry) => itemOfProgramme(entry.programme, channel) ?? [])
    const index = items.findIndex(({ id }) => id === programme.id)
    if (index !== -1) this.player.play(items, index)
  }

  private get todayNumber(): number {
    return siteTime(this.now, this.site.timeZone)?.days ?? 0
  }

  private tell(): void {
    const before = this.today
    this.now = this.clock.now()
    if (this.today !== before && this.selected === before) this.select(this.today)
  }

  private async load(day: string, signal?: CancelSignal): Promise<void> {
    const { channel } = this
    if (channel === null) return
    this.state = 'loading'
    const answer = await this.radio.schedule(channel.id, day, signal)
    runInAction(() => {
      if (answer.ok) this.byDay = new Map([...this.byDay, [day, answer.value.programmes]])
      if (this.selected !== day) return
      this.failure = answer.ok ? null : answer.reason
      this.state = answer.ok ? 'ready' : 'failed'
    })
  }
}

function dayText(days: number): string {
  const { year, month, day } = dateOfDays(days)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
