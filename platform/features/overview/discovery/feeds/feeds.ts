import type { Language } from '../../../../../src/domain/frame/site/preferences'
import {
  feedPath,
  homeFeedPath,
  languageNamedIn,
  addressLanguage,
} from '../../../../../src/domain/frame/navigation/outside-address'
import type { FeedKind } from '../../../../../src/domain/frame/navigation/outside-address'
import { isCityThing, type CityThingKind } from '../../../../../src/domain/frame/concerns/concerned'
import { thingPath } from '../../../../../src/domain/overview/search/found-kinds'
import type { FeedItemDto } from '../../../../../contract/feed'
import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Queries } from '../../../../kernel/database/queries'
import { PageCache } from '../../../../kernel/first-view/page-cache'
import { QueuedPages } from '../../../../kernel/first-view/queued-pages'
import type { Asker } from '../../../../kernel/limits/asker'
import { WorkQueue } from '../../../../kernel/limits/work-queue'
import { elapsed } from '../../../../kernel/shared/elapsed'
import type { StoredFile } from '../../../../kernel/storage/file-storage'
import { selectAlbum } from '../../../media/audio/audio.queries'
import { cardOf, positionOfCard } from '../../../../kernel/contents/cards'
import type { Card } from '../../../../kernel/contents/cards'
import { cursorValues } from '../../../../kernel/lists/cursor'
import type { CursorValues } from '../../../../kernel/lists/cursor'
import { selectConcerningContents } from '../../concerns/concerns.queries'
import { nameCityThings, titlesOfThings } from '../../concerns/name-city-things'
import { selectFeed } from '../../../media/feed/feed.queries'
import { listPage } from '../../../../kernel/lists/list-page'
import { feedFile } from './feed-file'
import type { FeedFile } from './feed-file'
import { feedHtml } from './feed-html'
import {
  selectBodies,
  selectCategoryName,
  selectEpisodes,
  selectOfOrganisation,
  selectOfSpecial,
} from './feeds.queries'
import { selectOrganisation, selectRestricted, selectSpecial } from './feeds.queries'
import type { FeedHead } from './feeds.queries'
import { podcastOf } from './podcast'
import { rssOf } from './rss'

/** The feed and the page that are asked for. */
export interface SyndicationQuestion {
  readonly kind: FeedKind | 'home'
  readonly id: string
  readonly language: Language
  readonly cursor: string
}

export interface FeedSources {
  readonly queries: Queries
  readonly origin: string
  /** Reads the site's own title and description. */
  readonly site: (language: Language) => Promise<FeedHead>
  readonly fileOf: (path: string) => Promise<StoredFile | null>
  /** Whether a file may be played only by authorised callers. */
  readonly isRestricted: (path: string) => Promise<boolean>
  readonly onLate: (error: unknown) => void
}

/** The number of entries on one page. A feed reader shows about as many, and most podcasts have fewer. */
export const feedSize = 50
const minute = 60_000
/** The most feeds for which one client may wait. */
const mostOfOne = 20
const type = 'application/rss+xml; charset=utf-8'

/** The language and the page from the address of a feed. */
export function requestedPage(search: string): Pick<SyndicationQuestion, 'language' | 'cursor'> {
  return {
    language: languageNamedIn(search) ?? addressLanguage,
    cursor: new URLSearchParams(search).get('cursor') ?? '',
  }
}

/** The paths of the pages that show the contents of a feed. */
const pagePrefixes: Readonly<Record<Exclude<FeedKind, CityThingKind>, string>> = {
  category: '/cates',
  subCategory: '/subcates',
  organisation: '/orgs',
  special: '/specials',
  album: '/albums',
}
const pageOf = (kind: FeedKind, id: string): string =>
  isCityThing(kind) ? (thingPath(kind, id) ?? '') : `${pagePrefixes[kind]}/${encodeURIComponent(id)}`

/**
 * Makes feeds for feed readers and podcast apps. Each page costs as much as one page of a list, and is made once for
 * everybody who asks.
 */
export class Feeds {
  private readonly files: QueuedPages<FeedFile>

  constructor(private readonly sources: FeedSources) {
    const feedCache = new PageCache<FeedFile>({
      now: elapsed,
      fresh: minute,
      stale: 10 * minute,
      mostPages: 1000,
      mostBytes: 32 * 1024 * 1024,
    })
    // Thousands of feed readers poll at the full hour. They wait in a queue, so that visitors never wait for them.
    this.files = new QueuedPages(feedCache, new WorkQueue(2, 100, mostOfOne), sources.onLate)
  }

  /** Makes or returns the file; null where there is no such feed. */
  async file(question: SyndicationQuestion, asker: Asker): Promise<FeedFile | null> {
    const { kind, id, language, cursor } = question
    const make = async () => {
      const page = kind === 'album' ? await this.podcast(question) : await this.feed(question)
      if (page === null) throw new FeedNotFound()
      return { page, size: page.plain.length + page.gzip.length, isCacheable: true }
    }
    try {
      return await this.files.getOrMake(JSON.stringify([kind, id, language, cursor]), make, asker)
    } catch (error) {
      if (error instanceof FeedNotFound) return null
      throw error
    }
  }

