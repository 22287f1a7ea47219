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
import { contentPath } from '../../domain/frame/navigation/content-target'
import { addressIn, embedPath, feedPath } from '../../domain/frame/navigation/outside-address'
import type { ScreenSubject } from '../../ui/frame/shell/screens/screen-subject'
import { homePath } from '../../ui/frame/site/site.paths'
import type { DocumentHead } from './document-head'
import { sharedPicture } from './shared-picture'

interface Publisher {
  readonly '@type': 'Organization'
  readonly name: string
  readonly url?: string
  readonly logo?: string
}

/** A subject with the page that shows it. */
interface StructuredSubject {
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
  const at = (each: string | null) => new URL(addressIn(each ?? homePath, head.language), origin).href
  const subject: Omit<StructuredSubject, 'about'> = {
    head,
    url: at(path),
    image: sharedPicture(card.cover, origin)?.url,
    publisher: organisationOf(head, about?.source ?? null, origin),
    at,
  }
  const shown = about === null ? [] : shownBy({ ...subject, about }, origin)
  const concerned = (head.concerns ?? []).map(({ name, path: screen }) => ({ '@type': 'Thing', name, url: at(screen) }))
  const things = [
    ...(concerned.length === 0 ? shown : shown.map((each) => ({ ...each, about: concerned }))),
    ...trailOf(subject, about),
  ]
  return things.length === 0 ? null : JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
}

function shownBy(subject: StructuredSubject, origin: string): readonly object[] {
  const { about } = subject
  switch (about.kind) {
    case 'home':
      return siteOf(subject, origin)
    case 'post':
      return [articleOf(subject)]
    case 'audio':
      return [episodeOf(subject, origin)]
    case 'album':
      return [seriesOf(subject, origin)]
    case 'video':
    case 'short':
      return [filmOf(subject, origin)]
    case 'channel':
      return [broadcastOf(subject)]
    case 'gallery':
      return [galleryOf(subject, origin)]
    case 'organisation':
      return [
        {
          '@type': 'NewsMediaOrganization',
          ...descriptionOf(subject),
          logo: subject.image,
        } satisfies NewsMediaOrganization,
      ]
    case 'anchor': {
      const { name, description, url, image } = descriptionOf(subject)
      const mainEntity = { '@type': 'Person', name, description, url, image } as const
      return [{ '@type': 'ProfilePage', url, mainEntity } satisfies ProfilePage]
    }
    case 'event':
      return [eventOf(subject)]
    case 'category':
    case 'subCategory':
    case 'special':
    case 'collection':
      return [{ '@type': 'CollectionPage', ...work(subject) } satisfies CollectionPage]
    case 'topic':
      return [discussionOf(subject)]
    // Content of members belongs to them, so it is not published as structured data.
    default:
      return []
  }
}

const descriptionOf = ({ head, url, image }: StructuredSubject) => ({
  name: head.name || head.siteName,
  description: head.description,
  url,
  image,
})
const work = (subject: StructuredSubject) => ({
  ...descriptionOf(subject),
  inLanguage: subject.head.language,
  datePublished: dateOf(subject.about.publishedAt),
  publisher: subject.publisher,
})

function siteOf(subject: StructuredSubject, origin: string): readonly object[] {
  const { siteName, description, language, search } = subject.head
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}` },
    'query-input': 'required name=search_term_string',
  } as const
  const publisher: NewsMediaOrganization = {
    ...subject.publisher,
    '@type': 'NewsMediaOrganization',
    '@id': `${origin}/#publisher`,
  }
  return [
    publisher,
    {
      '@type': 'WebSite',
      name: siteName,
      description,
      url: subject.at('/'),
      inLanguage: language,
      publisher: { '@id': `${origin}/#publisher` },
      ...(search === null ? {} : { potentialAction: action }),
    } satisfies WebSite,
  ]
}

function articleOf(subject: StructuredSubject): NewsArticle {
  const { about, url, publisher } = subject
  const { name, ...rest } = work(subject)
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

function discussionOf(subject: StructuredSubject): DiscussionForumPosting {
  const { name, description, ...rest } = work(subject)
  return { '@type': 'DiscussionForumPosting', headline: name, text: description, author: subject.publisher, ...rest }
}

function episodeOf(subject: StructuredSubject, origin: string): PodcastEpisode {
  const { about, at } = subject
  const [album] = about.albums ?? []
  return {
    '@type': 'PodcastEpisode',
    ...work(subject),
    duration: durationOf(about.duration),
    episodeNumber: about.number,
    associatedMedia: about.url && { '@type': 'AudioObject', contentUrl: new URL(about.url, origin).href },
    partOfSeries: album && { '@type': 'PodcastSeries', name: album.title, url: at(contentPath('album', album.id)) },
  } as PodcastEpisode
}

function seriesOf(subject: StructuredSubject, origin: string): PodcastSeries {
  const feed = feedPath('album', subject.about.id)
  return {
    '@type': 'PodcastSeries',
    ...work(subject),
    ...(feed === null ? {} : { webFeed: origin + addressIn(feed, subject.head.language) }),
  }
}

function filmOf(subject: StructuredSubject, origin: string): VideoObject {
  const { about, image } = subject
  const { datePublished, ...rest } = work(subject)
  return {
    '@type': 'VideoObject',
    ...rest,
    thumbnailUrl: image,
    uploadDate: datePublished,
    duration: durationOf(about.duration),
    embedUrl: `${origin}${embedPath('video', about.id)}`,
  }
}

function broadcastOf(subject: StructuredSubject): BroadcastService | RadioBroadcastService {
  const { about, head, publisher } = subject
  return {
    '@type': about.medium === 'radio' ? 'RadioBroadcastService' : 'BroadcastService',
    ...descriptionOf(subject),
    broadcastDisplayName: head.name,
    broadcaster: publisher,
    inLanguage: 'zh-CN',
    ...(about.frequency ? { broadcastFrequency: about.frequency } : {}),
  }
}

function galleryOf(subject: StructuredSubject, origin: string): ImageGallery {
  const images = (subject.about.pictures ?? []).flatMap(({ address, caption }) => {
    const contentUrl = sharedPicture(address, origin)?.url
    return contentUrl === undefined ? [] : [{ '@type': 'ImageObject' as const, contentUrl, caption }]
  })
  return { '@type': 'ImageGallery', ...work(subject), associatedMedia: images }
}

function eventOf(subject: StructuredSubject): Event {
  const { about, publisher } = subject
  return {
    '@type': 'Event',
    ...descriptionOf(subject),
    startDate: dateOf(about.startsAt),
    endDate: dateOf(about.endsAt),
    location: { '@type': 'Place', name: about.place ?? '', address: about.place ?? '' },
    organizer: publisher,
  }
}

/** The breadcrumbs from the home to a page, which search engines show above a result. */
function trailOf(
  { head, url, at }: Omit<StructuredSubject, 'about'>,
  about: ScreenSubject | null,
): readonly BreadcrumbList[] {
  if (head.name === '') return []
  const [album] = about?.albums ?? []
  const parentCrumbs = [
    { name: head.siteName, url: at(homePath) },
    ...(album === undefined ? [] : [{ name: album.title, url: at(contentPath('album', album.id)) }]),
    ...(about?.category === undefined ? [] : [{ name: about.category.name, url: at(`/cates/${about.category.id}`) }]),
    { name: head.name, url },
  ]
  const steps = parentCrumbs.map((step, index) => ({
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
