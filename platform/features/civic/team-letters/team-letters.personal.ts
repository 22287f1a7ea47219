import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { teamLetters } from './team-letters.schema'

/** What becomes of what these tables hold of members. */
export const personalLetters: readonly PersonalData[] = [ownRows(teamLetters, teamLetters.userId)]
