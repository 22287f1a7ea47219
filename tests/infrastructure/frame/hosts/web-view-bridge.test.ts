// @vitest-environment jsdom
import { autorun } from 'mobx'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { AppEvent } from '../../../../src/application/frame/hosts/app-methods'
import { noBridge } from '../../../../src/application/frame/hosts/native-bridge'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { HandClock } from '../../../support/hand-clock'
import { bridgeIn, connectedPage } from '../../../support/native-sides/connect'
import { simulatedApp } from '../../../../platform/demo/phones/sides/simulated-app'
import { nativeSides } from '../../../../platform/demo/phones/sides/native-sides'
import { replaceProperty } from '../../../support/replace-property'

const hosts = Object.keys(nativeSides)
const page = window as unknown as Record<string, unknown>

/** Puts values into the page, and removes them after the test. */
function putIn(values: Record<string, unknown>): void {
  Object.assign(page, values)
  onTestFinished(() => {
    for (const name of [...Object.keys(values), 'townsquareBridge']) delete page[name]
  })
}

async function connected(...given: Parameters<typeof connectedPage>) {
  const found = await connectedPage(...given)
  onTestFinished(found.end)
  return found
}

const inApp = () => replaceProperty(window.navigator, 'userAgent', 'Mozilla/5.0 CityApp/3.1')

describe('the app around a page', () => {
  it('is known by what it puts into the page, or by its mark in the user agent', () => {
    expect(bridgeIn(window).isPresent).toBe(false)
    putIn({ webkit: { messageHandlers: { otherApp: { postMessage: () => undefined } } } })
    expect(bridgeIn(window).isPresent).toBe(false)
    putIn({ webkit: { messageHandlers: { cityApp: { postMessage: () => undefined } } } })
    expect(bridgeIn(window).isPresent).toBe(true)
    putIn({ webkit: undefined, cityApp: {} })
    expect(bridgeIn(window).isPresent).toBe(true)
    putIn({ cityApp: undefined, _dsbridge: { call: () => '' } })
    expect(bridgeIn(window).isPresent).toBe(true)
    putIn({ _dsbridge: undefined })
    expect(bridgeIn(window).isPresent).toBe(false)
    inApp()
    expect(bridgeIn(window).isPresent).toBe(true)
  })

  it('is none in a frame of a foreign page, which reaches no method', async () => {
    const framing = {
      get location(): never {
        throw new DOMException('cross-origin')
      },
    }
    const calls: unknown[] = []
    const scan = async () => calls.push('scan')
    const framed = {
      cityApp: { scan },
      location: { origin: 'https://city.example' },
      navigator: { userAgent: 'CityApp' },
      top: framing,
    }
    const other = { ...framed, top: { location: { origin: 'https://evil.example' } } }
    for (const given of [framed, other]) {
      const bridge = bridgeIn(given as unknown as Window)
      expect([bridge.isPresent, bridge.can('scan'), await bridge.call('scan', {})]).toEqual([
        false,
        false,
        failure('absent'),
      ])
    }
    expect(calls).toEqual([])
    expect(Object.keys(framed)).not.toContain('townsquareBridge')
  })

  it('is none where there is no window', async () => {
    await noBridge.connect()
    expect([noBridge.can('scan'), await noBridge.call('scan', {})]).toEqual([false, failure('absent')])
  })

  it('whose user agent has the mark, but which answers no handshake, has no method', async () => {
    inApp()
    const clock = new HandClock()
    const bridge = bridgeIn(window, clock)
    const connecting = bridge.connect()
    await expect.poll(() => document.querySelectorAll('iframe').length).toBe(2)
    clock.pass(3_000)
    await connecting
    delete page['WVJBCallbacks']
    expect(document.querySelectorAll('iframe').length).toBe(0)
    expect([bridge.isPresent, bridge.can('share')]).toEqual([true, false])
  })
})

describe.each(hosts)('an app behind %s', (host) => {
  beforeEach(inApp)

  it('tells of events, and learns whether the page did what it asks for', async () => {
    const { app, bridge } = await connected(host, { scan: 'code' })
    expect(app.tell('back')).toBe(false)
    const events: AppEvent[] = []
    const end = bridge.listen((event) => {
      events.push(event)
      return event.type === 'back'
    })
    expect([app.tell('back'), app.tell('background')]).toEqual([true, false])
    app.tell('account', { token: 'token-of-the-app' })
    app.tell('insets', { top: 44, right: 0, bottom: 34, left: 0 })
    expect(events).toEqual([
      { type: 'back' },
      { type: 'background' },
      { type: 'account', value: { token: 'token-of-the-app' } },
      { type: 'insets', value: { top: 44, right: 0, bottom: 34, left: 0 } },
    ])
    end()
    expect(app.tell('back')).toBe(false)
  })

  it('is not heard when it tells rubbish', async () => {
    const { app, bridge } = await connected(host, { scan: 'code' })
    const events: AppEvent[] = []
    bridge.listen((event) => events.push(event) > 0)
    const rubbish: readonly (readonly [string, unknown?])[] = [
      ['unknown'],
      ['account'],
      ['account', { token: '<script>' }],
      ['insets', { top: -1, right: 0, bottom: 0, left: 1e9 }],
      ['textSize', 'big'],
      ['theme', 'pink'],
    ]
    expect(rubbish.map(([event, value]) => app.tell(event, value))).toEqual(rubbish.map(() => false))
    expect(events).toEqual([])
  })

  it('is observed: what needs it appears once it is connected', async () => {
    const app = simulatedApp({ share: 'shared' })
    onTestFinished(nativeSides[host]!(window, 'cityApp', app))
    const bridge = bridgeIn(window)
    const seen: boolean[] = []
    onTestFinished(autorun(() => seen.push(bridge.can('share'))))
    await bridge.connect()
    expect(seen).toEqual([false, true])
    expect([bridge.can('scan'), await bridge.call('scan', {})]).toEqual([false, failure('absent')])
  })
})

