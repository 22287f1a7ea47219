import { eq } from 'drizzle-orm'
import { referentOf } from '../../../kernel/messages/referent-of'
import { applications } from './applications.schema'

/** The name in an application, for its applicant alone. */
export const applicationReferent = referentOf({
  kind: 'application',
  is: 'label',
  id: applications.id,
  words: applications.name,
  isShownTo: (readerId) => eq(applications.userId, readerId),
})
