import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import { checkCircleReason } from '../../../../src/domain/civic/circles/circle'
import { mostPinned, type ModeratorPostAct } from '../../../../src/domain/civic/circles/circle-post-lifecycle'
import { carryOut } from '../../../kernel/cases/carry-out'
import { officeReason } from '../../../kernel/cases/office-reason'
import { contents } from '../../../kernel/contents/contents.schema'
import { reindexContent } from '../../frame/search-index/index-contents'
import { withdrawMemberContent } from '../../frame/publishing/withdraw-member-content'
import type { Database, Transaction } from '../../../kernel/database/client'
import { lockRows } from '../../../kernel/database/lock-rows'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { asWritten } from '../../../kernel/shared/as-written'
import { settleReports } from '../../participation/reports/settle-reports'
import { circlePostCase, type CirclePostRow } from './circle-post-case'
import { addRecord } from './circle-records'
import { contentOfPost, countPosts, postSearchParts, showPost } from './publish-circle-post'
import { removePostParts } from './remove-post-parts'
import { tellNamedInHeld } from './tell-named-in-post'
import { requireCircleLeader, requireLiveCircle } from './require-circle'
import { circlePosts, circles } from './circles.schema'

interface PostCall {
  readonly id: string
  readonly act: ModeratorPostAct
  /** Why it is removed; '' for other acts. */
  readonly text: string
  /** The circle to which it is moved; null for other acts. */
  readonly to: string | null
}

/** Performs an act of a moderator on a post of their circle. */
export async function moderatePost(
  transaction: Transaction,
  actorId: string,
  { id, act, text, to }: PostCall,
  at: Date,
): Promise<void> {
  const post = await requirePost(transaction, id)
  const { circleId } = post
  const reason = act === 'remove' ? reasonOf(text) : ''
  await requireLiveCircle(transaction, circleId)
  await requireCircleLeader(transaction, circleId, actorId)
  const target = act === 'move' ? await requireTarget(transaction, actorId, post, to) : null
  await carryOut(transaction, circlePostCase, {
    id,
    act,
    role: 'moderator',
    actorId,
    at,
    text: asWritten(reason),
    // A post that was moved meanwhile belongs to another circle; what the office removed is restored by the office.
    when: and(
      eq(circlePosts.circleId, circleId),
      act === 'restore' ? eq(circlePosts.isRemovedByOffice, false) : undefined,
    ),
    set: target === null ? changesOf(act, reason, at) : movedTo(post, target),
    also: (_, row) => followPostAct(transaction, act, row, circleId),
  })
  await addRecord(transaction, { circleId, act, actorId, subjectId: post.userId, postId: id, text: reason, at })
  if (act === 'remove')
    await settleReports(transaction, { kind: 'circle-post', id }, { judgement: 'removed', by: 'circle', at })
}

async function requirePost(database: Database, id: string): Promise<CirclePostRow> {
  const post = await queriesOf(database).readOne(build.select().from(circlePosts).where(eq(circlePosts.id, id)))
  if (post === null || post.state === 'deleted') throw new Refusal(errorCodes.gone)
  return post
}

function reasonOf(text: string): string {
  const reason = checkCircleReason({ text })
  if (!reason.ok) throw invalid(reason.reason)
  return reason.value.text
}

/** A circle that takes the post: its moderator leads both, and both are open to the same readers. */
async function requireTarget(transaction: Transaction, actorId: string, post: CirclePostRow, to: string | null) {
  if (to === null || to === post.circleId) throw invalid({ circle_id: 'required' })
  const target = await requireLiveCircle(transaction, to)
  await requireCircleLeader(transaction, to, actorId)
  if (target.isClosed !== post.isClosed) throw new Refusal(errorCodes.stateRefuses, null, { state: 'other-readers' })
  return target
}

const movedTo = (
  { text, place }: CirclePostRow,
  { id }: typeof circles.$inferSelect,
): Partial<typeof circlePosts.$inferSelect> => ({
  circleId: id,
  pinnedAt: null,
  chosenAt: null,
  searchParts: postSearchParts(id, text, place),
})

function changesOf(act: ModeratorPostAct, reason: string, at: Date): Partial<typeof circlePosts.$inferSelect> {
  switch (act) {
    case 'pin':
      return { pinnedAt: at }
    case 'unpin':
      return { pinnedAt: null }
    case 'choose':
      return { chosenAt: at }
    case 'unchoose':
      return { chosenAt: null }
    case 'close':
      return { closedAt: at }
    case 'reopen':
      return { closedAt: null }
    case 'remove':
      return { reason, pinnedAt: null }
    case 'restore':
      return { reason: '' }
    case 'move':
      return {}
  }
}

