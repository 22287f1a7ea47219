import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { creditDays, credits } from './credits.schema'

/** What becomes of what these tables hold of members. */
export const personalCredits: readonly PersonalData[] = [
  ownRows(credits, credits.userId),
  hiddenRows(creditDays, creditDays.userId),
]
