import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { commitmentPauses, commitments } from './commitments.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalCommitments: readonly PersonalData[] = [
  ownRows(commitments, commitments.userId),
  hiddenRows(commitmentPauses, commitmentPauses.userId),
]
