import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { Database, Transaction } from '../../../kernel/database/client'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { contents } from '../../../kernel/contents/contents.schema'
import { withdrawMemberContent } from '../../frame/publishing/withdraw-member-content'
import { indexContent } from '../../frame/search-index/index-contents'
import { beginningOf } from '../../../kernel/cases/beginning-of'
import { showCase } from './show-case'
import type { shows } from './shows.schema'

const longestTitle = 40

/** The row of `contents` that carries likes, comments and views of a show, and what the search finds. */
export function contentOf(show: typeof shows.$inferSelect, at: Date): typeof contents.$inferInsert {
  return {
    id: show.id,
    type: (show.topicId === null ? contentKinds.show : contentKinds.entry).code,
    title: beginningOf(show.text, longestTitle),
    summary: show.text,
    covers: show.pictures.map(({ url }) => url).slice(0, 3),
    listed: false,
    publishedAt: at,
  }
}

/** The operator publishes a show; from then on it can be found, liked and commented on. */
export async function approveShow(database: Database, id: string, at: Date): Promise<void> {
  await carryOut(database, showCase, {
    id,
    act: 'approve',
    role: 'operator',
    actorId: null,
    at,
    set: { publishedAt: at },
    also: async (transaction, show) => {
      await transaction.insert(contents).values(contentOf(show, at))
      await indexContent(transaction, id)
    },
  })
}

/** The operator refuses a show, with a reason for its author; a show that was public is withdrawn. */
export async function refuseShow(database: Database, id: string, reason: string, at: Date): Promise<void> {
  await carryOut(database, showCase, {
    id,
    act: 'refuse',
    role: 'operator',
    actorId: null,
    at,
    text: officeReason(reason),
    also: withdraw,
  })
}

/** The author deletes a show. */
export async function removeShow(database: Database, userId: string, id: string, at: Date): Promise<void> {
  await carryOut(database, showCase, { id, act: 'remove', role: 'author', actorId: userId, at, also: withdraw })
}

const withdraw = (transaction: Transaction, { id, userId }: typeof shows.$inferSelect): Promise<void> =>
  withdrawMemberContent(transaction, { id, kind: showCase.name, authorId: userId })
