import { inject } from 'inversify'
import { checkPeriod, type CertifiedPeriod } from '../../../domain/civic/certificates/certificate'
import { isoDate } from '../../../domain/frame/shared/civil-date'
import type { Form } from '../../frame/forms/form'
import { PlainForms } from '../../frame/forms/plain-forms'
import type { Outcome } from '../../frame/shared/failure'
import { SiteCalendar } from '../../frame/site/site-calendar'
import { CertificatesGateway, type IssuedPart } from './certificates-gateway'

export type PeriodForm = Form<CertifiedPeriod, CertifiedPeriod, IssuedPart>

/** Issues certificates of a part of a volunteer's service. */
export class CertifyPart {
  constructor(
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(CertificatesGateway) private readonly gateway: CertificatesGateway,
    @inject(SiteCalendar) private readonly calendar: SiteCalendar,
  ) {}

  /** The present day, after which no period ends. */
  get today(): string {
    return isoDate(this.calendar.today())
  }

  /** Makes the form of a certificate of a period, which begins with this year so far. */
  periodForm(onIssued: (issued: IssuedPart) => void): PeriodForm {
    const today = this.calendar.today()
    return this.forms.make<CertifiedPeriod, CertifiedPeriod, IssuedPart>({
      name: 'certified-period',
      needs: 'member',
      draft: false,
      values: { from: isoDate({ ...today, month: 1, day: 1 }), until: isoDate(today) },
      dependents: { from: ['until'] },
      check: (period) => checkPeriod(period, this.calendar.today()),
      send: ({ from, until }) => this.gateway.issuePart({ activityId: null, from, until }),
      onSent: onIssued,
      errorsOf: ({ code }) => (code === 'state-refuses' ? { until: 'no-hours' } : null),
    })
  }

  ofActivity(activityId: string): Promise<Outcome<IssuedPart>> {
    return this.gateway.issuePart({ activityId, from: null, until: null })
  }
}