/**
 * What an act on a post changes besides its row. After the post its circles are locked, then its content, which is the
 * order of the office, too, when it hides a whole circle.
 */
async function followPostAct(
  transaction: Transaction,
  act: ModeratorPostAct,
  post: CirclePostRow,
  circleId: string,
): Promise<void> {
  const { id } = post
  switch (act) {
    case 'pin':
      return await requireFewPinned(transaction, circleId)
    case 'close':
    case 'reopen':
      await transaction
        .update(contents)
        .set({ commentsOpen: act === 'reopen' })
        .where(eq(contents.id, id))
      return
    case 'move':
      await lockRows(transaction, circles, inArray(circles.id, [circleId, post.circleId]))
      await countPosts(transaction, circleId, -1)
      await countPosts(transaction, post.circleId, 1)
      await transaction.update(contents).set({ audience: post.circleId }).where(eq(contents.id, id))
      return
    case 'remove':
      return await hidePost(transaction, post)
    case 'restore':
      return await showPostAgain(transaction, post)
    case 'unpin':
    case 'choose':
    case 'unchoose':
      return
  }
}

/** The circle is locked first, so that two who pin at the same time do not pin too many. */
async function requireFewPinned(transaction: Transaction, circleId: string): Promise<void> {
  const queries = queriesOf(transaction)
  await queries.readOne(build.select({ id: circles.id }).from(circles).where(eq(circles.id, circleId)).for('update'))
  const pinned = await queries.readValue(
    build
      .select({ count: count() })
      .from(circlePosts)
      .where(
        and(eq(circlePosts.circleId, circleId), eq(circlePosts.state, 'published'), isNotNull(circlePosts.pinnedAt)),
      ),
  )
  if ((pinned ?? 0) > mostPinned) throw new Refusal(errorCodes.stateRefuses, null, { state: 'too-many-pinned' })
}

async function hidePost(transaction: Transaction, { id, circleId, userId }: CirclePostRow): Promise<void> {
  await countPosts(transaction, circleId, -1)
  await withdrawMemberContent(transaction, { id, kind: circlePostCase.name, authorId: userId })
}

async function showPostAgain(transaction: Transaction, post: CirclePostRow): Promise<void> {
  await countPosts(transaction, post.circleId, 1)
  const { state, title, summary, covers, latitude, longitude } = contentOfPost(post, post.publishedAt ?? post.createdAt)
  await transaction
    .update(contents)
    .set({ state, title, summary, covers, latitude, longitude })
    .where(eq(contents.id, post.id))
  await reindexContent(transaction, post.id)
}

/** The author deletes a post, in whatever state it is. */
export async function deletePost(transaction: Transaction, userId: string, id: string, at: Date): Promise<void> {
  const { state } = await requirePost(transaction, id)
  await carryOut(transaction, circlePostCase, {
    id,
    act: 'delete',
    role: 'author',
    actorId: userId,
    at,
    // The state is read before, because only a public post is counted.
    when: eq(circlePosts.state, state),
    set: { pinnedAt: null, chosenAt: null },
    also: async (_, row) => {
      if (state === 'published') await hidePost(transaction, row)
      await removePostParts(transaction, id)
    },
  })
}

/** The office removes a post, with a reason that its author reads. */
export async function removePostByOffice(
  transaction: Transaction,
  id: string,
  reasonText: string,
  at: Date,
): Promise<void> {
  await decideHeldPost(transaction, { id, act: 'remove', reason: reasonText, at })
}

interface OfficeCall {
  readonly id: string
  readonly act: 'publish' | 'refuse' | 'remove' | 'restore'
  readonly reason: string
  readonly at: Date
}

/** Performs an act of the office on a post. */
export async function decideHeldPost(
  transaction: Transaction,
  { id, act, reason: text, at }: OfficeCall,
): Promise<void> {
  const reason = act === 'remove' || act === 'refuse' ? officeReason(text)['zh-CN'] : ''
  const row = await carryOut(transaction, circlePostCase, {
    id,
    act,
    role: 'operator',
    actorId: null,
    at,
    text: asWritten(reason),
    set: {
      reason,
      isRemovedByOffice: act === 'remove',
      ...(act === 'remove' && { pinnedAt: null }),
      ...(act === 'publish' && { publishedAt: at }),
    },
    also: async (_, post) => {
      if (act === 'remove') await hidePost(transaction, post)
      else if (act === 'restore') await showPostAgain(transaction, post)
      else if (act === 'publish') {
        await showPost(transaction, post, at)
        await tellNamedInHeld(transaction, post, at)
      }
    },
  })
  const { circleId, userId: subjectId } = row
  await addRecord(transaction, { circleId, act, actorId: null, subjectId, postId: id, text: reason, at })
}
