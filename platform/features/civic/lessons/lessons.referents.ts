import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { referentOf } from '../../../kernel/messages/referent-of'
import { lessons, studyClasses } from './lessons.schema'

/** The title of a class, and the homework of a lesson. */
export const lessonReferents: readonly MessageReferent[] = [
  referentOf({ kind: 'study-class', is: 'label', id: studyClasses.id, words: studyClasses.title }),
  referentOf({ kind: 'homework', is: 'label', id: lessons.id, words: lessons.homework }),
]
