import { channelKindOfType, channelTarget } from './channel-target'
import { listedKind } from '../content/content-kinds'
import { contentTarget } from './content-target'
import { externalTarget, pathSegment, pathTarget } from './target'
import type { Target } from './target'

/** A link as editors set it behind a picture, an entry or a card. */
export interface SiteLink {
  readonly kind: 'content' | 'channel' | 'page' | 'category' | 'path' | 'external'
  /** Content type (B05) or channel type (B06); null for the other kinds. */
  readonly type: number | null
  /** An id, a path of ours, or an address outside. */
  readonly value: string
}

/** A path of this client with its query: no second slash in front, nothing unseen, nothing that a browser bends. */
const plainPath = /^\/(?!\/)[^\s\\\p{Cc}\p{Cf}\p{Cs}]*$/u

/** Where a link leads; null when nowhere that may be followed. Whether a screen is there, the navigator knows. */
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
