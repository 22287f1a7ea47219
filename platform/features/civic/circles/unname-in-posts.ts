import { eq } from 'drizzle-orm'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { reindexContent } from '../../frame/search-index/index-contents'
import { namesPerson, unnamed, withoutPerson } from '../../participation/mentions/unname'
import { circlePostParts } from './circle-post-parts.schema'
import { contentOfPost, postSearchParts } from './publish-circle-post'
import { circlePosts } from './circles.schema'

/** Takes the name of somebody whose account is deleted out of the posts that name them, and out of what finds these. */
export async function unnameInPosts(transaction: Transaction, userId: string): Promise<void> {
  const naming = await queriesOf(transaction).read(
    build
      .select({ post: circlePosts, people: circlePostParts.people })
      .from(circlePostParts)
      .innerJoin(circlePosts, eq(circlePosts.id, circlePostParts.postId))
      .where(namesPerson(circlePostParts.people, userId))
      .orderBy(circlePosts.id)
      .for('update'),
  )
  for (const { post, people } of naming) {
    const without = (words: Localised): Localised => ({
      'zh-CN': unnamed(words['zh-CN'], people, userId),
      en: unnamed(words.en, people, userId),
    })
    const text = without(post.text)
    await transaction
      .update(circlePosts)
      .set({ text, searchParts: postSearchParts(post.circleId, text, post.place) })
      .where(eq(circlePosts.id, post.id))
    await transaction
      .update(circlePostParts)
      .set({ people: withoutPerson(people, userId) })
      .where(eq(circlePostParts.postId, post.id))
    if (post.state !== 'published') continue
    const { title, summary } = contentOfPost({ ...post, text }, post.updatedAt)
    await transaction.update(contents).set({ title, summary }).where(eq(contents.id, post.id))
    await reindexContent(transaction, post.id)
  }
}
