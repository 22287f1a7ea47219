import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { commitmentPauses, commitments } from './commitments.schema'

/** What becomes of what these tables hold of members. */
export const personalCommitments: readonly PersonalData[] = [
  ownRows(commitments, commitments.userId),
  hiddenRows(commitmentPauses, commitmentPauses.userId),
]
