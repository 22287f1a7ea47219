import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { existsIn, literal } from '../database/expressions'
import type { Queries } from '../database/queries'
import { build } from '../database/statement'
import { audienceMembers } from './audience.schema'
import { contents } from './contents.schema'
import { contentIs, published } from './published'

type Viewer = string | Placeholder | null

/**
 * Condition: a viewer (null for a guest) may see the content, since everybody may, or since they belong to its
 * audience. Lists, searches and whatever else shows contents to everybody use `published`, which leaves out what only an
 * audience sees.
 */
export function isOpenTo(viewer: Viewer): SQL {
  if (viewer === null) return published
  const isOfAudience = existsIn(
    audienceMembers,
    eq(audienceMembers.audience, contents.audience),
    eq(audienceMembers.userId, viewer),
    sql`${audienceMembers.isMember}`,
  )
  return sql`(${or(published, and(sql`${contents.state} = ${literal('members')}`, isOfAudience))})`
}

/** Condition: the row is the content of this id and type, or of one of these types, and its viewer may see it. */
export const isOpenContent = (
  id: string | Placeholder,
  type: number | Placeholder | readonly number[],
  viewer: Viewer,
): SQL | undefined => and(contentIs(id, type), isOpenTo(viewer))

/** Whether there is a content of this id that its viewer may see. */
export async function isOpen(
  queries: Queries,
  { id, type }: { readonly id: string; readonly type?: number },
  viewer: string | null,
): Promise<boolean> {
  const which = type === undefined ? eq(contents.id, id) : contentIs(id, type)
  const row = await queries.readOne(
    build
      .select({ id: contents.id })
      .from(contents)
      .where(and(which, isOpenTo(viewer))),
  )
  return row !== null
}

/** Whether somebody may not write to the audience of a content at present, because they were muted or removed. */
export async function isMuted(queries: Queries, contentId: string, userId: string, at: Date): Promise<boolean> {
  const row = await queries.readOne(
    build
      .select({ userId: audienceMembers.userId })
      .from(audienceMembers)
      .innerJoin(contents, eq(contents.audience, audienceMembers.audience))
      .where(
        and(
          eq(contents.id, contentId),
          eq(audienceMembers.userId, userId),
          or(
            and(eq(audienceMembers.isMember, false), isNull(audienceMembers.mutedUntil)),
            gt(audienceMembers.mutedUntil, at),
          ),
        ),
      ),
  )
  return row !== null
}
