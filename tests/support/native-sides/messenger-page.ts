import { expect } from 'vitest'
import type { AppMethod } from '../../../src/application/frame/hosts/app-methods'
import { MessengerConnection } from '../../../src/infrastructure/frame/hosts/messenger-connection'
import { methodTable } from '../../../src/infrastructure/frame/hosts/method-table'
import { WeixinScript } from '../../../src/infrastructure/frame/hosts/weixin-script'
import { messengerApp } from '../../../platform/demo/phones/sides/messenger-app'
import { simulatedApp, type AppMood } from '../../../platform/demo/phones/sides/simulated-app'
import { CallClock } from './connect'
import { methodExamples } from './method-examples'
import { flush } from '../flush'

/** What the messenger's own methods answer, by the names that its script sends. */
const answers = {
  preVerifyJSAPI: {},
  scanQRCode: { resultStr: methodExamples.scan.answer },
  chooseImage: { localIds: '["weixin://1"]' },
  getLocalImgData: { localData: '/9j/4AAQ' },
  geoLocation: { latitude: '28.2', longitude: '112.9' },
  openLocation: null,
  imagePreview: null,
  closeWindow: null,
}

const signature = { appId: 'wx1', timestamp: 7, nonce: 'nonce', signature: 'signature', address: location.href }

/** What our methods answer in the messenger where that differs from what an app answers. */
const otherAnswers: { readonly [Method in AppMethod]?: unknown } = {
  location: { latitude: 28.2, longitude: 112.9, system: 'WGS-84' },
}

/** Calls a method by the messenger's own script, whose native side is in a mood, and returns what became of it. */
export async function messengerOutcomeOf(method: AppMethod, mood: AppMood) {
  const app = simulatedApp({ ...answers })
  const end = messengerApp(window, '', app)
  const clock = new CallClock()
  try {
    const script = new WeixinScript(window, location.href)
    await script.configure(signature, { onReady: () => undefined, onRefused: () => undefined })
    const connection = new MessengerConnection(script.acceptedScript, clock)
    // The mood is that of a call; a page whose signature is not accepted calls nothing.
    app.mood = mood
    const waits = clock.timerSet()
    const calling = connection.call(method, methodExamples[method].argument as never)
    await Promise.race([calling, waits])
    // A method that asks the script twice needs some turns until it is through.
    await flush()
    clock.pass(methodTable[method].patience)
    app.answerLate()
    const called = await calling
    expect(clock.waiting).toBe(0)
    if (!called.ok) return called.reason
    const { answer } = methodExamples[method]
    expect(called.value).toEqual(otherAnswers[method] ?? answer)
    return answer === null ? 'told' : 'answered'
  } finally {
    // The script reads the data of one picture at a time: a picture without an answer would block those of all later
    // tests in this window, which share the script.
    for (let turn = 0; turn < 10; turn += 1) {
      app.answerLate()
      await Promise.resolve()
    }
    end()
  }
}
