import { pathSegment, pathTarget } from './target'
import type { Target } from './target'

/** The screens of the kinds of channels (B06), in the order of their codes, from 1 on. */
export const channelPaths = { radio: '/radios', anchor: '/anchors', org: '/orgs', live: '/lives' } as const

export type ChannelKind = keyof typeof channelPaths

const kinds = Object.keys(channelPaths) as readonly ChannelKind[]

/** The kind for a code: 1 radio, 2 host, 3 organisation, 4 TV or live; null for any other (B06). */
export function channelKindOfType(type: unknown): ChannelKind | null {
  return kinds.find((_, index) => index + 1 === Number(type)) ?? null
}

/** The target of a link to a channel (B06); null for an invalid id. */
export function channelTarget(kind: ChannelKind, id: unknown): Target | null {
  const segment = pathSegment(id)
  return segment === null ? null : pathTarget(`${channelPaths[kind]}/${segment}`)
}
