import type * as DsBridgeScript from 'dsbridge'
import { sharedName } from './app-around'
import type { AppChannel, ChannelPage } from './app-channel'

type Script = (typeof DsBridgeScript)['default']

/** DSBridge by its own public client script. The app has a namespace of the name that the site's settings say. */
export async function dsBridge({ name, tell }: ChannelPage): Promise<AppChannel> {
  const module: object = await import(/* webpackChunkName: "ds-bridge" */ 'dsbridge')
  // The script is a CommonJS module, and its own `default` is the page.
  const script = ('call' in module ? module : (module as { readonly default: unknown }).default) as Script
  script.register(sharedName, { tell })
  return {
    has: (method) => script.hasNativeMethod(`${name}.${method}`) === true,
    send: ({ method, fields, answer }) => void script.call(`${name}.${method}`, fields, answer),
  }
}
