import { inject } from 'inversify'
import { AmenitiesGateway } from '../../../../application/civic/amenities/amenities-gateway'
import { CurrentTime } from '../../../../application/civic/amenities/current-time'
import { ReportAmenity, type ReportForm } from '../../../../application/civic/amenities/report-amenity'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { PositionStore } from '../../../../application/frame/places/position.store'
import { Clock } from '../../../../application/frame/shared/clock'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import type { Amenity } from '../../../../domain/civic/amenities/amenity'
import { metresBetween } from '../../../../domain/civic/maps/map-box'
import { summaryOf } from '../../../../domain/frame/shared/format/summary'
import type { ScreenHead, ScreenViewModel } from '../../../frame/shell/screens/screen'

const descriptionLength = 80

/** S087: one place of everyday use. */
export class AmenityViewModel implements ScreenViewModel {
  readonly amenity: Loadable<Amenity>
  readonly time: CurrentTime
  /** The form of a report; null while none is being written. */
  report: ReportForm | null = null
  readonly resources: Resources

  constructor(
    @inject(AmenitiesGateway) gateway: AmenitiesGateway,
    @inject(PositionStore) private readonly positions: PositionStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(ReportAmenity) private readonly reportAmenity: ReportAmenity,
    @inject(Clock) clock: Clock,
  ) {
    // The distance is computed here, so that the visitor's position is not sent, and the answer is the same for everybody.
    this.amenity = new Loadable((signal, { params }) => gateway.amenity(params['id'] ?? '', signal))
    this.time = new CurrentTime(clock)
    this.resources = { amenity: resetResource(this.amenity) }
    observe(this)
  }

  get head(): ScreenHead | null {
    const { value } = this.amenity
    return value === null
      ? null
      : { title: value.name, description: summaryOf(value.intro, descriptionLength), image: value.cover }
  }

  /** Metres from the visitor; null while their position is not known. */
  get distance(): number | null {
    const { value } = this.amenity
    const { position } = this.positions
    return value === null || position === null ? null : metresBetween(position, value)
  }

  show(): () => void {
    return this.time.show()
  }

  retry(): void {
    void this.amenity.load()
  }

  /** Opens directions in the phone's map app. */
  openDirections(): void {
    const { value } = this.amenity
    if (value !== null) this.navigator.showWay(value, value.name)
  }

  openReport(): void {
    const { value } = this.amenity
    if (value === null) return
    const form = this.reportAmenity.execute(value.id, this.closeReport)
    this.report = form
    void form.open()
  }

  closeReport(): void {
    this.report = null
  }
}
