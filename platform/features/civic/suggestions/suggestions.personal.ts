import { sql } from 'drizzle-orm'
import { keptRows, ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { isListedSuggestion } from './suggestions.queries'
import { openContact } from '../../../kernel/members/contact'
import { suggestionSubscriptions, suggestionSupports, suggestions } from './suggestions.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalSuggestions: readonly PersonalData[] = [
  {
    table: suggestions,
    member: suggestions.userId,
    copy: {
      without: ['searchParts', 'contact'],
      opened: (vault, row: typeof suggestions.$inferSelect) => ({ contact: openContact(vault, row) }),
    },
    removed: sql`not (${isListedSuggestion})`,
    cases: 'suggestion',
    hasContents: true,
    kept: { why: 'Others support a public suggestion', set: () => ({ isAnonymous: true, contact: null }) },
  },
  keptRows(
    suggestionSupports,
    suggestionSupports.userId,
    'The supporters are counted, and nobody is told who they are',
    { copy: {} },
  ),
  ownRows(suggestionSubscriptions, suggestionSubscriptions.userId),
]
