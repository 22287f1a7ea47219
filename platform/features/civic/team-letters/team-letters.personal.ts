import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { teamLetters } from './team-letters.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalLetters: readonly PersonalData[] = [ownRows(teamLetters, teamLetters.userId)]
