import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { accountDeletions, dataCopies } from './own-data.schema'

/** What becomes of what these tables hold of members. */
export const personalOwnData: readonly PersonalData[] = [
  hiddenRows(dataCopies, dataCopies.userId),
  ownRows(accountDeletions, accountDeletions.userId),
]
