import type {
  BroadcastService,
  BreadcrumbList,
  CollectionPage,
  DiscussionForumPosting,
  Event,
  ImageGallery,
  NewsArticle,
  NewsMediaOrganization,
  PodcastEpisode,
  PodcastSeries,
  ProfilePage,
  RadioBroadcastService,
  VideoObject,
  WebSite,
} from 'schema-dts'
import { contentPath } from '../domain/frame/navigation/content-target'
import { addressIn, embedPath, feedPath } from '../domain/frame/navigation/outside-address'
import type { ScreenSubject } from '../ui/frame/shell/screen-subject'
import type { DocumentHead } from './document-head'
import { sharedPicture } from './shared-picture'

interface Publisher {
  readonly '@type': 'Organization'
  readonly name: string
  readonly url?: string
  readonly logo?: string
}

/** A subject with the page that shows it. */
interface Shown {
  readonly about: ScreenSubject
  readonly head: DocumentHead
  readonly url: string
  readonly image: string | undefined
  readonly publisher: Publisher
  /** The absolute address of a page of this site, in the language of this page. */
  readonly at: (path: string | null) => string
}

/**
 * The schema.org data of a page as JSON-LD: the content that it shows, and its breadcrumbs. It is null where there is
 * nothing to state.
 */
export function structuredData(head: DocumentHead, origin: string): string | null {
  const { about, card, path } = head
  const at = (each: string | null) => new URL(addressIn(each ?? '/index', head.language), origin).href
  const shown: Omit<Shown, 'about'> = {
    head,
    url: at(path),
    image: sharedPicture(card.cover, origin)?.url,
    publisher: organisationOf(head, about?.source ?? null, origin),
    at,
  }
  const things = [...(about === null ? [] : shownBy({ ...shown, about }, origin)), ...trailOf(shown, about)]
  return things.length === 0 ? null : JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
}

function shownBy(shown: Shown, origin: string): readonly object[] {
  const { about } = shown
  switch (about.kind) {
    case 'home':
      return siteOf(shown, origin)
    case 'post':
      return [articleOf(shown)]
    case 'audio':
      return [episodeOf(shown, origin)]
    case 'album':
      return [seriesOf(shown, origin)]
    case 'video':
    case 'short':
      return [filmOf(shown, origin)]
    case 'channel':
      return [broadcastOf(shown)]
    case 'gallery':
      return [galleryOf(shown, origin)]
    case 'organisation':
      return [
        { '@type': 'NewsMediaOrganization', ...described(shown), logo: shown.image } satisfies NewsMediaOrganization,
      ]
    case 'anchor': {
      const { name, description, url, image } = described(shown)
      const mainEntity = { '@type': 'Person', name, description, url, image } as const
      return [{ '@type': 'ProfilePage', url, mainEntity } satisfies ProfilePage]
    }
    case 'event':
      return [eventOf(shown)]
    case 'category':
    case 'subCategory':
    case 'special':
    case 'collection':
      return [{ '@type': 'CollectionPage', ...work(shown) } satisfies CollectionPage]
    case 'topic':
      return [discussionOf(shown)]
    // Content of members belongs to them, so it is not published as structured data.
    default:
      return []
  }
}

const described = ({ head, url, image }: Shown) => ({
  name: head.name || head.siteName,
  description: head.description,
  url,
  image,
})
const work = (shown: Shown) => ({
  ...described(shown),
  inLanguage: shown.head.language,
  datePublished: dateOf(shown.about.publishedAt),
  publisher: shown.publisher,
})

function siteOf(shown: Shown, origin: string): readonly object[] {
  const { siteName, description, language, search } = shown.head
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}` },
    'query-input': 'required name=search_term_string',
  } as const
  const publisher: NewsMediaOrganization = {
    ...shown.publisher,
    '@type': 'NewsMediaOrganization',
    '@id': `${origin}/#publisher`,
  }
  return [
    publisher,
    {
      '@type': 'WebSite',
      name: siteName,
      description,
      url: shown.at('/'),
      inLanguage: language,
      publisher: { '@id': `${origin}/#publisher` },
      ...(search === null ? {} : { potentialAction: action }),
    } satisfies WebSite,
  ]
}

function articleOf(shown: Shown): NewsArticle {
  const { about, url, publisher } = shown
  const { name, ...rest } = work(shown)
  const author = about.author ? { '@type': 'Person' as const, name: about.author } : publisher
  return {
    '@type': 'NewsArticle',
    headline: name,
    mainEntityOfPage: url,
    dateModified: dateOf(about.changedAt ?? about.publishedAt),
    author,
    ...rest,
  }
}

