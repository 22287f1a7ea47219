import type { listHistory, ownItemSchema } from '../../../../contract/account'
import type { listFavourites } from '../../../../contract/reactions'
import type { Favourite } from '../../../domain/people/account/favourite'
import type { OwnItem } from '../../../domain/people/account/own-item'
import type { Visit } from '../../../domain/people/account/visit'
import { contentKinds } from '../../../domain/frame/content/content-kinds'
import { cardOf, feedItemOf } from '../../frame/content/feed-item-of-wire'
import type { AnswerOf } from '../../frame/http/call-parts'
import type { Decoded } from '../../frame/http/wire-case'

export function visitOf({ item, ...visit }: AnswerOf<typeof listHistory>['items'][number]): Visit {
  return { ...visit, item: ownItemOf(item) }
}

export function favouriteOf({ id, collectedAt, item }: AnswerOf<typeof listFavourites>['items'][number]): Favourite {
  return { id, addedAt: collectedAt, item: ownItemOf(item) }
}

function ownItemOf({ channelKind, ...item }: Decoded<typeof ownItemSchema>): OwnItem {
  if (item.type !== contentKinds.channel.code) return feedItemOf(item as Parameters<typeof feedItemOf>[0])
  return { ...cardOf(item), kind: 'channel', channel: channelKind === 2 ? 'live' : 'radio' }
}
