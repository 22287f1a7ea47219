import { organisations } from '../../../kernel/contents/contents.schema'
import { referentOf } from '../../../kernel/messages/referent-of'

/** The name and the logo of an organisation that publishes. */
export const organisationReferent = referentOf({
  kind: 'organisation',
  is: 'label',
  id: organisations.id,
  words: organisations.name,
  picture: organisations.logo,
})
