import { inject } from 'inversify'
import type * as z from 'zod/mini'
import { getPage, getPageCardItems, getPagePreview, listPageCardItems } from '../../../../contract/pages'
import {
  defaultPage,
  type CardItems,
  type CardReference,
  type PagesGateway,
} from '../../../application/overview/pages/pages-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { failureOf, type Outcome } from '../../../application/frame/shared/failure'
import type { CardContent, CardOf, CustomPage } from '../../../domain/overview/pages/page-card'
import { SiteStore } from '../../../application/frame/site/site.store'
import { failure } from '../../../domain/frame/shared/result'
import { channelOf } from '../../media/channels/channel-of-wire'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import type { Camelised } from '../../frame/http/wire-case'
import { pageCardOf } from './page-card-of-wire'

export class HttpPagesGateway implements PagesGateway {
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {}

  async page(id: string, signal?: CancelSignal): Promise<Outcome<CustomPage>> {
    // When the default page is missing, the home is shown in its place.
    if (id === defaultPage && this.site.config?.hasStartPage === false) return failure(failureOf('gone'))
    const failures = id === defaultPage ? 'in-place' : 'content'
    return mapped(await this.http.send(getPage, { failures, path: { id }, signal }), customPageOf)
  }

  async preview(token: string, signal?: CancelSignal): Promise<Outcome<CustomPage>> {
    return mapped(
      await this.http.send(getPagePreview, { failures: 'content', path: { id: token }, signal }),
      customPageOf,
    )
  }

  async content(card: CardReference, tab?: string): Promise<Outcome<CardContent>> {
    if (card.type === 'wishes') return loadedWithTheFirst(() => this.wishes(card))
    if (card.type === 'activities') return loadedWithTheFirst(() => this.activities(card))
    if (card.type === 'venues-map') return loadedWithTheFirst(() => this.map())
    if (card.type === 'organisations' || card.type === 'people') return loadedWithTheFirst(() => this.publishers(card))
    const query = tab === undefined ? {} : { tab }
    return mapped(
      await this.http.send(getPageCardItems, { failures: 'in-place', path: { id: card.id }, query }),
      ({ items, channels }) => ({ items: items.map(feedItemOf), channels: channels.map(channelOf) }),
    )
  }

  async items(id: string, cursor?: string, signal?: CancelSignal): Promise<Outcome<CardItems>> {
    const query = cursor === undefined ? {} : { cursor }
    return mapped(
      await this.http.send(listPageCardItems, { failures: 'in-place', path: { id }, query, signal }),
      ({ items, nextCursor, total, title, style }) => ({
        items: items.map(feedItemOf),
        nextCursor,
        total,
        title,
        style,
      }),
    )
  }

  private async publishers(card: CardOf<'organisations'> | CardOf<'people'>): Promise<Outcome<CardContent>> {
    const { listedPublishers } = await import(/* webpackChunkName: "publishers-card" */ './listed-publishers')
    return mapped(await listedPublishers(this.http, card), (publishers) => ({ ...noItems, publishers }))
  }

  private async wishes({ categoryId, limit }: CardOf<'wishes'>): Promise<Outcome<CardContent>> {
    const { newestWishes } = await import(/* webpackChunkName: "wishes-card" */ './newest-wishes')
    return mapped(await newestWishes(this.http, categoryId, limit), (wishes) => ({ ...noItems, wishes }))
  }

  private async activities({ kind, limit }: CardOf<'activities'>): Promise<Outcome<CardContent>> {
    const { nextActivities } = await import(/* webpackChunkName: "activities-card" */ './next-activities')
    return mapped(await nextActivities(this.http, kind, limit), (activities) => ({ ...noItems, activities }))
  }

  private async map(): Promise<Outcome<CardContent>> {
    const { venuesOnMap } = await import(/* webpackChunkName: "venues-map-card" */ './venues-on-map')
    return mapped(await venuesOnMap(this.http), (map) => ({ ...noItems, map }))
  }
}

const noItems = { items: [], channels: [] }

/** Reads a card's content with code that is loaded for the first card of its type, since few pages have such a card. */
async function loadedWithTheFirst(read: () => Promise<Outcome<CardContent>>): Promise<Outcome<CardContent>> {
  try {
    return await read()
  } catch {
    return failure(failureOf('unreachable'))
  }
}

function customPageOf(page: Camelised<z.output<typeof getPage.answer>>): CustomPage {
  const { id, title, backgroundColor, shareDescription, shareImage, cards } = page
  return {
    id,
    title,
    backgroundColor,
    shareDescription,
    shareImage,
    cards: cards.flatMap((card) => pageCardOf(card) ?? []),
  }
}
