import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { accountDeletions, dataCopies } from './own-data.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalOwnData: readonly PersonalData[] = [
  hiddenRows(dataCopies, dataCopies.userId),
  ownRows(accountDeletions, accountDeletions.userId),
]
