import type * as z from 'zod/mini'
import type { listHistory, OwnItemDto } from '../../../../contract/account'
import type { listFavourites } from '../../../../contract/reactions'
import type { Favourite } from '../../../domain/people/account/favourite'
import type { OwnItem } from '../../../domain/people/account/own-item'
import type { Visit } from '../../../domain/people/account/visit'
import { contentKinds } from '../../../domain/frame/content/content-kinds'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { cardOf, feedItemOf } from '../../frame/content/feed-item-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

type VisitDto = Camelised<z.output<typeof listHistory.answer>>['items'][number]
type FavouriteDto = Camelised<z.output<typeof listFavourites.answer>>['items'][number]

export function visitOf({ id, visitedAt, position, item }: VisitDto): Visit {
  return { id, visitedAt: instantOf(visitedAt) ?? 0, position, item: ownItemOf(item) }
}

export function favouriteOf({ id, collectedAt, item }: FavouriteDto): Favourite {
  return { id, addedAt: instantOf(collectedAt) ?? 0, item: ownItemOf(item) }
}

function ownItemOf(item: Camelised<OwnItemDto>): OwnItem {
  if (item.type !== contentKinds.channel.code) return feedItemOf(item as Parameters<typeof feedItemOf>[0])
  return { ...cardOf(item), kind: 'channel', channel: item.channelKind === 2 ? 'live' : 'radio' }
}
