import type { linkSchema } from '../../../../contract/feed'
import { pageCardSchema } from '../../../../contract/pages'
import { linkTarget } from '../../../domain/frame/navigation/site-link'
import type { CardOf, PageCard } from '../../../domain/overview/pages/page-card'
import { channelOf } from '../../media/channels/channel-of-wire'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { camelised, type Decoded } from '../../frame/http/wire-case'

type Card = Decoded<typeof pageCardSchema>
type Link = Decoded<typeof linkSchema>
type CardOfWire<Type extends Card['type']> = Extract<Card, { readonly type: Type }>

const knownTypes = new Set(pageCardSchema.def.options.flatMap(({ shape }): readonly string[] => shape.type.def.values))

/**
 * Converts a card of a page. Returns null for a type that this version cannot show, and a 'broken' card for a malformed
 * card of a known type.
 */
export function pageCardOf(wireCard: { readonly id: string; readonly type: string }): PageCard | null {
  if (!knownTypes.has(wireCard.type)) return null
  const read = pageCardSchema.safeParse(wireCard)
  return read.success ? cardOf(camelised(pageCardSchema, read.data)) : { type: 'broken', id: wireCard.id, title: null }
}

const same = <CardOfDomain>(card: CardOfDomain) => card

/** How each card of the wire is converted. */
const reads: { readonly [Type in Card['type']]: (card: CardOfWire<Type>) => CardOf<Type> } = {
  banner: ({ pictures, ...card }) => ({ ...card, pictures: pictures.map(aimed) }),
  'picture-cube': ({ pictures, ...card }) => ({ ...card, pictures: pictures.map(aimed) }),
  entries: ({ entries, ...card }) => ({ ...card, entries: entries.map(aimed) }),
  notice: ({ notices, ...card }) => ({ ...card, notices: notices.map(aimed) }),
  'title-bar': aimed,
  'article-list': listed,
  'audio-list': listed,
  'album-grid': listed,
  'video-list': listed,
  'short-video-row': listed,
  'collection-row': listed,
  topic: listed,
  gallery: listed,
  radio: broadcast,
  tv: broadcast,
  organisations: continued,
  people: continued,
  wishes: continued,
  activities: continued,
  'venues-map': continued,
  'rich-text': same,
  countdown: same,
  'search-box': same,
  'guide-search': ({ guides, ...card }) => ({ ...aimed(card), guides: guides.map(aimed) }),
  'suggestion-entry': (card) => continued(aimed(card)),
  tabs: ({ tabs, ...card }) => ({ ...card, tabs: tabs.map(tabOf) }),
  space: same,
  'floating-button': aimed,
}

function cardOf(card: Card): PageCard {
  // Each function of the table takes only cards of its own type. It gets no others, because it is found by the card's
  // type.
  return (reads[card.type] as (wireCard: Card) => PageCard)(card)
}

function listed<ListCard extends Pick<CardOfWire<'audio-list'>, 'items' | 'more'>>({ items, ...card }: ListCard) {
  return { ...continued(card), items: items?.map(feedItemOf) ?? null }
}

function broadcast<ChannelCard extends Pick<CardOfWire<'radio'>, 'channels'>>({ channels, ...card }: ChannelCard) {
  return { ...card, channels: channels?.map(channelOf) ?? null }
}

/** A tab; one whose list of inner tabs is empty has a list of its own. */
function tabOf({ tabs = [], ...tab }: CardOfWire<'tabs'>['tabs'][number]) {
  return tabs.length === 0 ? tab : { ...tab, tabs }
}

/** A card with the target of its "more". */
function continued<MoreCard extends { readonly more: Link | null }>({ more, ...card }: MoreCard) {
  return { ...card, more: more && linkTarget(more) }
}

/** A card, or a part of one, with the target of its link. */
function aimed<Linked extends { readonly link: Link | null }>({ link, ...linked }: Linked) {
  return { ...linked, target: link && linkTarget(link) }
}
