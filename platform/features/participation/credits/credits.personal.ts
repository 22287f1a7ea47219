import { hiddenRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { creditDays, credits } from './credits.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalCredits: readonly PersonalData[] = [
  ownRows(credits, credits.userId),
  hiddenRows(creditDays, creditDays.userId),
]
