import type { TargetKind } from '../../domain/navigation/content-kind'

/** What a like, a comment or a favourite is about: a content, or a channel. */
export interface ReactionTarget {
  readonly id: string
  readonly kind: TargetKind
}

/** What a follow button follows. */
export interface FollowTarget {
  readonly id: string
  readonly kind: 'organisation' | 'host' | 'album'
}

/** Names one target among all, such as 'post:12'. */
export function targetKey({ kind, id }: ReactionTarget): string {
  return `${kind}:${id}`
}
