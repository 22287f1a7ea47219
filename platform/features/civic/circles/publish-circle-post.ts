import { eq, sql } from 'drizzle-orm'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import { addStep } from '../../../kernel/cases/case-steps'
import { contents } from '../../../kernel/contents/contents.schema'
import type { Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { unsaid } from '../../../kernel/shared/as-written'
import { indexContent } from '../../frame/search-index/index-contents'
import { beginningOf } from '../../../kernel/cases/beginning-of'
import { circlePostCase, type CirclePostRow } from './circle-post-case'
import { circlePosts, circles } from './circles.schema'
import { localisedParts } from '../../frame/search-index/localised-parts'
import { quoted } from '../../frame/search-index/search-match'

const longestTitle = 40

/** The part of the search index that stands for the circle of a post, so that a search in it reads no other. */
export const circlePart = (circleId: string): string => `circle:${circleId}`

/** The condition of a search (`partsMatch`) among the posts of one circle. */
export const inCircle = (circleId: string, match: string): string => `${quoted(circlePart(circleId))} & ${match}`

export const postSearchParts = (circleId: string, text: Localised, place: Localised): string[] => [
  circlePart(circleId),
  ...localisedParts(text, place),
]

/** The row of `contents` that carries likes, comments and views of a post, and, in an open circle, what the search finds. */
export const contentOfPost = (
  { id, circleId, isClosed, text, pictures, closedAt, latitude, longitude }: CirclePostRow,
  at: Date,
): typeof contents.$inferInsert => ({
  id,
  type: contentKinds.circlePost.code,
  title: beginningOf(text, longestTitle),
  summary: text,
  covers: pictures.map(({ url }) => url).slice(0, 3),
  listed: false,
  state: isClosed ? 'members' : 'published',
  audience: circleId,
  commentsOpen: closedAt === null,
  publishedAt: at,
  latitude,
  longitude,
})

export interface NewCirclePost {
  readonly id: string
  readonly circle: Pick<typeof circles.$inferSelect, 'id' | 'isClosed'>
  readonly userId: string
  readonly text: Localised
  readonly place: Localised
  /** The position of the place on the map; null when only its name is told. */
  readonly position: GeoPoint | null
  readonly pictures: CirclePostRow['pictures']
  readonly video: string | null
  /** `held` for one that waits for the office. */
  readonly state: 'held' | 'published'
}

/**
 * Stores a post whose text, media and author were checked; others see it at once, unless it is held. The first step of
 * its history is its submission.
 */
export async function addCirclePost(
  transaction: Transaction,
  { circle, place, position, text, ...post }: NewCirclePost,
  at: Date,
): Promise<CirclePostRow> {
  const [row] = await transaction
    .insert(circlePosts)
    .values({
      ...post,
      circleId: circle.id,
      isClosed: circle.isClosed,
      text,
      place,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      searchParts: postSearchParts(circle.id, text, place),
      createdAt: at,
      updatedAt: at,
      publishedAt: post.state === 'published' ? at : null,
    })
    .returning()
  if (row === undefined) throw new Error('The post was not stored')
  const { id, userId, state } = row
  const step = { kind: circlePostCase.name, caseId: id, act: 'submit', role: 'author', actorId: userId }
  await addStep(transaction, { ...step, state, text: unsaid, at })
  if (state === 'published') await showPost(transaction, row, at)
  return row
}

/** Makes a post public for the first time, within its act. */
export async function showPost(transaction: Transaction, post: CirclePostRow, at: Date): Promise<void> {
  await transaction.insert(contents).values(contentOfPost(post, at))
  await indexContent(transaction, post.id)
  await countPosts(transaction, post.circleId, 1)
}

export async function countPosts(transaction: Transaction, circleId: string, by: number): Promise<void> {
  await transaction
    .update(circles)
    .set({ posts: sql`${circles.posts} + ${by}` })
    .where(eq(circles.id, circleId))
}
