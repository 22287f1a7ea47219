import { domainUrl } from './external-url'
import { externalTarget, innerLinkTarget, pathSegment, pathTarget } from './target'
import type { Target } from './target'

/** One entry of the footer bar, as the server sends it (B02–B04). */
export interface FooterEntry {
  readonly name: string
  readonly type: number
  /** 2 when the entry leads to `url`. */
  readonly sourceType: number
  readonly sourceId: string
  readonly url: string
  /** Whether `url` opens inside the client. */
  readonly isUrlEffect: boolean
  /** 1 when the entry is visible. */
  readonly display: number
  readonly sort: number
  /** 1 when the entry shows its label. */
  readonly showType: number
  /** The class name of an icon; empty when there is none. */
  readonly icon: string
  readonly image: string
  /** The image while the entry is active. */
  readonly activeImage: string
}

const screens: Readonly<Record<number, string>> = {
  1: '/index',
  2: '/mine',
  3: '/gover',
  4: '/interact',
  5: '/guide',
  6: '/services',
  8: '/tv',
  9: '/radios',
}

/** The visible entries (B04) by rank; entries of equal rank keep their order. */
export function visibleFooterEntries(entries: readonly FooterEntry[]): readonly FooterEntry[] {
  return entries.filter((entry) => entry.display === 1).sort((one, other) => rank(one) - rank(other))
}

/** The target of an entry (B02, B03); null for type 10 or an unsafe address. */
export function footerTarget(entry: FooterEntry, activitySite: string | null): Target | null {
  if (entry.sourceType === 2) return entry.isUrlEffect ? innerLinkTarget(entry.url) : externalTarget(entry.url)
  if (entry.type === 7) return activitySite === null ? null : externalTarget(domainUrl(activitySite))
  if (entry.type === 11) {
    const page = pathSegment(entry.sourceId)
    return page === null ? null : pathTarget(`/page/${page}`)
  }
  const path = screens[entry.type]
  return path === undefined ? null : pathTarget(path)
}

/** The path of the screen that an entry's type names; null for a type that names none (B02). */
export function footerScreen({ type, sourceType }: Pick<FooterEntry, 'type' | 'sourceType'>): string | null {
  return sourceType === 2 ? null : (screens[type] ?? null)
}

/** Whether a path belongs to an entry. A page with an empty id is the default page (S001). */
export function isFooterPath(to: string, path: string): boolean {
  const pathNamed = (address: string) => (address === '/page' || address === '/page/' ? '/page/default' : address)
  return pathNamed(to) === pathNamed(path)
}

/** Whether an entry shows its label: show_type is 1 (B04). */
export function showsLabel(entry: FooterEntry): boolean {
  return entry.showType === 1
}

/** The image of an entry, 50 by 50 pixels (B04); null when the entry has an icon instead. */
export function footerImage(entry: FooterEntry, active: boolean): string | null {
  const image = (active && entry.activeImage) || entry.image
  return image === '' ? null : `${image}${image.includes('?') ? '&' : '?'}x-oss-process=image/resize,w_50,h_50`
}

function rank(entry: FooterEntry): number {
  return Number.isNaN(entry.sort) ? Infinity : entry.sort
}
