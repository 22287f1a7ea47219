import type { PersonalData } from '../../../kernel/members/personal-data'
import { openContact } from '../../../kernel/members/contact'
import { feedback } from './feedback.schema'

/** What becomes of what these tables hold of members. */
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
