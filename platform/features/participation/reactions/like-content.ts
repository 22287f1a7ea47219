import type { ContentAuthor } from '../../../kernel/contents/content-author'
import type { Database } from '../../../kernel/database/client'
import { tellOfContentLike } from '../comments/tell-content-author'
import { setOnContent } from './reactions.queries'

/**
 * Likes or unlikes a content, and tells the member who made it; a content of the editors has none. Returns the new
 * number of likes, or null when there is no such content.
 */
export async function likeContent(
  database: Database,
  contentAuthors: readonly ContentAuthor[],
  { userId, on }: { readonly userId: string; readonly on: boolean },
  content: { readonly id: string; readonly type: number },
  at: Date,
): Promise<number | null> {
  const isOfMember = contentAuthors.some(({ types }) => types.includes(content.type))
  if (!on || !isOfMember) return await setOnContent(database, 'likes', userId, content, on)
  return await database.transaction(async (transaction) => {
    const count = await setOnContent(transaction, 'likes', userId, content, on)
    if (count !== null) await tellOfContentLike(transaction, contentAuthors, content, userId, at)
    return count
  })
}
