import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { reportedThings, reports } from './reports.schema'

/** What becomes of what these tables hold of members. What others reported is not told to its author. */
export const personalReports: readonly PersonalData[] = [
  {
    ...ownRows(reports, reports.userId),
    counts: [
      {
        refersTo: [reports.kind, reports.thingId],
        key: [reportedThings.kind, reportedThings.thingId],
        counter: reportedThings.reports,
      },
    ],
  },
  hiddenRows(reportedThings, reportedThings.userId),
]
