import type { FollowedKind, KindWith } from '../../../domain/frame/content/content-kinds'

/** The content that a like or a favourite refers to. */
export interface ReactionTarget {
  readonly id: string
  readonly kind: KindWith<'like'> & KindWith<'favourite'>
}

/** The content that a comment refers to. */
export interface CommentTarget {
  readonly id: string
  readonly kind: KindWith<'comment'>
}

/** The publisher or content that a follow button follows. */
export interface FollowTarget {
  readonly id: string
  readonly kind: FollowedKind
}

/** A unique key of a target, such as 'post:12'. */
export function targetKey({ kind, id }: CommentTarget | FollowTarget): string {
  return `${kind}:${id}`
}
