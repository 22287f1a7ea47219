import { inject } from 'inversify'
import {
  checkAmenityReport,
  type AmenityReport,
  type AmenityReportForm,
} from '../../../domain/civic/amenities/amenity-report'
import type { Form } from '../../frame/forms/form'
import { PlainForms } from '../../frame/forms/plain-forms'
import { NoticesStore } from '../../frame/shared/notices.store'
import { AmenitiesGateway } from './amenities-gateway'
import { amenityNotices } from './amenity-notices'

export type ReportForm = Form<AmenityReportForm, AmenityReport, string | null>

/** Makes the form by which a visitor, also a guest, reports that the entry of an amenity is wrong. */
export class ReportAmenity {
  constructor(
    @inject(AmenitiesGateway) private readonly gateway: AmenitiesGateway,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** @param onSent called once the report has been sent, before the visitor is thanked */
  execute(id: string, onSent: () => void): ReportForm {
    return this.forms.make<AmenityReportForm, AmenityReport, string | null>({
      name: `amenity-report:${id}`,
      values: { parts: [], text: '' },
      needs: 'nobody',
      check: checkAmenityReport,
      send: (report, key) => this.gateway.report(id, report, key),
      onSent: () => {
        onSent()
        this.notices.show({ code: amenityNotices['amenity-reported'] }, 'success')
      },
    })
  }
}