describe('the answers of an app', () => {
  it('find their calls in any order, and never one of a page that is gone', async () => {
    const ids: string[] = []
    putIn({ cityApp: { scan: (id: string) => void ids.push(id) } })
    const answer = (id: string | undefined, value: unknown) =>
      (page['townsquareBridge'] as { answer: (id: unknown, value: unknown) => void }).answer(id, value)
    const earlier = bridgeIn(window)
    await earlier.connect()
    const lost = earlier.call('scan', {})
    await expect.poll(() => ids.length).toBe(1)
    const bridge = bridgeIn(window)
    await bridge.connect()
    const scans = [bridge.call('scan', {}), bridge.call('scan', {})]
    await expect.poll(() => ids.length).toBe(3)
    answer(ids[0], 'of the page that is gone')
    answer('another', 'not this')
    answer(ids[2], 'second')
    answer(ids[1], 'first')
    answer(ids[1], 'first again')
    expect(await Promise.all(scans)).toEqual([success('first'), success('second')])
    expect(new Set(ids).size).toBe(3)
    expect(await Promise.race([lost, Promise.resolve('waiting')])).toBe('waiting')
  })

  it('may come by a promise of an object’s method, too; what is thrown is a refusal', async () => {
    const cityApp = {
      text: 'own',
      async scan() {
        return this.text
      },
      checkFace: () => Promise.reject(new Error('no')),
      location: () => {
        throw new Error('no')
      },
      dial: () => {
        throw new Error('no')
      },
    }
    putIn({ cityApp })
    const bridge = bridgeIn(window)
    expect(await bridge.call('scan', {})).toEqual(success('own'))
    expect(await bridge.call('checkFace', {})).toEqual(failure('refused'))
    expect(await bridge.call('location', {})).toEqual(failure('refused'))
    expect(await bridge.call('dial', { phone: '12345' })).toEqual(failure('refused'))
  })
})

it('notes each method that brought nothing, by its name and the problem alone', async () => {
  putIn({ cityApp: { scan: () => Promise.reject(new Error('no')), checkFace: async () => 'signed' } })
  const noted: (readonly string[])[] = []
  const bridge = bridgeIn(window, new HandClock(), (method, problem) => noted.push([method, problem]))
  await bridge.call('scan', {})
  await bridge.call('location', {})
  await bridge.call('checkFace', {})
  expect(noted).toEqual([
    ['scan', 'refused'],
    ['location', 'absent'],
  ])
})

describe('the methods of an app on iOS', () => {
  const handler = (answers: unknown) => {
    const asked: string[] = []
    const postMessage = async ({ method }: { readonly method: string }) => {
      asked.push(method)
      return method === 'methods' ? answers : 'code'
    }
    putIn({ webkit: { messageHandlers: { cityApp: { postMessage } } } })
    return asked
  }

  it('are asked for once where it has not named them', async () => {
    const asked = handler(['scan', 'launchRockets'])
    const bridge = bridgeIn(window)
    await bridge.connect()
    expect(await bridge.call('scan', {})).toEqual(success('code'))
    expect(await bridge.call('checkFace', {})).toEqual(failure('absent'))
    expect(asked).toEqual(['methods', 'scan'])
  })

  it('are none where it does not answer within a second', async () => {
    putIn({ webkit: { messageHandlers: { cityApp: { postMessage: () => undefined } } } })
    const clock = new HandClock()
    const bridge = bridgeIn(window, clock)
    const connecting = bridge.connect()
    await expect.poll(() => clock.waiting).toBe(1)
    clock.pass(1_000)
    await connecting
    expect(bridge.can('scan')).toBe(false)
  })

  it('are those of the version of the interface that it names', async () => {
    const asked = handler(null)
    putIn({ townsquareBridge: { version: 1 } })
    const bridge = bridgeIn(window)
    await bridge.connect()
    expect([bridge.can('scan'), bridge.can('openPage'), bridge.can('share')]).toEqual([true, true, false])
    putIn({ townsquareBridge: { version: 2, methods: ['share'] } })
    const newer = bridgeIn(window)
    await newer.connect()
    expect([newer.can('scan'), newer.can('share')]).toEqual([false, true])
    expect(asked).toEqual([])
  })
})
