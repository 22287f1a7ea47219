import type { SimulatedApp } from './simulated-app'

/**
 * The messenger's side under its own script, weixin-js-sdk: `WeixinJSBridge`, whose answers say by `errMsg` what became
 * of a call. The answer to `preVerifyJSAPI` decides about the signature of the page. It names nothing outside of itself,
 * so that it can run in any page as text.
 */
export function messengerApp(window: Window, _name: string, app: SimulatedApp): () => void {
  const page = window as unknown as Record<string, unknown>
  type Said = Readonly<Record<string, unknown>>
  const bridge = {
    invoke: (name: string, given: Said, respond: (said: Said) => void) => {
      const said = name === 'preVerifyJSAPI' ? 'config' : name
      if (!app.has(name)) return respond({ errMsg: 'system:function_not_exist' })
      app.receive(name, structuredClone(given), {
        answer: (value) => respond({ errMsg: `${said}:ok`, ...(value as Said | null) }),
        refuse: () => respond({ errMsg: `${said}:cancel` }),
      })
    },
    on: () => undefined,
  }
  page['WeixinJSBridge'] = bridge
  return () => {
    delete page['WeixinJSBridge']
  }
}
