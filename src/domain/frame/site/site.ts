import type { MediaSources } from './media-source'
import type { Language } from './preferences'

/** A province or a city. */
export interface Region {
  readonly id: string
  readonly name: string
}

/** The site as the server describes it (B13). */
export interface SiteConfig {
  readonly name: string
  readonly image: string | null
  /** The logo for dark backgrounds; null when the usual logo is used there too. */
  readonly logo2: string | null
  readonly h5Logo: string | null
  /** The banner above the page (top_paperwork_type 1 text, 2 image); null when there is none. */
  readonly topPaperwork:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'image'; readonly url: string }
    | null
  /** Whether lists of content show their pictures. */
  readonly showPicture: boolean
  /** The default category (B10); null when there is none. */
  readonly category: number | null
  readonly city: string | null
  readonly cityInfo: Region | null
  readonly provinceInfo: Region | null
  /** Whether visitors who use a browser are led into the site's app, if the site has an app. */
  readonly isDrainage: boolean
  /** Whether the whole site is shown in greyscale, as on days of mourning (B46). */
  readonly isGlobalGrey: boolean
  /** The IANA name of the time zone in which times are shown. */
  readonly timeZone: string
  /** Further hosts for pictures, sound and films in rich text. */
  readonly mediaSources: MediaSources
  /** The share of visits, 0 to 1, that tell how well the client works; 0 where the site does not collect that. */
  readonly monitoredShare: number
  /** Whether the site has a start page of its own; home is shown in place of one. */
  readonly hasStartPage: boolean
}

/** The city's name where the configuration has none (B103). */
const fallbackCity: Readonly<Record<Language, string>> = { 'zh-CN': '长沙', en: 'Changsha' }

/** The city of the site: the configured one, else Changsha (B103). */
export function siteCity({ city, cityInfo }: Pick<SiteConfig, 'city' | 'cityInfo'>, language: Language): string {
  return [cityInfo?.name, city].map((name) => name?.trim() ?? '').find((name) => name !== '') ?? fallbackCity[language]
}
