import { inject } from 'inversify'
import { subjectKey, type ReportSubject } from '../../../domain/participation/reports/report-subject'
import { Intents } from '../../frame/session/access/intents'

const intentKind = 'report'

/** Whether a visitor may report something now. It stands apart from the form, whose code is loaded when it is opened. */
export class StartReport {
  constructor(@inject(Intents) private readonly intents: Intents) {}

  /** True for a member; a guest is sent to log in, and `resumes` says so when they return. */
  mayReport(subject: ReportSubject): boolean {
    return this.intents.requireMember({ kind: intentKind, target: subjectKey(subject), payload: null })
  }

  /** Whether a login interrupted the report of this thing; true once. */
  resumes(subject: ReportSubject): boolean {
    return this.intents.consume(intentKind, subjectKey(subject)) !== null
  }
}
