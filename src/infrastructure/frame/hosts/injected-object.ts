import type { AppChannel } from './app-channel'

/**
 * An object whose methods are called with the id of the call, followed by the fields of the argument, one parameter
 * each: that is what Android's `addJavascriptInterface` can take.
 */
export function injectedObject(object: Readonly<Record<string, unknown>>): AppChannel {
  const methods = object as Readonly<Record<string, ((...given: unknown[]) => unknown) | undefined>>
  return {
    has: (method) => typeof object[method] === 'function',
    // Android's methods must be called on their object.
    send: ({ id, method, fields }) => methods[method]?.(id, ...Object.values(fields)),
  }
}
