import { and } from 'drizzle-orm'
import { isOneOf } from '../database/expressions'
import { build } from '../database/statement'
import type { MessageReferent } from '../messages/message-referent'
import { contents } from './contents.schema'
import { isOpenTo } from './open-to'

/** The title of a content. */
export const contentReferent: MessageReferent = {
  kind: 'content',
  is: 'label',
  read: (queries, ids, readerId) =>
    queries.read(
      build
        .select({ id: contents.id, words: contents.title })
        .from(contents)
        .where(and(isOneOf(contents.id, ids), isOpenTo(readerId))),
    ),
}
