import { inject } from 'inversify'
import { longestOrderDays } from '../../../domain/civic/orders/order-form'
import { dateOfDays, daysOfDate, isoDate, type CivilDate } from '../../../domain/frame/shared/civil-date'
import { siteTime } from '../../../domain/frame/shared/site-time'
import { Clock } from '../../frame/shared/clock'
import { SiteStore } from '../../frame/site/site.store'

/** The days for which help can be ordered, in the site's calendar. */
export class OrderDays {
  constructor(
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  get today(): CivilDate {
    return siteTime(this.clock.now(), this.site.timeZone) ?? { year: 1970, month: 1, day: 1 }
  }

  /** The first and last of these days, YYYY-MM-DD. */
  get range(): { readonly first: string; readonly last: string } {
    return { first: isoDate(this.today), last: isoDate(dateOfDays(daysOfDate(this.today) + longestOrderDays)) }
  }
}
