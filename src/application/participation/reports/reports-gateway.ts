import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import type { Report } from '../../../domain/participation/reports/report'
import type { ReportSubject } from '../../../domain/participation/reports/report-subject'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

export interface ReportsGateway {
  /** Reports a thing to the office. Fails with `state-refuses` when it is the member's own. */
  report(subject: ReportSubject, report: Report, key: string): Promise<Outcome<void>>
  /** The limit that keeps the member from reporting anything else. */
  limit(): Promise<Outcome<ReachedLimit | null>>
}
export const ReportsGateway = port<ReportsGateway>('ReportsGateway')
