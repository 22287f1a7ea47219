import { inject } from 'inversify'
import { CurrentTime } from '../../../../application/civic/amenities/current-time'
import { MapSpot } from '../../../../application/civic/maps/map-spot'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { shownAddress } from '../../../../application/frame/navigation/shown-kinds'
import { SiteOrigin } from '../../../../application/frame/navigation/site-origin'
import { Clock } from '../../../../application/frame/shared/clock'
import { observe } from '../../../../application/frame/shared/observe'
import { onlineTarget, type Guide, type GuideForm, type GuidePlace } from '../../../../domain/civic/guides/guide'
import { channelTarget } from '../../../../domain/frame/navigation/channel-target'

/** What leads on from a guide: to its forms, its department, where it is begun online, and the places where it is done. */
export class GuideVisit {
  readonly time: CurrentTime

  constructor(
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
    @inject(MapSpot) readonly spot: MapSpot,
    @inject(Clock) clock: Clock,
  ) {
    this.time = new CurrentTime(clock)
    observe(this)
  }

  /** The address of the department's screen; null without one. */
  departmentAddress({ department }: Guide): string | null {
    return department === null ? null : shownAddress(this.navigator, channelTarget('org', department.id))
  }

  /** Opens a form beside the page, or by the app. */
  openForm({ url }: GuideForm): void {
    this.navigator.openExternal(new URL(url, this.origin).href)
  }

  /** The address where the procedure is begun online; null without one, or where this client has no such screen. */
  onlineAddress({ onlineUrl }: Guide): string | null {
    return onlineUrl === null ? null : shownAddress(this.navigator, onlineTarget(onlineUrl))
  }

  /** Begins the procedure online: on a screen of this client, or on a page beside it. */
  beginOnline(guide: Guide): void {
    const address = this.onlineAddress(guide)
    if (address === null) return
    if (address.startsWith('/')) this.navigator.navigateTo(address)
    else this.navigator.openExternal(address)
  }

  /** Opens directions in the phone's map app. */
  openDirections(place: GuidePlace): void {
    this.navigator.showWay(place, place.name)
  }
}
