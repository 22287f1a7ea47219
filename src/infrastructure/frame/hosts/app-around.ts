/** The global that app and page share; its name is part of the interface with apps. */
export const sharedName = 'townsquareBridge'

/**
 * What app and page know of each other: before the page starts, the app may say which version of the interface it
 * speaks and which methods it has; the page says how it is answered, and told of events.
 */
export interface SharedBridge {
  readonly version?: unknown
  readonly methods?: unknown
  readonly answer?: (call: unknown, value: unknown) => void
  readonly tell?: (event: unknown, value?: unknown) => boolean
}

/** The handler that an app on iOS puts into the page as `webkit.messageHandlers.<name>`. */
export interface MessageHandler {
  postMessage(message: unknown): unknown
}

/** The app's side of the bridge, as the page finds it. */
export type AppAround =
  | { readonly kind: 'object'; readonly object: Readonly<Record<string, unknown>> }
  | { readonly kind: 'handler'; readonly handler: MessageHandler }
  | { readonly kind: 'ds-bridge' }
  /** The bridge that only a handshake finds, which is tried where the user agent has the app's mark. */
  | { readonly kind: 'web-view-javascript-bridge' }

interface HostWindow {
  readonly [sharedName]?: SharedBridge
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, Partial<MessageHandler> | undefined>> }
  readonly _dsbridge?: unknown
  readonly _dswk?: unknown
  readonly WebViewJavascriptBridge?: unknown
}

/**
 * Finds the app by what it put into the page. The user agent alone only decides whether a handshake is tried.
 * @param name The name of the object, the handler or the namespace; '' when the site has no app.
 */
export function appAround(window: Window, name: string, mark: string): AppAround | null {
  const page = window as unknown as HostWindow & Readonly<Record<string, unknown>>
  if (name === '' || isInForeignFrame(window)) return null
  const object = page[name]
  if (typeof object === 'object' && object !== null && Object.hasOwn(window, name))
    return { kind: 'object', object: object as Readonly<Record<string, unknown>> }
  const handler = page.webkit?.messageHandlers?.[name]
  if (typeof handler?.postMessage === 'function') return { kind: 'handler', handler: handler as MessageHandler }
  if (page._dsbridge !== undefined || page._dswk !== undefined) return { kind: 'ds-bridge' }
  if (page.WebViewJavascriptBridge !== undefined || hasMark(window, mark)) return { kind: 'web-view-javascript-bridge' }
  return null
}

export function hasMark(window: Window, mark: string): boolean {
  return mark !== '' && window.navigator.userAgent.includes(mark)
}

export function sharedBridge(window: Window): SharedBridge {
  const shared = (window as unknown as HostWindow)[sharedName]
  return typeof shared === 'object' && shared !== null ? shared : {}
}

/** Whether a page of another origin frames this one. */
export function isInForeignFrame(window: Window): boolean {
  try {
    return window.top?.location.origin !== window.location.origin
  } catch {
    return true
  }
}
