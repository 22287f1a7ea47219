import { eq } from 'drizzle-orm'
import type { ContentAuthor } from '../../../kernel/contents/content-author'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'

/**
 * The member who made a content, or the one who is named as its author; null for a content of the editors, and for one
 * whose author has left or is not named.
 */
export async function contentAuthorOf(
  queries: Queries,
  contentAuthors: readonly ContentAuthor[],
  content: { readonly id: string; readonly type: number },
  which: 'authorId' | 'namedAuthorId',
): Promise<string | null> {
  const made = contentAuthors.find(({ types }) => types.includes(content.type))
  if (made === undefined) return null
  const { id, [which]: authorId } = made
  const author = await queries.readValue(build.select({ authorId }).from(id.table).where(eq(id, content.id)))
  return typeof author === 'string' ? author : null
}
