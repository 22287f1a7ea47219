import { channelKindOfType, channelTarget } from './channel-target'
import { listedKind } from '../content/content-kinds'
import { contentTarget } from './content-target'
import { externalTarget, pathSegment, pathTarget } from './target'
import type { Target } from './target'

/** A link that editors set on a picture, an entry or a card. */
export interface SiteLink {
  readonly kind: 'content' | 'channel' | 'page' | 'category' | 'path' | 'external'
  /** The content type (B05) or channel type (B06); null for links of other kinds. */
  readonly type: number | null
  /** An id, a path of this site, or an external address. */
  readonly value: string
}

/**
 * A path of this client with its query. It has no second leading slash, no invisible characters, and no backslash,
 * which browsers read as a slash.
 */
const plainPath = /^\/(?!\/)[^\s\\\p{Cc}\p{Cf}\p{Cs}]*$/u

/** The target of a link; null when it is unsafe. The navigator decides whether the screen exists. */
export function linkTarget({ kind, type, value }: SiteLink): Target | null {
  switch (kind) {
    case 'content': {
      const content = listedKind(type)
      return content === null ? null : contentTarget(content, value)
    }
    case 'channel': {
      const channel = channelKindOfType(type)
      return channel === null ? null : channelTarget(channel, value)
    }
    case 'page':
      return pathUnder('/page', value)
    case 'category':
      return pathUnder('/cates', value)
    case 'path':
      return plainPath.test(value) ? pathTarget(value) : null
    case 'external':
      return externalTarget(value)
  }
}

function pathUnder(parent: string, id: string): Target | null {
  const segment = pathSegment(id)
  return segment === null ? null : pathTarget(`${parent}/${segment}`)
}
