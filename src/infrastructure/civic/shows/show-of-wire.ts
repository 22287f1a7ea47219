import type { showCardSchema, showSchema } from '../../../../contract/shows'
import type { Show } from '../../../domain/civic/shows/show'
import { sizedPictureOf } from '../../frame/content/sized-picture-of-wire'
import type { Decoded } from '../../frame/http/wire-case'

export function showCardOf<Card extends Decoded<typeof showCardSchema>>({ cover, picturesCount, ...card }: Card) {
  return { ...card, cover: cover && sizedPictureOf(cover), pictureCount: picturesCount }
}

export function showOf({ pictures, ...show }: Decoded<typeof showSchema>): Show {
  return { ...showCardOf(show), pictures: pictures.map(sizedPictureOf) }
}
