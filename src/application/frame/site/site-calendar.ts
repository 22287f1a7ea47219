import { inject } from 'inversify'
import type { CivilDate } from '../../../domain/frame/shared/civil-date'
import { siteTime } from '../../../domain/frame/shared/site-time'
import { instantOfTyped, typedTime } from '../../../domain/frame/shared/typed-time'
import { Clock } from '../shared/clock'
import { SiteStore } from './site.store'

/** The calendar of the site's time zone. */
export class SiteCalendar {
  constructor(
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  now(): number {
    return this.clock.now()
  }

  today(): CivilDate {
    return siteTime(this.clock.now(), this.site.timeZone) ?? { year: 1970, month: 1, day: 1 }
  }

  /** An instant in the format of a date-time field; `instantOf` converts it back. */
  timeInputValue(instant: number): string {
    return typedTime(instant, this.site.timeZone)
  }

  instantOf(input: string): number | null {
    return instantOfTyped(input, this.site.timeZone)
  }
}
