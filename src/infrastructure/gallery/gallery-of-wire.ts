import type * as z from 'zod/mini'
import type { getGallery } from '../../../contract/gallery'
import type { Gallery } from '../../domain/gallery/gallery'
import { instantOf } from '../../domain/shared/site-time'
import { shareInfoOf } from '../articles/article-of-wire'
import type { Camelised } from '../http/wire-case'

export function galleryOf(gallery: Camelised<z.infer<(typeof getGallery)['answer']>>): Gallery {
  const { publishedAt, source, pictures, share } = gallery
  return {
    ...gallery,
    publishedAt: instantOf(publishedAt) ?? 0,
    source: source === null ? null : { ...source, logo: source.logo || null },
    pictures: pictures
      .filter(({ url }) => url !== '')
      .map(({ url, width, height, caption }) => ({
        address: url,
        size: width > 0 && height > 0 ? { width, height } : null,
        caption,
      })),
    share: shareInfoOf(share),
  }
}
