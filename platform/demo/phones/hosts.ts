import { messengerApp } from './sides/messenger-app'
import { nativeSides, type NativeSide } from './sides/native-sides'

export const hostNames = [
  'browser',
  'android',
  'ios',
  'ios-reply',
  'ds-android',
  'ds-ios',
  'web-view-javascript-bridge',
  'messenger',
  'framed',
] as const
export type HostName = (typeof hostNames)[number]

/** What a phone of the demo puts around the client. */
export interface PhoneHost {
  /** The native side that it puts into the page; null where there is none. */
  readonly side: NativeSide | null
  /** What it appends to the user agent; `app` stands for the mark of the site's settings. */
  readonly mark: 'app' | 'messenger' | null
  /** What is above the page: nothing but the status bar, the address, the title, or a part of an embedding page. */
  readonly head: 'none' | 'address' | 'title' | 'embedding'
  /** The example of docs/hosts.md that shows the app's code; null where there is no app. */
  readonly code: readonly [system: 'Android' | 'iOS', example: number] | null
}

const app = (side: string, system: 'Android' | 'iOS', example: number): PhoneHost => ({
  side: nativeSides[side] ?? null,
  mark: 'app',
  head: 'none',
  code: [system, example],
})

export const hosts: Readonly<Record<HostName, PhoneHost>> = {
  browser: { side: null, mark: null, head: 'address', code: null },
  android: app('Android object', 'Android', 0),
  ios: app('iOS handler', 'iOS', 0),
  'ios-reply': app('iOS handler with reply', 'iOS', 0),
  'ds-android': app('DSBridge, Android', 'Android', 1),
  'ds-ios': app('DSBridge, iOS', 'iOS', 1),
  'web-view-javascript-bridge': app('WebViewJavascriptBridge', 'iOS', 1),
  messenger: { side: messengerApp, mark: 'messenger', head: 'title', code: null },
  framed: { side: null, mark: null, head: 'embedding', code: null },
}

export const isApp = (host: HostName): boolean => hosts[host].mark === 'app'
