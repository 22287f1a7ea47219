import { inject } from 'inversify'
import { getReportLimit, reportSomething } from '../../../../contract/reports'
import type { ReportsGateway } from '../../../application/participation/reports/reports-gateway'
import type { Report } from '../../../domain/participation/reports/report'
import type { ReportSubject } from '../../../domain/participation/reports/report-subject'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'

export class HttpReportsGateway implements ReportsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async report({ kind, id }: ReportSubject, { reason, text }: Report, key: string) {
    const body = { kind, id, reason, text }
    const options = { failures: 'in-place', body, idempotencyKey: key } as const
    return mapped(await this.http.send(reportSomething, options), () => undefined)
  }

  async limit() {
    return partOf(await this.http.send(getReportLimit, { failures: 'in-place' }), 'limit')
  }
}
