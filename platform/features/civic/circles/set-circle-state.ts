import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Transaction } from '../../../kernel/database/client'
import { lockedInOrder } from '../../../kernel/database/lock-rows'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { forgetCopies } from '../../../kernel/messages/forget-copies'
import { refer } from '../../../kernel/messages/message-words'
import { indexThings } from '../../frame/search-index/found-things'
import { addRecord } from './circle-records'
import { foundCircles } from './circles.found'
import { circlePosts, circles } from './circles.schema'

const acts = { open: 'restore', ended: 'end', hidden: 'hide' } as const

/**
 * The office hides a circle, ends it, or opens it again. The posts of a hidden one are withdrawn with it, so that
 * nothing else shows them, and come back with it; in an ended one nobody comments any more.
 */
export async function setCircleState(
  transaction: Transaction,
  id: string,
  state: keyof typeof acts,
  at: Date,
): Promise<void> {
  const [circle] = await transaction
    .update(circles)
    .set({ state })
    .where(and(eq(circles.id, id), ne(circles.state, state)))
    .returning({ isClosed: circles.isClosed })
  if (circle === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state })
  const shown = circle.isClosed ? 'members' : 'published'
  const posts = selectPublished(id)
  await transaction
    .update(contents)
    .set({
      state: state === 'hidden' ? 'withdrawn' : shown,
      commentsOpen: sql`${state === 'open'} and exists (select 1 from ${circlePosts} where ${circlePosts.id} = ${contents.id} and ${circlePosts.closedAt} is null)`,
    })
    .where(lockedInOrder(contents, inArray(contents.id, posts)))
  if (state === 'hidden') await forgetCircle(transaction, id)
  await indexThings(transaction, foundCircles, [id])
  await addRecord(transaction, { circleId: id, act: acts[state], actorId: null, text: '', at })
}

const selectPublished = (circleId: string) =>
  build
    .select({ id: circlePosts.id })
    .from(circlePosts)
    .where(and(eq(circlePosts.circleId, circleId), sql`${circlePosts.state} = 'published'`))

/** Takes back what its members were told of a circle that nobody sees any more, and of its posts. */
async function forgetCircle(transaction: Transaction, id: string): Promise<void> {
  const postIds = await queriesOf(transaction).readColumn(selectPublished(id))
  await forgetCopies(transaction, [
    refer('circle', id),
    refer('circle-notice', id),
    ...postIds.flatMap((postId) => [refer('content', postId), refer('circle-post', postId)]),
  ])
}
