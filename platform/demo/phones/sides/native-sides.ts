import { androidObject } from './android-object'
import { dsBridgeApp } from './ds-bridge-app'
import { iosHandler } from './ios-handler'
import type { SimulatedApp } from './simulated-app'
import { webViewJavascriptBridgeApp } from './web-view-javascript-bridge-app'

/** Puts the native side of a host into a page; the returned function removes it. */
export type NativeSide = (window: Window, name: string, app: SimulatedApp) => () => void

/** The native sides of all hosts, by their names in docs/hosts.md. */
export const nativeSides: Readonly<Record<string, NativeSide>> = {
  'Android object': androidObject,
  'iOS handler': (window, name, app) => iosHandler(window, name, app, false),
  'iOS handler with reply': (window, name, app) => iosHandler(window, name, app, true),
  'DSBridge, Android': (window, name, app) => dsBridgeApp(window, name, app, 'android'),
  'DSBridge, iOS': (window, name, app) => dsBridgeApp(window, name, app, 'ios'),
  WebViewJavascriptBridge: webViewJavascriptBridgeApp,
}
