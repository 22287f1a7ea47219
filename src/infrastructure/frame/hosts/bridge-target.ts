/** The global through which an app answers calls; the name is part of the interface with apps. */
export const answerName = 'townsquareBridge'

/**
 * The object that app and page share: the app answers calls through it, and may name its methods in it before the page
 * starts.
 */
export interface BridgeWindow {
  [answerName]?: { readonly answer?: (call: unknown, value: unknown) => void; readonly methods?: unknown }
}

/** The handler that an app on iOS puts into the page as `webkit.messageHandlers.<name>`. */
export interface MessageHandler {
  postMessage(message: unknown): unknown
}

/** The app around the page: an object with methods (Android), or a message handler (iOS). */
export type BridgeTarget = { readonly object: Readonly<Record<string, unknown>> } | { readonly handler: MessageHandler }

interface WebViewWindow {
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, Partial<MessageHandler> | undefined>> }
}

/** The object or handler that the app put into the page under this name; null when there is nothing to call. */
export function bridgeTarget(window: Window, name: string): BridgeTarget | null {
  if (name === '') return null
  const object = (window as unknown as Readonly<Record<string, unknown>>)[name]
  if (typeof object === 'object' && object !== null && Object.hasOwn(window, name))
    return { object: object as Readonly<Record<string, unknown>> }
  const handler = (window as WebViewWindow).webkit?.messageHandlers?.[name]
  return typeof handler?.postMessage === 'function' ? { handler: handler as MessageHandler } : null
}

/** The methods that the app named before the page started (on iOS by a WKUserScript); undefined when it named none. */
export function namedMethods(window: Window): readonly unknown[] | undefined {
  const methodNames = (window as BridgeWindow)[answerName]?.methods
  return Array.isArray(methodNames) ? methodNames : undefined
}

/**
 * Whether the app has the method, as far as the page can tell without asking the app. A message handler accepts every
 * message, so an app that has named no methods may have the method (`BridgeCalls.has` asks it).
 */
export function mayHave(window: Window, target: BridgeTarget, method: string): boolean {
  if ('object' in target) return typeof target.object[method] === 'function'
  return namedMethods(window)?.includes(method) ?? true
}
