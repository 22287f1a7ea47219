// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import { messengerApp } from '../../../../platform/demo/phones/sides/messenger-app'
import { simulatedApp } from '../../../../platform/demo/phones/sides/simulated-app'

interface Bridge {
  invoke(name: string, given: object, respond: (said: unknown) => void): void
}

function messenger(answers: Record<string, unknown>) {
  const app = simulatedApp(answers)
  onTestFinished(messengerApp(window, '', app))
  const bridge = (window as unknown as { WeixinJSBridge: Bridge }).WeixinJSBridge
  const ask = (name: string) => new Promise<unknown>((resolve) => bridge.invoke(name, {}, resolve))
  return { app, ask }
}

it('the messenger of the demo says by its own words what became of a call', async () => {
  const { app, ask } = messenger({ preVerifyJSAPI: null, scanQRCode: { resultStr: 'code' } })
  expect(await ask('preVerifyJSAPI')).toEqual({ errMsg: 'config:ok' })
  expect(await ask('scanQRCode')).toEqual({ errMsg: 'scanQRCode:ok', resultStr: 'code' })
  expect(await ask('openCard')).toEqual({ errMsg: 'system:function_not_exist' })
  app.mood = 'refused'
  expect(await ask('scanQRCode')).toEqual({ errMsg: 'scanQRCode:cancel' })
})

it('the messenger of the demo refuses a signature that is not that of the page', async () => {
  const { ask } = messenger({ preVerifyJSAPI: async () => ({ errMsg: 'config:invalid signature' }) })
  expect(await ask('preVerifyJSAPI')).toEqual({ errMsg: 'config:invalid signature' })
})
