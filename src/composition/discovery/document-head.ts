import {
  addressIn,
  embedPath,
  embedSizes,
  feedPath,
  homeFeedPath,
  oEmbedAddress,
} from '../../domain/frame/navigation/outside-address'
import { shareCard } from '../../domain/frame/sharing/share'
import { languages, type Language } from '../../domain/frame/site/preferences'
import type { SiteConfig } from '../../domain/frame/site/site'
import type { ScreenHead } from '../../ui/frame/shell/screens/screen'
import type { ScreenSubject } from '../../ui/frame/shell/screens/screen-subject'
import { titleOf } from '../../ui/frame/shell/document/title-of'
import { sharedPicture } from './shared-picture'
import { factsOf } from './subjects'

/** The metadata of a document for browsers, search engines, and link previews. */
export interface DocumentHead {
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly siteLogo: string
  readonly language: Language
  /** The screen's path, without query. */
  readonly path: string
  /** The canonical path of the page. It names a language only if the requested address does. */
  readonly canonical: string
  /** The name of the content that the screen shows; empty when its title is the site's. */
  readonly name: string
  readonly about: ScreenSubject | null
  /** The thing of the city that the page shows. */
  readonly thing?: ScreenHead['thing'] | undefined
  /** What the content of the page is about. */
  readonly concerns?: readonly NamedThing[]
  /** The card of a link preview. */
  readonly card: { readonly title: string; readonly description: string; readonly cover: string }
  /** The search's address template (`{search_term_string}`); null where there is no search. */
  readonly search: string | null
}

/** A thing with the path of its screen. */
export interface NamedThing {
  readonly name: string
  readonly path: string
}

interface ShownPage {
  /** The title that the screen gives the document where it is drawn; '' for none. */
  readonly title: string
  readonly path: string
  readonly canonical: string
  readonly search: string | null
  readonly concerns?: readonly NamedThing[]
}

/**
 * The head of a document. Its title is the screen's own. The card of a link preview has the texts and the picture that
 * the editor set for sharing (B15), otherwise those of the screen, otherwise those of the site. A screen without a
 * description is described by its title and the city's words.
 */
export function documentHead(
  head: ScreenHead | null,
  site: SiteConfig,
  language: Language,
  page: ShownPage,
): DocumentHead {
  const { name: siteName, topPaperwork: paperwork } = site
  const cityWords = paperwork?.kind === 'text' ? paperwork.text : siteName
  const title = head?.title || page.title
  const card = shareCard(head?.share ?? null, {
    title,
    description: head?.description || cityWords,
    cover: head?.image ?? site.image ?? '',
    siteName,
  })
  return {
    ...page,
    title: titleOf(title, siteName),
    description: head?.description || describedBy(title, cityWords, siteName),
    siteName,
    siteLogo: site.image ?? '',
    language,
    name: head?.title ?? '',
    about: head?.about ?? null,
    thing: head?.thing,
    card,
  }
}

/**
 * The description of a screen that states none. It is the city's words alone when the screen has no title of its own.
 */
function describedBy(title: string, cityWords: string, siteName: string): string {
  return title === '' || title === siteName ? cityWords : `${title} · ${cityWords}`
}

const openGraphLanguages: Readonly<Record<Language, string>> = { 'zh-CN': 'zh_CN', en: 'en_US' }

/** The size of a shared picture, where it is known. */
const sizeOf = (picture: ReturnType<typeof sharedPicture>) =>
  picture === null || picture.width === null
    ? ''
    : property('og:image:width', picture.width) + property('og:image:height', picture.height)

/** A moment as ISO 8601; '' for none. */
const timeOf = (at: number | null | undefined) => (at === undefined || at === null ? '' : new Date(at).toISOString())

/**
 * Renders the metadata as HTML.
 * @param origin base of all addresses
 */
export function headText(head: DocumentHead, origin: string): string {
  const { title, description, siteName, language, card, path, about } = head
  const facts = about === null ? null : factsOf(about.kind)
  const address = (each: Language) => origin + addressIn(path, each)
  const picture = sharedPicture(card.cover, origin)
  const published = timeOf(about?.publishedAt)
  const player = about === null || facts?.embed === undefined ? null : embedPath(facts.embed, about.id)
  const [width, height] = embedSizes[facts?.embed ?? 'video']
  const otherLanguages = languages.filter((each) => each !== language)
  return (
    `<title>${escapeHtml(title)}</title><link rel="manifest" href="/manifest.webmanifest?lang=${language}">` +
    link('canonical', { href: origin + head.canonical }) +
    languages.map((each) => link('alternate', { hreflang: each, href: address(each) })).join('') +
    link('alternate', { hreflang: 'x-default', href: origin + path }) +
    feedLink(head, origin) +
    (player === null
      ? ''
      : link('alternate', { type: 'application/json+oembed', href: oEmbedAddress(origin, address(language)) })) +
    metaTag('description', description) +
    property('og:title', card.title) +
    property('og:description', card.description) +
    property('og:image', picture?.url) +
    sizeOf(picture) +
    property('og:url', address(language)) +
    property('og:type', facts?.openGraph ?? 'website') +
    property('og:site_name', siteName) +
    property('og:locale', openGraphLanguages[language]) +
    otherLanguages.map((each) => property('og:locale:alternate', openGraphLanguages[each])).join('') +
    (facts?.openGraph === 'article'
      ? property('article:published_time', published) +
        property('article:modified_time', timeOf(about?.changedAt) || published)
      : '') +
    (facts?.embed === 'video' && player !== null
      ? property('og:video', origin + player) +
        property('og:video:type', 'text/html') +
        property('og:video:width', width) +
        property('og:video:height', height)
      : '') +
    metaTag('twitter:card', picture === null ? 'summary' : 'summary_large_image')
  )
}

/**
 * The link to the RSS feed of the shown content, or of the news about the shown thing. A page without a feed of its own
 * links the feed of the whole site.
 */
function feedLink({ about, thing, name, siteName, language }: DocumentHead, origin: string): string {
  const feed = about === null ? undefined : factsOf(about.kind).feed
  const shown = about === null || feed === undefined || feed === 'home' ? thing : { kind: feed, id: about.id }
  const own = shown === undefined ? null : feedPath(shown.kind, shown.id)
  return link('alternate', {
    type: 'application/rss+xml',
    title: own === null || name === '' ? siteName : `${name} · ${siteName}`,
    href: origin + addressIn(own ?? homeFeedPath, language),
  })
}

const link = (rel: string, attributes: Readonly<Record<string, string>>): string =>
  `<link rel="${rel}"${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')}>`
const metaTag = (name: string, content: string): string => tag('name', name, content)
const property = (name: string, content: string | number | null | undefined): string =>
  tag('property', name, String(content ?? ''))
const tag = (kind: 'name' | 'property', key: string, content: string): string =>
  content === '' ? '' : `<meta ${kind}="${key}" content="${escapeHtml(content)}">`

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
