import { inject } from 'inversify'
import { checkReport, type Report, type ReportInput } from '../../../domain/participation/reports/report'
import { subjectKey, type ReportSubject } from '../../../domain/participation/reports/report-subject'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { Form } from '../../frame/forms/form'
import { PlainForms } from '../../frame/forms/plain-forms'
import { Loadable } from '../../frame/shared/loadable'
import { NoticesStore } from '../../frame/shared/notices.store'
import { reportNotices } from './report-notices'
import { ReportsGateway } from './reports-gateway'

export type ReportingForm = Form<ReportInput, Report, void>

/** Reports what somebody wrote or shows to the office. */
export class ReportSomething {
  constructor(
    @inject(ReportsGateway) private readonly gateway: ReportsGateway,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** What keeps the member from reporting anything else; nobody waits for it. */
  limit(): Loadable<ReachedLimit | null> {
    return new Loadable(() => this.gateway.limit())
  }

  /** @param onSent called once the office has the report, before the member is thanked */
  execute(subject: ReportSubject, onSent: () => void): ReportingForm {
    return this.forms.make<ReportInput, Report, void>({
      name: `report:${subjectKey(subject)}`,
      values: { reason: '', text: '' },
      needs: 'member',
      check: checkReport,
      send: (report, key) => this.gateway.report(subject, report, key),
      onSent: () => {
        onSent()
        this.notices.show({ code: reportNotices.reported }, 'success')
      },
    })
  }
}