  private async feed(question: SyndicationQuestion): Promise<FeedFile | null> {
    const { queries, origin } = this.sources
    const after = cursorValues(question.cursor, 'ts')
    const head = await this.headOf(question)
    if (head === null) return null
    const rows = await this.cardsOf(question, after)
    const { items, next_cursor } = listPage(rows, feedSize, positionOfCard, cardOf)
    const restricted = await selectRestricted(
      queries,
      items.map(({ id }) => id),
    )
    const publicItems = items.filter(({ id }) => !restricted.has(id))
    const page = { head, origin, language: question.language, ...this.placeOf(question, next_cursor) }
    const [texts, things] = await Promise.all([
      this.textsOf(publicItems, question.language),
      nameCityThings(
        queries,
        publicItems.map(({ id }) => id),
        question.language,
      ),
    ])
    const text = rssOf(page, publicItems, texts, things)
    return await feedFile(text, type, timeOf(publicItems[0]?.published_at))
  }

  /** Selects the full texts of articles, by id. Articles that open on another site have no text here. */
  private async textsOf(items: readonly FeedItemDto[], language: Language): Promise<ReadonlyMap<string, string>> {
    const { queries, origin } = this.sources
    const own = items.filter(({ type, external_url: url }) => type === contentKinds.post.code && url === null)
    const bodies = await selectBodies(
      queries,
      own.map(({ id }) => id),
      language,
    )
    return new Map(bodies.map(({ id, body }) => [id, feedHtml(body, origin)]))
  }

  private async podcast(question: SyndicationQuestion): Promise<FeedFile | null> {
    const { queries, origin, fileOf, isRestricted } = this.sources
    const { id, language, cursor } = question
    const after = cursorValues(cursor, 'n')
    const album = await selectAlbum(queries, id, language, null)
    if (album === null) return null
    const rows = await selectEpisodes(queries, id, language, feedSize + 1, after === null ? null : Number(after[0]))
    const { items, next_cursor } = listPage(
      rows,
      feedSize,
      ({ sort }) => [sort],
      (episode) => episode,
    )
    const episodes = await Promise.all(
      items.map(async (episode) => ({
        ...episode,
        file: await fileOf(episode.url),
        restricted: await isRestricted(episode.url),
      })),
    )
    const text = podcastOf(
      {
        head: { title: album.title, description: album.description, image: album.covers[0] ?? null },
        language,
        origin,
        author: album.source?.name[language] ?? (await this.sources.site(language)).title,
        finished: album.finished,
        ...this.placeOf(question, next_cursor),
      },
      episodes.filter(({ restricted }) => !restricted),
    )
    return await feedFile(text, type, timeOf(items[0]?.published_at.toISOString()))
  }

  private async headOf({ kind, id, language }: SyndicationQuestion): Promise<FeedHead | null> {
    const { queries, site } = this.sources
    switch (kind) {
      case 'organisation':
        return await selectOrganisation(queries, id, language)
      case 'special':
        return await selectSpecial(queries, id, language)
      case 'home':
      case 'album':
        return await site(language)
      default: {
        const nameOf = async () =>
          isCityThing(kind)
            ? ((await titlesOfThings(queries, kind, [id], language)).get(id) ?? null)
            : await selectCategoryName(queries, kind, id, language)
        const [name, own] = await Promise.all([nameOf(), site(language)])
        return name === null ? null : { ...own, title: `${name} · ${own.title}` }
      }
    }
  }

  private async cardsOf(
    { kind, id, language }: SyndicationQuestion,
    after: CursorValues | null,
  ): Promise<readonly Card[]> {
    const { queries } = this.sources
    const limit = feedSize + 1
    switch (kind) {
      case 'organisation':
        return await selectOfOrganisation(queries, id, language, limit, after)
      case 'special':
        return await selectOfSpecial(queries, id, language, limit, after)
      case 'activity':
      case 'guide':
      case 'venue': {
        const rows = await selectConcerningContents(queries, {
          thing: { kind, id },
          language,
          reader: null,
          limit,
          after,
        })
        return rows.map(({ card }) => card)
      }
      default: {
        const scope = {
          categoryId: kind === 'category' ? id : undefined,
          subCategoryId: kind === 'subCategory' ? id : undefined,
        }
        return await selectFeed(queries, { ...scope, language, viewer: null, types: [], limit, after })
      }
    }
  }

  private placeOf({ kind, id, language, cursor }: SyndicationQuestion, next: string | null) {
    const path = kind === 'home' ? homeFeedPath : (feedPath(kind, id) ?? '')
    const address = (at: string) => {
      const query = new URLSearchParams({
        ...(language === addressLanguage ? {} : { lang: language }),
        ...(at === '' ? {} : { cursor: at }),
      })
      return `${this.sources.origin}${path}${query.size === 0 ? '' : `?${query.toString()}`}`
    }
    return {
      path: kind === 'home' ? '/index' : pageOf(kind, id),
      selfUrl: address(cursor),
      next: next === null ? null : address(next),
    }
  }
}

class FeedNotFound extends Error {}

const timeOf = (time: string | undefined): number | null => (time === undefined ? null : Date.parse(time))
