import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { reportedThings, reports } from './reports.schema'

/** How the personal data of members in these tables is copied and deleted. What others reported is not told to its author. */
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
