import { contentTypes, type ContentKind } from '../../domain/navigation/content-kind'

export type TargetKind = ContentKind | 'channel'

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

const channelType = 20

/** The code of a target on the wire: those of B05, and 20 for a channel. */
export function targetType(kind: TargetKind): (typeof contentTypes)[ContentKind] | typeof channelType {
  return kind === 'channel' ? channelType : contentTypes[kind]
}

/** Names one target among all, such as 'post:12'. */
export function targetKey({ kind, id }: ReactionTarget): string {
  return `${kind}:${id}`
}