function discussionOf(shown: Shown): DiscussionForumPosting {
  const { name, description, ...rest } = work(shown)
  return { '@type': 'DiscussionForumPosting', headline: name, text: description, author: shown.publisher, ...rest }
}

function episodeOf(shown: Shown, origin: string): PodcastEpisode {
  const { about, at } = shown
  const [album] = about.albums ?? []
  return {
    '@type': 'PodcastEpisode',
    ...work(shown),
    duration: durationOf(about.duration),
    episodeNumber: about.number,
    associatedMedia: about.url && { '@type': 'AudioObject', contentUrl: new URL(about.url, origin).href },
    partOfSeries: album && { '@type': 'PodcastSeries', name: album.title, url: at(contentPath('album', album.id)) },
  } as PodcastEpisode
}

function seriesOf(shown: Shown, origin: string): PodcastSeries {
  const feed = feedPath('album', shown.about.id)
  return {
    '@type': 'PodcastSeries',
    ...work(shown),
    ...(feed === null ? {} : { webFeed: origin + addressIn(feed, shown.head.language) }),
  }
}

function filmOf(shown: Shown, origin: string): VideoObject {
  const { about, image } = shown
  const { datePublished, ...rest } = work(shown)
  return {
    '@type': 'VideoObject',
    ...rest,
    thumbnailUrl: image,
    uploadDate: datePublished,
    duration: durationOf(about.duration),
    embedUrl: `${origin}${embedPath('video', about.id)}`,
  }
}

function broadcastOf(shown: Shown): BroadcastService | RadioBroadcastService {
  const { about, head, publisher } = shown
  return {
    '@type': about.medium === 'radio' ? 'RadioBroadcastService' : 'BroadcastService',
    ...described(shown),
    broadcastDisplayName: head.name,
    broadcaster: publisher,
    inLanguage: 'zh-CN',
    ...(about.frequency ? { broadcastFrequency: about.frequency } : {}),
  }
}

function galleryOf(shown: Shown, origin: string): ImageGallery {
  const pictures = (shown.about.pictures ?? []).flatMap(({ address, caption }) => {
    const contentUrl = sharedPicture(address, origin)?.url
    return contentUrl === undefined ? [] : [{ '@type': 'ImageObject' as const, contentUrl, caption }]
  })
  return { '@type': 'ImageGallery', ...work(shown), associatedMedia: pictures }
}

function eventOf(shown: Shown): Event {
  const { about, publisher } = shown
  return {
    '@type': 'Event',
    ...described(shown),
    startDate: dateOf(about.startsAt),
    endDate: dateOf(about.endsAt),
    location: { '@type': 'Place', name: about.place ?? '', address: about.place ?? '' },
    organizer: publisher,
  }
}

/** The breadcrumbs from the home to a page, which search engines show above a result. */
function trailOf({ head, url, at }: Omit<Shown, 'about'>, about: ScreenSubject | null): readonly BreadcrumbList[] {
  if (head.name === '') return []
  const [album] = about?.albums ?? []
  const above = [
    { name: head.siteName, url: at('/index') },
    ...(album === undefined ? [] : [{ name: album.title, url: at(contentPath('album', album.id)) }]),
    ...(about?.category === undefined ? [] : [{ name: about.category.name, url: at(`/cates/${about.category.id}`) }]),
    { name: head.name, url },
  ]
  const steps = above.map((step, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: step.name,
    item: step.url,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: steps }]
}

function organisationOf(
  { siteName, siteLogo, language }: DocumentHead,
  source: ScreenSubject['source'] | null,
  origin: string,
): Publisher {
  const logo = source?.logo ?? siteLogo
  return {
    '@type': 'Organization',
    name: source?.name ?? siteName,
    ...(source == null ? { url: new URL(addressIn('/', language), origin).href } : {}),
    ...(logo && URL.canParse(logo, origin) ? { logo: new URL(logo, origin).href } : {}),
  }
}

const dateOf = (time: number | null | undefined): string | undefined =>
  time == null ? undefined : new Date(time).toISOString()

/** An ISO 8601 duration. */
function durationOf(seconds: number | undefined): string | undefined {
  return seconds === undefined || seconds <= 0 ? undefined : `PT${Math.round(seconds)}S`
}
