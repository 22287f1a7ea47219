import type * as z from 'zod/mini'
import type { linkSchema } from '../../../../contract/feed'
import { pageCardSchema, type PageCardDto } from '../../../../contract/pages'
import { linkTarget } from '../../../domain/frame/navigation/site-link'
import type { Target } from '../../../domain/frame/navigation/target'
import type { CardOf, CardPicture, CardTab, PageCard } from '../../../domain/overview/pages/page-card'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { camelised, type Camelised } from '../../frame/http/wire-case'
import { channelOf } from '../../media/channels/channel-of-wire'

type Card = Camelised<PageCardDto>
type Link = Camelised<z.infer<typeof linkSchema>>

const knownTypes = new Set(pageCardSchema.def.options.flatMap(({ shape }): readonly string[] => shape.type.def.values))

/**
 * Converts a card of a page. Returns null for a type that this version cannot show, and a 'broken' card for a malformed
 * card of a known type.
 */
export function pageCardOf(wireCard: { readonly id: string; readonly type: string }): PageCard | null {
  if (!knownTypes.has(wireCard.type)) return null
  const read = pageCardSchema.safeParse(wireCard)
  const card = read.success ? cardOf(camelised(pageCardSchema, read.data)) : null
  return card ?? { type: 'broken', id: wireCard.id, title: null }
}

type CardOfWire<Type extends Card['type']> = Extract<Card, { readonly type: Type }>

/**
 * How each card of the wire is converted; null for a card that cannot be shown. `cardOf` adds its id, title and type.
 */
const reads: {
  readonly [Type in Card['type']]: (card: CardOfWire<Type>) => Omit<CardOf<Type>, 'id' | 'title' | 'type'> | null
} = {
  banner: ({ ratio, pictures }) => ({ ratio, pictures: pictures.map(pictureOf) }),
  'picture-cube': ({ pictures }) => ({ pictures: pictures.map(pictureOf) }),
  entries: ({ columns, entries }) => ({
    columns,
    entries: entries.map(({ name, icon, link }) => ({ name, icon, target: linkTarget(link) })),
  }),
  notice: ({ notices }) => ({ notices: notices.map(({ text, link }) => ({ text, target: targetOf(link) })) }),
  'title-bar': ({ subtitle, link }) => ({ subtitle, target: targetOf(link) }),
  'article-list': (card) => ({ style: card.style, ...listedOf(card) }),
  'audio-list': listedOf,
  'album-grid': listedOf,
  'video-list': listedOf,
  'short-video-row': listedOf,
  'collection-row': listedOf,
  topic: listedOf,
  gallery: listedOf,
  radio: channelsOf,
  tv: channelsOf,
  organisations: ({ groupId, limit, more }) => ({ groupId, limit, more: targetOf(more) }),
  people: ({ limit, more }) => ({ limit, more: targetOf(more) }),
  wishes: ({ categoryId, limit, more }) => ({ categoryId, limit, more: targetOf(more) }),
  activities: ({ kind, limit, more }) => ({ kind, limit, more: targetOf(more) }),
  'venues-map': ({ more }) => ({ more: targetOf(more) }),
  'rich-text': ({ html }) => ({ html }),
  countdown: ({ until: text, doneText, image }) => {
    const until = instantOf(text)
    return until === null ? null : { until, doneText, image: image || null }
  },
  'search-box': ({ placeholder }) => ({ placeholder }),
  'guide-search': ({ placeholder, link, guides }) => ({
    placeholder,
    target: linkTarget(link),
    guides: guides.map(({ name, link: to }) => ({ name, target: linkTarget(to) })),
  }),
  'suggestion-entry': ({ text, link, more }) => ({ text, target: linkTarget(link), more: targetOf(more) }),
  tabs: ({ tabs }) => ({ tabs: tabs.map(tabOf) }),
  space: ({ height, line }) => ({ height, line }),
  'floating-button': ({ image, label, link }) => ({ image, label, target: linkTarget(link) }),
}

function cardOf(card: Card): PageCard | null {
  // Each function of the table takes only cards of its own type. It gets no others, because it is found by the card's
  // type.
  const typedCard = (reads[card.type] as (wireCard: Card) => Partial<PageCard> | null)(card)
  return typedCard === null ? null : ({ id: card.id, title: card.title, type: card.type, ...typedCard } as PageCard)
}

function channelsOf({ rows, channels }: CardOfWire<'radio'> | CardOfWire<'tv'>) {
  return { rows, channels: channels?.map(channelOf) ?? null }
}

function tabOf({ id, name, rows, tabs }: Extract<Card, { type: 'tabs' }>['tabs'][number]): CardTab {
  const innerTabs = tabs?.map((tab) => ({ id: tab.id, name: tab.name, rows: tab.rows }))
  return { id, name, rows, ...(innerTabs === undefined || innerTabs.length === 0 ? {} : { tabs: innerTabs }) }
}

function listedOf({
  items,
  rows,
  more,
}: {
  readonly items: Extract<Card, { type: 'audio-list' }>['items']
  readonly rows?: number | undefined
  readonly more: Link | null
}) {
  return { items: items?.map(feedItemOf) ?? null, rows, more: targetOf(more) }
}

function pictureOf({
  image,
  title,
  link,
}: {
  readonly image: string
  readonly title: string
  readonly link: Link | null
}): CardPicture {
  return { image, title, target: targetOf(link) }
}

function targetOf(link: Link | null): Target | null {
  return link === null ? null : linkTarget(link)
}
