import { inject } from 'inversify'
import { dateOfDays, daysOfDate, isoDate } from '../../../domain/frame/shared/civil-date'
import type { Wish } from '../../../domain/civic/wishes/wish'
import { checkWish, longestWishDays, mostWishPictures, type WishForm } from '../../../domain/civic/wishes/wish-form'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Form } from '../../frame/forms/form'
import { FormServices } from '../../frame/forms/form-services'
import { NoticesStore } from '../../frame/shared/notices.store'
import { SiteStore } from '../../frame/site/site.store'
import { SiteCalendar } from '../../frame/site/site-calendar'
import { WishesGateway, type WishFormChoices } from './wishes-gateway'
import { wishNotices } from './wish-notices'

const emptyForm: WishForm = {
  title: '',
  text: '',
  categoryId: '',
  place: { name: '', latitude: null, longitude: null },
  address: '',
  pictures: [],
  wantedOn: '',
  timeOfDay: 'any',
  wanted: 1,
  helpedPersonId: null,
}

/** Creates the form of a wish, with the rules for the site's current day, and submits it. */
export class PublishWish {
  constructor(
    @inject(FormServices) private readonly forms: FormServices,
    @inject(WishesGateway) private readonly gateway: WishesGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(SiteCalendar) private readonly calendar: SiteCalendar,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {}

  /** The categories of wishes, and what keeps the member from publishing one. */
  choices(signal?: CancelSignal): Promise<Outcome<WishFormChoices>> {
    return this.gateway.formChoices(signal)
  }

  /** @param personId A person whom the member helps; null for the member's own wish. */
  form(personId: string | null, onSent: (wish: Wish) => void): Form<WishForm, WishForm, Wish> {
    return this.forms.make({
      name: personId === null ? 'wish' : `wish-for:${personId}`,
      values: { ...emptyForm, helpedPersonId: personId },
      needs: 'phone',
      pictures: mostWishPictures,
      published: true,
      check: (values) => checkWish(values, { today: this.today, area: this.site.area }),
      send: (wish, key) => this.gateway.create(wish, key),
      onSent: (wish) => {
        this.notices.show({ code: wishNotices['wish-sent'] }, 'success')
        onSent(wish)
      },
    })
  }

  /** The first and last day for which help can be requested, YYYY-MM-DD. */
  get days(): { readonly first: string; readonly last: string } {
    return { first: isoDate(this.today), last: isoDate(dateOfDays(daysOfDate(this.today) + longestWishDays)) }
  }

  private get today() {
    return this.calendar.today()
  }
}
