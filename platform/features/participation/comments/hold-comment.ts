import { and, eq, gt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import {
  mustBeReviewed,
  noCommentReview,
  type CommentReviewRules,
} from '../../../../src/domain/participation/comments/comment-review'
import { countOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import { foldedText } from '../../../kernel/shared/simplified'
import { configurations } from '../../../kernel/site/site.schema'
import { reportedThings } from '../reports/reports.schema'
import { comments } from './comments.schema'
import { heldComments, isNewComment } from './held-comments.schema'

/** The code of the configuration. */
const code = 'comment-review'

export const reviewRules = z.object({
  words: z._default(z.array(z.string()), []),
  rate: z._default(z.nullable(z.object({ most: z.int(), minutes: z.int() })), null),
})

/** Whether a comment waits for the office before others see it. */
export async function isHeld(queries: Queries, userId: string, text: string): Promise<boolean> {
  const rules = await readRules(queries)
  const recentCount = rules.rate === null ? 0 : await countRecent(queries, userId, rules.rate)
  return mustBeReviewed(folded(rules), foldedText(text), recentCount)
}

/**
 * Whether a changed text waits for the office, while the former one stays: because of its words, or because the comment
 * was reported, so that nobody changes what the office is about to judge.
 */
export async function isChangeHeld(queries: Queries, id: string, text: string): Promise<boolean> {
  const rules = await readRules(queries)
  if (mustBeReviewed({ ...folded(rules), rate: null }, foldedText(text), 0)) return true
  const { kind, thingId, state } = reportedThings
  const report = build.select({ thingId }).from(reportedThings)
  return (await queries.readOne(report.where(and(eq(kind, 'comment'), eq(thingId, id), eq(state, 'open'))))) !== null
}

const folded = (rules: CommentReviewRules): CommentReviewRules => ({ ...rules, words: rules.words.map(foldedText) })

/** A configuration that does not fit counts as none, so that nobody is kept from commenting by a mistake in it. */
async function readRules(queries: Queries): Promise<CommentReviewRules> {
  const row = await queries.readOne(
    build.select({ value: configurations.value }).from(configurations).where(eq(configurations.code, code)),
  )
  const rules = reviewRules.safeParse(row?.value)
  return rules.success ? rules.data : noCommentReview
}

async function countRecent(
  queries: Queries,
  userId: string,
  { minutes }: NonNullable<CommentReviewRules['rate']>,
): Promise<number> {
  // The rows have the time of the database, which several processes share.
  const since = sql`now() - make_interval(mins => ${minutes}::int)`
  const counts = await queries.readOne(
    build
      .select({
        posted: countOf(comments, and(eq(comments.userId, userId), gt(comments.createdAt, since))),
        held: countOf(
          heldComments,
          and(eq(heldComments.userId, userId), isNewComment, gt(heldComments.createdAt, since)),
        ),
      })
      .from(users)
      .where(eq(users.id, userId)),
  )
  return (counts?.posted ?? 0) + (counts?.held ?? 0)
}
