import type * as z from 'zod/mini'
import type { shareInfoSchema } from '../../../../contract/articles'
import type { sourceSchema } from '../../../../contract/feed'
import type { FeedSource } from '../../../domain/frame/content/feed-item'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { ShareInfo } from '../../../domain/frame/sharing/share'
import type { Camelised } from '../http/wire-case'

interface PublicationOfWire {
  readonly publishedAt: string
  readonly source: Camelised<z.infer<typeof sourceSchema>> | null
  readonly share: Camelised<z.infer<typeof shareInfoSchema>>
}

/** The publisher of a content, its date, and its share settings. */
export function publicationOf({ publishedAt, source, share }: PublicationOfWire) {
  return { publishedAt: instantOf(publishedAt) ?? 0, source: sourceOf(source), share: shareInfoOf(share) }
}

export function sourceOf(source: PublicationOfWire['source']): FeedSource | null {
  return source === null ? null : { id: source.id, name: source.name, logo: source.logo || null }
}

export function shareInfoOf(share: PublicationOfWire['share']): ShareInfo {
  const { title, isShareCustom, shareTitle, shareCover, shareDes } = share
  return { title, isShareCustom, shareTitle, shareCover: shareCover ?? '', shareDescription: shareDes }
}
