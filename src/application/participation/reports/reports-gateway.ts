import type { Report, ReportSubject } from '../../../domain/participation/reports/report'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

export interface ReportsGateway {
  /** Reports a thing to the office. Fails with `state-refuses` when it is the member's own. */
  report(subject: ReportSubject, report: Report, key: string): Promise<Outcome<void>>
}
export const ReportsGateway = port<ReportsGateway>('ReportsGateway')
