import { and, isNotNull } from 'drizzle-orm'
import { isOneOf } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import type { MessageReferent } from '../../../kernel/messages/message-referent'
import { unsaid } from '../../../kernel/shared/as-written'
import { lessons, studyClasses } from './lessons.schema'

/** The title of a class, and the homework of a lesson. */
export const lessonReferents: readonly MessageReferent[] = [
  {
    kind: 'study-class',
    is: 'label',
    read: (queries, ids) =>
      queries.read(
        build
          .select({ id: studyClasses.id, words: studyClasses.title })
          .from(studyClasses)
          .where(isOneOf(studyClasses.id, ids)),
      ),
  },
  {
    kind: 'homework',
    is: 'label',
    read: async (queries, ids) => {
      const { id, homework } = lessons
      const rows = await queries.read(
        build
          .select({ id, homework })
          .from(lessons)
          .where(and(isOneOf(id, ids), isNotNull(homework))),
      )
      return rows.map((row) => ({ id: row.id, words: row.homework ?? unsaid }))
    },
  },
]
