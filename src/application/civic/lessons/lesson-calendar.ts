import { inject } from 'inversify'
import { weekOf } from '../../../domain/civic/lessons/week'
import { siteDay } from '../../../domain/frame/shared/site-time'
import { observe } from '../../frame/shared/observe'
import { PlatformTime } from '../../frame/shared/platform-time'
import { SiteStore } from '../../frame/site/site.store'

/** Milliseconds between two checks of the clock. */
const checkInterval = 20_000

/** The days of lessons in the site's calendar, and the time, which goes on while it is shown. */
export class LessonCalendar {
  constructor(
    @inject(PlatformTime) readonly time: PlatformTime,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {
    observe(this)
  }

  /** Follows the time. Returns a function that ends this. */
  show(): () => void {
    return this.time.show(checkInterval)
  }

  /** Today, YYYY-MM-DD. */
  get today(): string {
    return this.dayOf(this.time.now)
  }

  /** The days of this week, Monday first. */
  get thisWeek(): readonly string[] {
    return weekOf(this.today) ?? []
  }

  /** The day of an instant, YYYY-MM-DD; '' for an invalid instant. */
  dayOf(instant: number): string {
    return siteDay(instant, this.site.timeZone)
  }
}
