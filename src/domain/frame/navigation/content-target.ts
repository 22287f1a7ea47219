import { contentKinds, type ContentKind } from '../content/content-kinds'
import { externalTarget, pathSegment, pathTarget } from './target'
import type { Target } from './target'

/** The path of a content (B05); null for an invalid id, and for a kind without a screen of its own. */
export function contentPath(kind: ContentKind, id: unknown): string | null {
  const [{ path }, segment] = [contentKinds[kind], pathSegment(id)]
  return path === null || segment === null ? null : `${path}/${segment}`
}

/**
 * The target of a link to a content (B05). A post with an external link opens that; an unsafe link is ignored, so that
 * the post itself opens.
 */
export function contentTarget(kind: ContentKind, id: unknown, externalUrl?: string | null): Target | null {
  const outside = kind === 'post' && externalUrl ? externalTarget(externalUrl) : null
  if (outside !== null) return outside
  const path = contentPath(kind, id)
  return path === null ? null : pathTarget(path)
}
