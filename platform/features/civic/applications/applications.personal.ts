import type { PersonalData } from '../../../kernel/members/personal-data'
import { openApplicationContact } from './application-contact'
import { applications } from './applications.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalApplications: readonly PersonalData[] = [
  {
    table: applications,
    member: applications.userId,
    copy: {
      without: ['contact'],
      opened: (vault, row: typeof applications.$inferSelect) => ({ contact: openApplicationContact(vault, row) }),
    },
    removed: true,
    cases: 'application',
  },
]
