import { organisations } from '../../../kernel/contents/contents.schema'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'

/** The name of an organisation that publishes. */
export const organisationReferent: MessageReferent = {
  kind: 'organisation',
  is: 'label',
  read: (queries, ids) =>
    queries.read(
      build
        .select({ id: organisations.id, words: organisations.name })
        .from(organisations)
        .where(isOneOf(organisations.id, ids)),
    ),
}
