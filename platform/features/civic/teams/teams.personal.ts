import { keptRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { teamMembers, teams } from './teams.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalTeams: readonly PersonalData[] = [
  keptRows(teams, teams.leaderId, 'A team belongs to its members', {
    copy: { without: ['searchParts'] },
    set: () => ({ leaderId: null }),
  }),
  keptRows(teams, teams.successorId, 'A team belongs to its members', { set: () => ({ successorId: null }) }),
  { ...ownRows(teamMembers, teamMembers.userId), cases: 'membership' },
]
