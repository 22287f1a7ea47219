import { contentKinds, kindsWith, type KindWith } from '../content/content-kinds'
import type { FeedItem } from '../feed/feed-item'
import { channelTarget } from '../navigation/channel-target'
import { contentTarget } from '../navigation/content-target'
import type { Target } from '../navigation/target'

/** What the search finds besides the contents of lists, with their codes: those of contents, and further ones. */
const others = { channel: contentKinds.channel.code, wish: contentKinds.wish.code, organisation: 40, host: 41 } as const

export type FoundKind = KindWith<'list'> | keyof typeof others

const codes: Readonly<Record<FoundKind, number>> = {
  ...(Object.fromEntries(kindsWith('list').map((kind) => [kind, contentKinds[kind].code])) as Readonly<
    Record<KindWith<'list'>, number>
  >),
  ...others,
}

/** In the order of their tabs. */
export const foundKinds = Object.keys(codes) as readonly FoundKind[]
export const foundCode = (kind: FoundKind): number => codes[kind]
export const foundCodes: readonly number[] = Object.values(codes)

export function foundKindOf(code: number): FoundKind | null {
  return foundKinds.find((kind) => codes[kind] === code) ?? null
}

/** One thing that was found. */
export interface FoundItem extends Omit<FeedItem, 'kind'> {
  readonly kind: FoundKind
  /** Of a channel. */
  readonly medium: 'radio' | 'tv' | null
}

/** A unique key: things of different kinds may have the same id. */
export const foundKey = ({ kind, id }: Pick<FoundItem, 'kind' | 'id'>): string => `${kind}/${id}`

/** Where it is; null for an invalid id. */
export function foundTarget({
  kind,
  id,
  externalUrl,
  medium,
}: Pick<FoundItem, 'kind' | 'id' | 'externalUrl' | 'medium'>): Target | null {
  switch (kind) {
    case 'organisation':
      return channelTarget('org', id)
    case 'host':
      return channelTarget('anchor', id)
    case 'channel':
      return channelTarget(medium === 'tv' ? 'live' : 'radio', id)
    default:
      return contentTarget(kind, id, externalUrl)
  }
}
