import type { getGallery } from '../../../../contract/gallery'
import type { Gallery } from '../../../domain/media/gallery/gallery'
import { shareable } from '../../frame/content/publication-of-wire'
import { sizedPictureOf } from '../../frame/content/sized-picture-of-wire'
import type { AnswerOf } from '../../frame/http/call-parts'

export function galleryOf({ pictures, ...gallery }: AnswerOf<typeof getGallery>): Gallery {
  return {
    ...shareable(gallery),
    pictures: pictures
      .filter(({ url }) => url !== '')
      .map((picture) => ({ ...sizedPictureOf(picture), caption: picture.caption })),
  }
}
