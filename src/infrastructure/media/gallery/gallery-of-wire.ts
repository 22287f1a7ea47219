import type * as z from 'zod/mini'
import type { getGallery } from '../../../../contract/gallery'
import type { Gallery } from '../../../domain/media/gallery/gallery'
import { publicationOf } from '../../frame/content/publication-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function galleryOf(gallery: Camelised<z.infer<(typeof getGallery)['answer']>>): Gallery {
  const { id, title, summary, commentsOpen } = gallery
  return {
    id,
    title,
    summary,
    commentsOpen,
    ...publicationOf(gallery),
    pictures: gallery.pictures
      .filter(({ url }) => url !== '')
      .map(({ url, width, height, caption }) => ({
        address: url,
        size: width > 0 && height > 0 ? { width, height } : null,
        caption,
      })),
  }
}
