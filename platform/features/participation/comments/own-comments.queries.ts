import { and, desc, eq, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { contents } from '../../../kernel/contents/contents.schema'
import { isOpenTo } from '../../../kernel/contents/open-to'
import { cursorPlaces, cursorValues, isBeyond, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { textStatement } from '../../../kernel/database/statement'
import { users } from '../../../kernel/members/members.schema'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { channels } from '../../media/channels/channels.schema'
import { answeredPerson, answeredUsers, namedIn, namedPerson, person } from './comments.queries'
import { comments, isInOwnList } from './comments.schema'
import { heldComments, isNewComment } from './held-comments.schema'

const ownCommentRow = z.object({
  id: z.string(),
  state: z.enum(['shown', 'held', 'removed']),
  text: z.string(),
  people: z.array(namedPerson),
  waiting: z.nullable(z.object({ text: z.string(), people: z.array(namedPerson) })),
  reason: z.string(),
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
  likes: z.int(),
  replies: z.int(),
  parent_id: z.nullable(z.string()),
  reply_to: z.nullable(person),
  content: z.nullable(
    z.object({
      id: z.string(),
      type: z.int(),
      channel_kind: z.nullable(z.int()),
      title: z.object({ 'zh-CN': z.string(), en: z.string() }),
    }),
  ),
})
export type OwnCommentRow = z.infer<typeof ownCommentRow>

const waiting = alias(heldComments, 'waiting')
const own = (name: string): SQL => sql`own.${sql.identifier(name)}`

type Which = 'one' | 'first-page' | 'next-page'

/** The newest rows of one table, as many as a page takes. */
function newestOf(
  { table, id, createdAt }: { readonly table: SQL; readonly id: PgColumn; readonly createdAt: PgColumn },
  columns: SQL,
  condition: SQL | undefined,
  { which, limit, only }: { readonly which: Which; readonly limit: number; readonly only: Placeholder },
): SQL {
  const beyond = isBeyond('<', [createdAt, id], which === 'next-page' ? cursorPlaces(2) : null)
  const one = which === 'one' ? eq(id, only) : undefined
  return sql`(select ${columns} from ${table} where ${and(condition, beyond, one)} order by ${desc(createdAt)}, ${desc(id)} limit ${literal(limit)})`
}

const ownComments = textStatement(
  'comments of one member',
  ownCommentRow,
  ['author', 'id'],
  ({ author, id: only }, which: Which, limit: number) => {
    const { id, createdAt } = comments
    const part = { which, limit, only }
    const posted = newestOf(
      { table: sql`${comments}`, id, createdAt },
      sql`${id}, ${comments.contentId}, ${comments.userId}, case when ${comments.removedAt} is null then 'shown' else 'removed' end as state, ${comments.text}, ${comments.people},
        ${comments.removalReason} as reason, ${createdAt}, ${comments.editedAt}, ${comments.likes}, ${comments.replies}, ${comments.parentId}, ${comments.replyToUserId}`,
      and(eq(comments.userId, author), isInOwnList),
      part,
    )
    const held = newestOf(
      { table: sql`${heldComments}`, id: heldComments.id, createdAt: heldComments.createdAt },
      sql`${heldComments.id}, ${heldComments.contentId}, ${heldComments.userId}, 'held', ${heldComments.text}, ${heldComments.people},
        '', ${heldComments.createdAt}, null::timestamptz, 0, 0, ${heldComments.parentId}, ${heldComments.replyToId}`,
      and(eq(heldComments.userId, author), isNewComment),
      part,
    )
    const words = (text: SQL | PgColumn, people: SQL | PgColumn) =>
      sql`jsonb_build_object('text', ${text}, 'people', ${namedIn({ people, userId: own('user_id') })})`
    return sql`select ${own('id')}, ${own('state')}, ${own('text')}, ${namedIn({ people: own('people'), userId: own('user_id') })} as people,
        case when ${waiting.id} is null then null else ${words(waiting.text, waiting.people)} end as waiting, ${own('reason')},
        ${own('created_at')}, ${own('edited_at')}, ${own('likes')}, ${own('replies')}, ${own('parent_id')}, ${answeredPerson} as reply_to,
        case when ${contents.id} is null then null else jsonb_build_object('id', ${contents.id}, 'type', ${contents.type},
          'channel_kind', ${channels.kind}, 'title', ${contents.title}) end as content
      from (${posted} union all ${held}) own
      left join ${contents} on ${and(sql`${contents.id} = ${own('content_id')}`, isOpenTo(author))}
      left join ${channels} on ${eq(channels.contentId, contents.id)}
      left join ${heldComments} ${waiting} on ${eq(waiting.commentId, own('id'))}
      left join ${users} ${answeredUsers} on ${eq(answeredUsers.id, own('reply_to_user_id'))}
      order by ${own('created_at')} desc, ${own('id')} desc limit ${literal(limit)}`
  },
)

/** A page of what a member wrote, newest first. */
export function selectOwnComments(queries: Queries, author: string, limit: number, after: CursorValues | null) {
  const which = after === null ? 'first-page' : 'next-page'
  return queries.read(ownComments(which, limit), { author, id: null, ...cursorValues(after) })
}

export const selectOwnComment = (queries: Queries, author: string, id: string) =>
  queries.readOne(ownComments('one', 1), { author, id })
