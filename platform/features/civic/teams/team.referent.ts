import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { teams } from './teams.schema'

/** The name of a team. */
export const teamReferent: MessageReferent = {
  kind: 'team',
  is: 'label',
  read: (queries, ids) =>
    queries.read(build.select({ id: teams.id, words: teams.name }).from(teams).where(isOneOf(teams.id, ids))),
}
