import { contentKinds, kindsWith, type KindWith } from '../../frame/content/content-kinds'
import type { FeedItem } from '../../frame/content/feed-item'
import { channelTarget } from '../../frame/navigation/channel-target'
import { contentTarget } from '../../frame/navigation/content-target'
import { linkTarget, type SiteLink } from '../../frame/navigation/site-link'
import { pathSegment, pathTarget, type Target } from '../../frame/navigation/target'

/**
 * The kinds of things that the search finds besides contents and their publishers, with the prefixes of their
 * addresses.
 */
const places = {
  service: { code: 42, path: '/service-order?service=' },
  activity: { code: 43, path: '/activities-details/' },
  team: { code: 44, path: '/team-detail?id=' },
  project: { code: 45, path: '/project-detail-list?id=' },
  venue: { code: 46, path: '/venue-details/' },
  amenity: { code: 47, path: '/arounds/' },
  guide: { code: 48, path: '/guides/' },
  circle: { code: 49, path: '/group-detail/' },
  page: { code: 50, path: '/page/' },
} as const

/**
 * The kinds of things that people take part in or go to; each has a source of its own (the platform's `FoundSource`).
 */
export type FoundThingKind = keyof typeof places
export const isFoundThing = (kind: FoundKind): kind is FoundThingKind => kind in places

/** The kinds that the search finds besides listed contents, with their codes on the wire. */
const others = {
  service: places.service.code,
  activity: places.activity.code,
  team: places.team.code,
  project: places.project.code,
  venue: places.venue.code,
  amenity: places.amenity.code,
  guide: places.guide.code,
  page: places.page.code,
  circle: places.circle.code,
  channel: contentKinds.channel.code,
  wish: contentKinds.wish.code,
  suggestion: contentKinds.suggestion.code,
  organisation: 40,
  host: 41,
} as const

export type FoundKind = KindWith<'list'> | keyof typeof others

const { guide, service, activity, team, circle, project, venue, amenity, page, ...publishers } = others
const codes: Readonly<Record<FoundKind, number>> = {
  ...{ guide, service, activity, team, circle, project, venue, amenity, page },
  ...(Object.fromEntries(kindsWith('list').map((kind) => [kind, contentKinds[kind].code])) as Readonly<
    Record<KindWith<'list'>, number>
  >),
  ...publishers,
}

/** All kinds that the search finds, in the order of their tabs. */
export const foundKinds = Object.keys(codes) as readonly FoundKind[]
export const foundCode = (kind: FoundKind): number => codes[kind]
export const foundCodes: readonly number[] = Object.values(codes)

export function foundKindOf(code: number): FoundKind | null {
  return foundKinds.find((kind) => codes[kind] === code) ?? null
}

/** One result of a search. */
export interface FoundItem extends Omit<FeedItem, 'kind'> {
  readonly kind: FoundKind
  /** Whether a channel is radio or TV; null for other kinds. */
  readonly medium: 'radio' | 'tv' | null
  /** The target of a service of the site; null for other kinds. */
  readonly link: SiteLink | null
  /** The item's words by which it was found, when it lacks some of the search's words; null when it lacks none. */
  readonly foundBy: readonly string[] | null
  /** What of title and summary the search found, as they have it. */
  readonly marks: readonly string[]
}

/** A unique key, because things of different kinds may have the same id. */
export const foundKey = ({ kind, id }: Pick<FoundItem, 'kind' | 'id'>): string => `${kind}/${id}`

/** The target of a result; null for an invalid id. */
export function foundTarget({
  kind,
  id,
  externalUrl,
  medium,
  link,
}: Pick<FoundItem, 'kind' | 'id' | 'externalUrl' | 'medium' | 'link'>): Target | null {
  if (isFoundThing(kind)) return link === null ? thingTarget(kind, id) : linkTarget(link)
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

/** The address of a thing; null for an invalid id. */
export function thingPath(kind: FoundThingKind, id: string): string | null {
  const segment = pathSegment(id)
  return segment === null ? null : `${places[kind].path}${segment}`
}

function thingTarget(kind: FoundThingKind, id: string): Target | null {
  const path = thingPath(kind, id)
  return path === null ? null : pathTarget(path)
}
