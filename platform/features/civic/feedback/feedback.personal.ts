import type { PersonalData } from '../../../kernel/members/personal-data'
import { openContact } from '../../../kernel/members/contact'
import { feedback } from './feedback.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalFeedback: readonly PersonalData[] = [
  {
    table: feedback,
    member: feedback.userId,
    copy: {
      without: ['contact'],
      opened: (vault, row: typeof feedback.$inferSelect) => ({ contact: openContact(vault, row) }),
    },
    removed: true,
    cases: 'feedback',
  },
]
