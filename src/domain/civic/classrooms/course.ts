import type { FeedItem } from '../../frame/content/feed-item'

export const courseKinds = ['volunteering', 'culture', 'health', 'safety', 'science', 'party'] as const
export type CourseKind = (typeof courseKinds)[number]

/** A course of a classroom: a video or an article to learn from. */
export interface Course {
  readonly kind: CourseKind
  readonly item: FeedItem
}
