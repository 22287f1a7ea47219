import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { activities } from './activities.schema'

/** The title of an activity. */
export const activityReferent: MessageReferent = {
  kind: 'activity',
  is: 'label',
  read: (queries, ids) =>
    queries.read(
      build.select({ id: activities.id, words: activities.title }).from(activities).where(isOneOf(activities.id, ids)),
    ),
}
