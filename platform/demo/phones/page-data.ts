import type { Language } from '../../../src/domain/frame/site/preferences'

/** How the site's settings name an app and the messenger. */
export interface PhoneSettings {
  /** The name of the app's object, handler or namespace. */
  readonly bridge: string
  readonly appMark: string
  readonly messengerMark: string
}

/** What the platform says to the page, in an element of its own. */
export interface DemoPageData {
  readonly language: Language
  /** The path that the first phone opens. */
  readonly path: string
  readonly settings: PhoneSettings
  /** The origin of this machine by its other name; null where it has none. */
  readonly foreignOrigin: string | null
  readonly accounts: readonly { readonly nickname: string; readonly phone: string; readonly password: string }[]
  /** The ticket with which the platform signs pages for the messenger of the demo. */
  readonly ticket: string
  readonly code: Readonly<Record<'Android' | 'iOS', readonly string[]>>
}
