import { parseExternalUrl } from '../navigation/external-url'
import type { HostSystem } from './host-system'

/** A value for each system that has apps; '' where there is none. */
export interface OfEachSystem {
  readonly ios: string
  readonly android: string
}

/** The ways into the site's own app, as the site configures them; '' for one that it has not. */
export interface DeepLinks {
  /** A universal link (iOS) and app link (Android), to which the path is appended, percent-encoded. */
  readonly link: string
  /** The beginning of an address with the app's own scheme, to which the path is appended, percent-encoded (B106). */
  readonly schemes: OfEachSystem
  /** The name of the app's package on Android. */
  readonly androidPackage: string
  /** The app's page in the store. */
  readonly stores: OfEachSystem
  /** The app's number at the messenger, where the messenger allows this site its launch tag. */
  readonly messengerApp: string
}

export const noDeepLinks: DeepLinks = {
  link: '',
  schemes: { ios: '', android: '' },
  androidPackage: '',
  stores: { ios: '', android: '' },
  messengerApp: '',
}

/** Whether a site has an app for any phone. */
export function hasApp({ link, schemes, stores }: DeepLinks): boolean {
  return [link, ...Object.values(schemes), ...Object.values(stores)].some((address) => address !== '')
}

/** What is around the visitor, as far as the ways into the app differ by it. */
export interface AppSurroundings {
  readonly system: HostSystem
  readonly isInApp: boolean
  readonly isInMessenger: boolean
  /** Whether a page of another site frames this one: it would be that page that is left. */
  readonly isInForeignFrame: boolean
}

/** How the app is opened from where the visitor is. */
export type AppWay =
  | {
      readonly kind: 'follow'
      readonly address: string
      /** The app's page in the store, which follows where nothing opened; null for none. */
      readonly store: string | null
    }
  /** The messenger's own tag opens it; where the tag fails, another browser. */
  | { readonly kind: 'launch-tag'; readonly app: string }
  /** Another browser opens it, because the messenger opens neither apps nor stores. */
  | { readonly kind: 'another-browser' }
  | { readonly kind: 'store'; readonly store: string }

/**
 * How the app is opened at a path; null where it cannot be.
 * @param origin The site's own origin, for a link that is a path of the site.
 */
export function appWay(links: DeepLinks, around: AppSurroundings, path: string, origin: string): AppWay | null {
  const { system, isInApp, isInMessenger, isInForeignFrame } = around
  if (isInApp || isInForeignFrame) return null
  const store = storeOf(links, system, origin)
  const address = linkAddress(links, path, origin) ?? schemeAddress(links, system, path, store)
  if (address === null && store === null) return null
  if (isInMessenger)
    return links.messengerApp === '' || system === 'other'
      ? { kind: 'another-browser' }
      : { kind: 'launch-tag', app: links.messengerApp }
  if (address !== null) return { kind: 'follow', address, store }
  return store === null ? null : { kind: 'store', store }
}

/**
 * The app's page in the store of a system; null for none.
 * @param origin The site's own origin, for a page that is a path of the site.
 */
export function storeOf({ stores }: DeepLinks, system: HostSystem, origin: string): string | null {
  return system === 'other' ? null : (webAddress(wholeAddress(stores[system], origin))?.url ?? null)
}

const wholeAddress = (address: string, origin: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address

function linkAddress({ link }: DeepLinks, path: string, origin: string): string | null {
  const whole = wholeAddress(link, origin)
  return webAddress(whole) === null ? null : `${whole}${encodeURIComponent(path)}`
}

/** An address by the app's own scheme: on Android as an intent, which names the package and what follows without it. */
function schemeAddress(links: DeepLinks, system: HostSystem, path: string, store: string | null): string | null {
  if (system === 'other') return null
  const parts = schemeParts(links.schemes[system])
  if (parts === null) return null
  const rest = `${parts.rest}${encodeURIComponent(path)}`
  if (system === 'ios') return `${parts.scheme}://${rest}`
  const isPackage = /^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(links.androidPackage)
  return [
    `intent://${rest}#Intent`,
    `scheme=${parts.scheme}`,
    ...(isPackage ? [`package=${links.androidPackage}`] : []),
    ...(store === null ? [] : [`S.browser_fallback_url=${encodeURIComponent(store)}`]),
    'end',
  ].join(';')
}

/**
 * Schemes that are no app's: those of browsers, scripts and files, and `intent`, by which a page may start any app. An
 * intent is only what this file writes.
 */
const notAnApp = new Set(
  'about blob content data file filesystem ftp http https intent javascript mailto sms tel vbscript ws wss'.split(' '),
)

/** The scheme of an app's address, and what follows it; null when it is no app's, or not in its plain form. */
function schemeParts(address: string): { readonly scheme: string; readonly rest: string } | null {
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):\/\/([\w/?=&%.~!*'()-]*)$/i.exec(address) ?? []
  return scheme === '' || notAnApp.has(scheme.toLowerCase()) ? null : { scheme: scheme.toLowerCase(), rest }
}

const intent =
  /^intent:\/\/([\w/?=&%.~!*'()-]*)#Intent;scheme=([a-z][a-z\d+.-]*)(?:;package=[\w.]+)?(?:;S\.browser_fallback_url=https?%3A%2F%2F[\w%.~!*'()-]+)?;end$/i

/** Whether an address opens an app by a scheme: as the app's own address, or as an intent with such a scheme. */
export function isAppAddress(address: string): boolean {
  if (address.length > 2048) return false
  const intended = intent.exec(address)?.[2]
  if (intended !== undefined) return !notAnApp.has(intended.toLowerCase())
  return schemeParts(address) !== null
}

function webAddress(address: string) {
  const parsed = parseExternalUrl(address)
  return parsed?.scheme === 'https' || parsed?.scheme === 'http' ? parsed : null
}
