import { referentOf } from '../messages/referent-of'
import { contents } from './contents.schema'
import { isOpenTo } from './open-to'

/** The title of a content. */
export const contentReferent = referentOf({
  kind: 'content',
  is: 'label',
  id: contents.id,
  words: contents.title,
  isShownTo: isOpenTo,
})
