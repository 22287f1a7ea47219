import type { FollowedKind, KindWith } from '../../domain/content/content-kinds'

/** What a like or a favourite is about. */
export interface ReactionTarget {
  readonly id: string
  readonly kind: KindWith<'like'> & KindWith<'favourite'>
}

/** What is commented on. */
export interface CommentTarget {
  readonly id: string
  readonly kind: KindWith<'comment'>
}

/** What a follow button follows. */
export interface FollowTarget {
  readonly id: string
  readonly kind: FollowedKind
}

/** Names one target among all, such as 'post:12'. */
export function targetKey({ kind, id }: CommentTarget): string {
  return `${kind}:${id}`
}
