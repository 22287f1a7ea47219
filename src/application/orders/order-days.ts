import { inject } from 'inversify'
import { longestOrderDays } from '../../domain/orders/order-form'
import { dateOfDays, daysOfDate, isoDate, type CivilDate } from '../../domain/shared/civil-date'
import { siteTime } from '../../domain/shared/site-time'
import { Clock } from '../shared/clock'
import { SiteStore } from '../site/site.store'

/** The days for which help can be wanted, in the site's calendar. */
export class OrderDays {
  constructor(
    @inject(SiteStore) private readonly site: SiteStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  get today(): CivilDate {
    return siteTime(this.clock.now(), this.site.timeZone) ?? { year: 1970, month: 1, day: 1 }
  }

  /** YYYY-MM-DD */
  get range(): { readonly first: string; readonly last: string } {
    return { first: isoDate(this.today), last: isoDate(dateOfDays(daysOfDate(this.today) + longestOrderDays)) }
  }
}
