import type { PersonalData } from '../../../kernel/members/personal-data'
import { openDetails, openProposal } from './volunteer-details'
import { volunteers } from './volunteers.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalVolunteers: readonly PersonalData[] = [
  {
    table: volunteers,
    member: volunteers.id,
    copy: {
      without: ['details', 'proposed'],
      opened: (vault, row: typeof volunteers.$inferSelect) => ({
        details: openDetails(vault, row),
        proposed: openProposal(vault, row),
      }),
    },
    removed: true,
    cases: 'volunteer',
  },
]
