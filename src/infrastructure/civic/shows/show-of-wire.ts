import type { ShowCardDto, ShowDto } from '../../../../contract/shows'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { Show, ShowCard, ShowPicture } from '../../../domain/civic/shows/show'
import { personOf, stepOf } from '../../frame/cases/case-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

type WirePicture = Camelised<ShowDto>['pictures'][number]

export function showCardOf(card: Camelised<ShowCardDto>): ShowCard {
  const { id, summary, category, topic, state, hasVideo, likes, comments, mine } = card
  return {
    ...{ id, summary, category, topic, state, hasVideo, likes, comments, mine },
    at: instantOf(card.at) ?? 0,
    cover: card.cover === null ? null : pictureOf(card.cover),
    pictureCount: card.picturesCount,
    author: personOf(card.author),
  }
}

export function showOf(show: Camelised<ShowDto>): Show {
  const { text, place, video, acts, commentsOpen } = show
  return {
    ...showCardOf(show),
    ...{ text, place, video, acts, commentsOpen },
    pictures: show.pictures.map(pictureOf),
    steps: show.steps.map(stepOf),
  }
}

export function pictureOf({ url, width, height }: WirePicture): ShowPicture {
  return { address: url, size: width > 0 && height > 0 ? { width, height } : null }
}
