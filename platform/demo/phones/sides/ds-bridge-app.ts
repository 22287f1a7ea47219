import type { SimulatedApp } from './simulated-app'

/**
 * DSBridge's side, as its Android and iOS libraries answer their client script: by an injected object, or by `prompt`.
 * It names nothing outside of itself, so that it can run in any page as text.
 */
export function dsBridgeApp(window: Window, name: string, app: SimulatedApp, system: 'android' | 'ios'): () => void {
  const page = window as unknown as Record<string, unknown>
  interface Sent {
    readonly data: { readonly name?: string } | null
    readonly _dscbstub?: string
  }
  interface Told {
    readonly id: number
    readonly data?: unknown
  }
  const own = (method: string) => method.slice(name.length + 1)
  const callbacks = new Map<number, unknown>()
  let last = 0
  const call = (method: string, text: string): string => {
    const { data, _dscbstub: callback } = JSON.parse(text) as Sent
    if (method === '_dsb.hasNativeMethod') {
      const methodName = data?.name ?? ''
      return JSON.stringify({ code: 0, data: methodName.startsWith(`${name}.`) && app.has(own(methodName)) })
    }
    if (method === '_dsb.returnValue') {
      const returned = data as unknown as Told
      callbacks.set(returned.id, returned.data)
    }
    if (method.startsWith('_dsb.')) return '{"code":0}'
    const sendBack = (value: unknown) => {
      const take = page[callback ?? ''] as ((value: unknown) => void) | undefined
      take?.(value)
    }
    app.receive(own(method), data, { answer: sendBack, refuse: () => sendBack(null) })
    return '{"code":0}'
  }
  // The app calls a method of the page through the function that the client script puts into the page.
  app.tell = (event, value) => {
    const handle = page['_handleMessageFromNative'] as ((message: unknown) => void) | undefined
    const data = JSON.stringify(value === undefined ? [event] : [event, value])
    handle?.call(window, { method: 'townsquareBridge.tell', callbackId: ++last, data })
    return callbacks.get(last) ?? false
  }
  const { prompt } = window
  if (system === 'android') page['_dsbridge'] = { call }
  else {
    page['_dswk'] = true
    window.prompt = (message = '', text = '') =>
      message.startsWith('_dsbridge=')
        ? call(message.slice('_dsbridge='.length), text)
        : prompt.call(window, message, text)
  }
  return () => {
    window.prompt = prompt
    delete page['_dsbridge']
    delete page['_dswk']
    delete page['townsquareBridge']
  }
}
