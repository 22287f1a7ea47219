import { sharedName } from './app-around'
import type { AppChannel, ChannelPage } from './app-channel'

/** The bridge that the app puts into the page. */
interface JavascriptBridge {
  registerHandler(name: string, handler: (data: unknown, respond: (value: unknown) => void) => void): void
  callHandler(name: string, data: unknown, respond: (value: unknown) => void): void
}

interface BridgeWindow {
  WebViewJavascriptBridge?: JavascriptBridge
  WVJBCallbacks?: ((bridge: JavascriptBridge) => void)[]
}

/** The addresses whose load asks the app for its bridge: of version 6, and of those before it and of Android's. */
const handshakes = ['https://__bridge_loaded__', 'wvjbscheme://__BRIDGE_LOADED__']
/** Milliseconds that the app has to answer the handshake. */
const patience = 3_000

/** WebViewJavascriptBridge by its documented handshake; null where no app answers it. */
export async function webViewJavascriptBridge({ window, name, tell, after }: ChannelPage): Promise<AppChannel | null> {
  const bridge = await shakeHands(window, after)
  if (bridge === null) return null
  bridge.registerHandler(sharedName, (data, respond) => {
    const { event, value } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<
      Record<string, unknown>
    >
    respond(tell(event, value))
  })
  return { has: null, send: ({ method, fields, answer }) => bridge.callHandler(`${name}.${method}`, fields, answer) }
}

function shakeHands(window: Window, after: ChannelPage['after']): Promise<JavascriptBridge | null> {
  const page = window as unknown as BridgeWindow
  if (page.WebViewJavascriptBridge !== undefined) return Promise.resolve(page.WebViewJavascriptBridge)
  return new Promise((resolve) => {
    const cancel = after(patience, () => resolve(null))
    const take = (bridge: JavascriptBridge) => {
      cancel()
      resolve(bridge)
    }
    // Another script of the page may have begun the handshake.
    if (page.WVJBCallbacks !== undefined) return void page.WVJBCallbacks.push(take)
    page.WVJBCallbacks = [take]
    for (const address of handshakes) knock(window.document, address, after)
  })
}

function knock(document: Document, address: string, after: ChannelPage['after']): void {
  const frame = document.createElement('iframe')
  frame.style.display = 'none'
  frame.src = address
  document.documentElement.append(frame)
  after(0, () => frame.remove())
}
