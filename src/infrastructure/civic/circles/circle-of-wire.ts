import type {
  circleCardSchema,
  circlePostCardSchema,
  circlePostSchema,
  circleSchema,
} from '../../../../contract/circles'
import type { Circle } from '../../../domain/civic/circles/circle'
import type { CirclePost } from '../../../domain/civic/circles/circle-post'
import { sizedPictureOf } from '../../frame/content/sized-picture-of-wire'
import { linkPreviewOf } from '../../participation/link-previews/link-of-wire'
import type { Decoded } from '../../frame/http/wire-case'

export function circleCardOf<Card extends Decoded<typeof circleCardSchema>>({ closed, ended, ...card }: Card) {
  return { ...card, isClosed: closed, hasEnded: ended }
}

export function circleOf({ silent, waiting, reported, ...circle }: Decoded<typeof circleSchema>): Circle {
  return { ...circleCardOf(circle), isSilent: silent, waitingCount: waiting, reportedCount: reported }
}

export function circlePostCardOf<Card extends Decoded<typeof circlePostCardSchema>>(wireCard: Card) {
  const { pictures, picturesCount, pinned, best, closed, ...card } = wireCard
  const marks = { isPinned: pinned, isBest: best, isClosed: closed }
  return { ...card, ...marks, pictures: pictures.map(sizedPictureOf), pictureCount: picturesCount }
}

export function circlePostOf({ forMembers, editable, link, ...post }: Decoded<typeof circlePostSchema>): CirclePost {
  return {
    ...circlePostCardOf(post),
    isClosedCircle: forMembers,
    isEditable: editable,
    link: link && linkPreviewOf(link),
  }
}
