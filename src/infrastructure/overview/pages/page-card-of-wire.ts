import type * as z from 'zod/mini'
import type { linkSchema } from '../../../../contract/feed'
import { pageCardSchema, type PageCardDto } from '../../../../contract/pages'
import { linkTarget } from '../../../domain/frame/navigation/site-link'
import type { Target } from '../../../domain/frame/navigation/target'
import type { CardPicture, CardTab, PageCard } from '../../../domain/overview/pages/page-card'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { camelised, type Camelised } from '../../frame/http/wire-case'
import { channelOf } from '../../media/channels/channel-of-wire'

type Card = Camelised<PageCardDto>
type Link = Camelised<z.infer<typeof linkSchema>>

const known = new Set(pageCardSchema.def.options.flatMap(({ shape }): readonly string[] => shape.type.def.values))

/**
 * Converts a card of a page: null for a type that this version cannot show, 'broken' for a malformed card of a known
 * type.
 */
export function pageCardOf(sent: { readonly id: string; readonly type: string }): PageCard | null {
  if (!known.has(sent.type)) return null
  const read = pageCardSchema.safeParse(sent)
  const card = read.success ? cardOf(camelised(pageCardSchema, read.data)) : null
  return card ?? { type: 'broken', id: sent.id, title: null }
}

function cardOf(card: Card): PageCard | null {
  const { id, title } = card
  switch (card.type) {
    case 'banner':
      return { id, title, type: card.type, ratio: card.ratio, pictures: card.pictures.map(pictureOf) }
    case 'picture-cube':
      return { id, title, type: card.type, pictures: card.pictures.map(pictureOf) }
    case 'entries':
      return {
        id,
        title,
        type: card.type,
        columns: card.columns,
        entries: card.entries.map(({ name, icon, link }) => ({ name, icon, target: linkTarget(link) })),
      }
    case 'notice':
      return {
        id,
        title,
        type: card.type,
        notices: card.notices.map(({ text, link }) => ({ text, target: targetOf(link) })),
      }
    case 'title-bar':
      return { id, title, type: card.type, subtitle: card.subtitle, target: targetOf(card.link) }
    case 'article-list':
      return { id, title, type: card.type, style: card.style, ...listedOf(card) }
    case 'audio-list':
    case 'album-grid':
    case 'video-list':
    case 'short-video-row':
    case 'collection-row':
    case 'topic':
    case 'gallery':
      return { id, title, type: card.type, ...listedOf(card) }
    case 'radio':
    case 'tv':
      return { id, title, type: card.type, rows: card.rows, channels: card.channels?.map(channelOf) ?? null }
    case 'organisations':
      return { id, title, type: card.type, groupId: card.groupId, limit: card.limit, more: targetOf(card.more) }
    case 'people':
      return { id, title, type: card.type, limit: card.limit, more: targetOf(card.more) }
    case 'wishes':
      return { id, title, type: card.type, categoryId: card.categoryId, limit: card.limit, more: targetOf(card.more) }
    case 'activities':
      return { id, title, type: card.type, kind: card.kind, limit: card.limit, more: targetOf(card.more) }
    case 'venues-map':
      return { id, title, type: card.type, more: targetOf(card.more) }
    case 'rich-text':
      return { id, title, type: card.type, html: card.html }
    case 'countdown': {
      const until = instantOf(card.until)
      return until === null
        ? null
        : { id, title, type: card.type, until, doneText: card.doneText, image: card.image || null }
    }
    case 'search-box':
      return { id, title, type: card.type, placeholder: card.placeholder }
    case 'guide-search':
      return {
        id,
        title,
        type: card.type,
        placeholder: card.placeholder,
        target: linkTarget(card.link),
        guides: card.guides.map(({ name, link }) => ({ name, target: linkTarget(link) })),
      }
    case 'suggestion-entry':
      return { id, title, type: card.type, text: card.text, target: linkTarget(card.link), more: targetOf(card.more) }
    case 'tabs':
      return { id, title, type: card.type, tabs: card.tabs.map(tabOf) }
    case 'space':
      return { id, title, type: card.type, height: card.height, line: card.line }
    case 'floating-button':
      return { id, title, type: card.type, image: card.image, label: card.label, target: linkTarget(card.link) }
  }
}

function tabOf({ id, name, rows, tabs }: Extract<Card, { type: 'tabs' }>['tabs'][number]): CardTab {
  const inner = tabs?.map((tab) => ({ id: tab.id, name: tab.name, rows: tab.rows }))
  return { id, name, rows, ...(inner === undefined || inner.length === 0 ? {} : { tabs: inner }) }
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
