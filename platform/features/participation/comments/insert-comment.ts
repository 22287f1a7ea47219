import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { NamedPerson } from '../../../../src/domain/participation/marked-text/marked-text'
import type { Database } from '../../../kernel/database/client'
import { writing } from '../../../kernel/database/writing'
import { carryOutCounted } from '../../../kernel/database/counted-act'
import { nameOf, namesOf, one } from '../../../kernel/database/expressions'
import { build } from '../../../kernel/database/statement'
import { contents } from '../../../kernel/contents/contents.schema'
import { isOpenContent, isOpenTo } from '../../../kernel/contents/open-to'
import { commentLikes, comments } from './comments.schema'

type Outcome = 'gone' | 'closed' | 'posted'
export interface CommentInsert {
  readonly id: string
  readonly contentId: string
  readonly type: number
  readonly userId: string
  readonly text: string
  /** The people whom the text names. */
  readonly people: readonly NamedPerson[]
}

/** Selects the content, while its commenter may see it. */
const targetOf = (database: Database, { contentId, type, userId }: CommentInsert) =>
  database.$with('target').as(
    build
      .select({ id: contents.id, open: contents.commentsOpen })
      .from(contents)
      .where(isOpenContent(contentId, type, userId)),
  )
type Target = ReturnType<typeof targetOf>

/** Increments the count for the comment that `added` has written. */
const countedOf = (database: Database) =>
  database.$with('counted').as(
    database
      .update(contents)
      .set({ comments: sql`${contents.comments} + 1` })
      .where(sql`${contents.id} = (select ${nameOf(comments.contentId)} from added)`)
      .returning({ id: contents.id }),
  )

const outcomeOf = (target: Target, countedRows: ReturnType<typeof countedOf>) => ({
  state: sql<Outcome>`case when not exists (select 1 from ${target}) then 'gone' when not (select ${target.open} from ${target}) then 'closed'
    when exists (select 1 from ${countedRows}) then 'posted' else 'gone' end`,
})

export async function insertComment(database: Database, comment: CommentInsert): Promise<Outcome> {
  const target = targetOf(database, comment)
  const addedComment = database.$with('added', { contentId: comments.contentId }).as(
    sql`insert into ${comments} (${namesOf(comments.id, comments.contentId, comments.userId, comments.text, comments.people)})
      select ${comment.id}, id, ${comment.userId}, ${comment.text}, ${JSON.stringify(comment.people)}::jsonb from ${target} where ${target.open} returning ${nameOf(comments.contentId)}`,
  )
  const countedRows = countedOf(database)
  const [row] = await writing(database, target, addedComment, countedRows)
    .select(outcomeOf(target, countedRows))
    .from(one)
  return row?.state ?? 'gone'
}

/**
 * Adds a reply under a top-level comment, even when it answers another reply. `answeredUserId` is the id of that other
 * reply, or of its author. The top-level row is locked first, so that a reply never ends up under a comment just deleted.
 */
export async function insertReply(
  database: Database,
  comment: CommentInsert,
  parentId: string,
  answeredUserId: string | null,
): Promise<Outcome> {
  const target = targetOf(database, comment)
  const parent = database.$with('parent').as(
    build
      .select({
        topId: sql<string>`coalesce(${comments.parentId}, ${comments.id})`.as('top_id'),
        replier: sql<string | null>`case when ${comments.parentId} is not null then ${comments.userId} end`.as(
          'replier',
        ),
      })
      .from(comments)
      .where(and(eq(comments.id, parentId), eq(comments.contentId, comment.contentId), isNull(comments.deletedAt))),
  )
  const whom = database.$with('whom').as(
    build
      .select({ userId: comments.userId })
      .from(comments)
      .innerJoin(parent, eq(comments.parentId, parent.topId))
      .where(
        and(
          isNull(comments.deletedAt),
          or(eq(comments.id, sql`${answeredUserId}::text`), eq(comments.userId, sql`${answeredUserId}::text`)),
        ),
      )
      .limit(1),
  )
  const top = database.$with('top').as(
    database
      .update(comments)
      .set({ replies: sql`${comments.replies} + 1` })
      .where(
        and(
          sql`${comments.id} = (select ${parent.topId} from ${parent})`,
          isNull(comments.deletedAt),
          sql`(select ${target.open} from ${target})`,
        ),
      )
      .returning({ id: comments.id }),
  )
  const columns = namesOf(
    comments.id,
    comments.contentId,
    comments.userId,
    comments.text,
    comments.people,
    comments.parentId,
    comments.replyToUserId,
  )
  const addedComment = database.$with('added', { contentId: comments.contentId }).as(
    sql`insert into ${comments} (${columns})
      select ${comment.id}, ${target.id}, ${comment.userId}, ${comment.text}, ${JSON.stringify(comment.people)}::jsonb, ${top.id},
        coalesce((select ${whom.userId} from ${whom}), (select ${parent.replier} from ${parent}))
      from ${target}, ${top} returning ${nameOf(comments.contentId)}`,
  )
  const countedRows = countedOf(database)
  const [row] = await writing(database, target, parent, whom, top, addedComment, countedRows)
    .select(outcomeOf(target, countedRows))
    .from(one)
  return row?.state ?? 'gone'
}

/** Likes or unlikes a comment; returns its number of likes, or null when it is gone. */
export function setCommentLike(database: Database, userId: string, id: string, on: boolean): Promise<number | null> {
  return carryOutCounted(database, {
    on,
    target: build
      .select({ id: comments.id })
      .from(comments)
      .innerJoin(contents, and(eq(contents.id, comments.contentId), isOpenTo(userId)))
      .where(and(eq(comments.id, id), isNull(comments.deletedAt))),
    rows: commentLikes,
    refersTo: commentLikes.commentId,
    identifiedBy: [[commentLikes.userId, userId]],
    counted: comments,
    key: comments.id,
    counter: 'likes',
  })
}
