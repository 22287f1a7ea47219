import { sources, uploadTotals } from '../../../kernel/uploads/uploads.schema'
import { hiddenRows, keptRows, type PersonalData } from '../../../kernel/members/personal-data'

/** How the personal data of members in these tables is copied and deleted. */
export const personalUploads: readonly PersonalData[] = [
  keptRows(sources, sources.userId, 'The clean-up removes a file once nothing refers to it', {
    copy: { without: ['fingerprint', 'suggestion', 'checkAt'] },
    set: () => ({ userId: null, checkAt: null }),
  }),
  hiddenRows(uploadTotals, uploadTotals.userId),
]
