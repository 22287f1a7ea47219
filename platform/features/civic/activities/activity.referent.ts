import { referentOf } from '../../../kernel/messages/referent-of'
import { activities } from './activities.schema'

/** The title of an activity. */
export const activityReferent = referentOf({
  kind: 'activity',
  is: 'label',
  id: activities.id,
  words: activities.title,
})
