import type { ContentKind } from './content-kind'
import { externalTarget, pathSegment, pathTarget } from './target'
import type { Target } from './target'

const screens: Readonly<Record<ContentKind, string>> = {
  audio: '/audios',
  album: '/albums',
  post: '/posts',
  video: '/videos',
  special: '/specials',
  gallery: '/atlas',
  collection: '/videos-collection',
}

/** The path of one piece of content (B05); null for an id that is none. */
export function contentPath(kind: ContentKind, id: unknown): string | null {
  const segment = pathSegment(id)
  return segment === null ? null : `${screens[kind]}/${segment}`
}

/**
 * Where a link to content leads (B05). A post with an external link opens that; an external link
 * that must not be followed is left aside, so that the post itself opens.
 */
export function contentTarget(kind: ContentKind, id: unknown, externalUrl?: string | null): Target | null {
  const outside = kind === 'post' && externalUrl ? externalTarget(externalUrl) : null
  if (outside !== null) return outside
  const path = contentPath(kind, id)
  return path === null ? null : pathTarget(path)
}
