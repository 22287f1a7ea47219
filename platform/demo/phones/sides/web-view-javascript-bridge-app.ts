import type { SimulatedApp } from './simulated-app'

/**
 * WebViewJavascriptBridge's side: it puts its bridge into the page once the page loads the frame of the documented
 * handshake. A call of a method that it lacks is never answered, as in its library. It names nothing outside of itself,
 * so that it can run in any page as text.
 */
export function webViewJavascriptBridgeApp(window: Window, name: string, app: SimulatedApp): () => void {
  const page = window as unknown as Record<string, unknown>
  type Respond = (value: unknown) => void
  type Handler = (data: unknown, respond: Respond) => void
  const handlers: Record<string, Handler | undefined> = {}
  const bridge = {
    registerHandler: (handler: string, act: Handler) => {
      handlers[handler] = act
    },
    callHandler: (handler: string, data: unknown, respond: Respond) => {
      const method = handler.slice(name.length + 1)
      if (handler === `${name}.methods`) respond(Object.keys(app.answers).filter((each) => app.has(each)))
      else if (app.has(method))
        app.receive(method, structuredClone(data), { answer: respond, refuse: () => respond(null) })
    },
  }
  const isHandshake = (node: Node) =>
    /^(https|wvjbscheme):\/\/__bridge_loaded__\/?$/i.test((node as HTMLIFrameElement).src ?? '')
  const observer = new (window as Window & typeof globalThis).MutationObserver((changes) => {
    if (page['WebViewJavascriptBridge'] !== undefined) return
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(isHandshake))) return
    page['WebViewJavascriptBridge'] = bridge
    const waitingCallbacks = (page['WVJBCallbacks'] ?? []) as ((found: typeof bridge) => void)[]
    delete page['WVJBCallbacks']
    for (const take of waitingCallbacks) take(bridge)
  })
  observer.observe(window.document, { childList: true, subtree: true })
  app.tell = (event, value) => {
    let pageAnswer: unknown = false
    handlers['townsquareBridge']?.({ event, value }, (answer) => (pageAnswer = answer))
    return pageAnswer
  }
  return () => {
    observer.disconnect()
    delete page['WebViewJavascriptBridge']
    delete page['WVJBCallbacks']
    delete page['townsquareBridge']
  }
}
