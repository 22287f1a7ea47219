import type * as z from 'zod/mini'
import type { listHistory } from '../../../contract/account'
import type { listMyCollections } from '../../../contract/reactions'
import type { Favourite } from '../../domain/account/favourite'
import type { Visit } from '../../domain/account/visit'
import { instantOf } from '../../domain/shared/site-time'
import { feedItemOf } from '../feed/feed-item-of-wire'
import type { Camelised } from '../http/wire-case'

type VisitDto = Camelised<z.output<typeof listHistory.answer>>['items'][number]
type FavouriteDto = Camelised<z.output<typeof listMyCollections.answer>>['items'][number]

export function visitOf({ id, visitedAt, position, item }: VisitDto): Visit {
  return { id, visitedAt: instantOf(visitedAt) ?? 0, position, item: feedItemOf(item) }
}

export function favouriteOf({ id, collectedAt, item }: FavouriteDto): Favourite {
  return { id, collectedAt: instantOf(collectedAt) ?? 0, item: feedItemOf(item) }
}
