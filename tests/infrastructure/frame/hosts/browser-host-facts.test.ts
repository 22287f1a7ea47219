// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { simulatedApp } from '../../../../platform/demo/phones/sides/simulated-app'
import { nativeSides } from '../../../../platform/demo/phones/sides/native-sides'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { BrowserHostFacts } from '../../../../src/infrastructure/frame/hosts/browser-host-facts'
import { bridgeIn } from '../../../support/native-sides/connect'
import { exampleAnswers } from '../../../support/native-sides/method-examples'
import { replaceProperty } from '../../../support/replace-property'
import { settingsWith } from '../../../support/site-settings'

let isMessenger: boolean
let hasDrafts: boolean

beforeEach(() => {
  isMessenger = false
  hasDrafts = true
})

function factsOf(page: Window = window) {
  const site = new SiteStore()
  site.setSettings(settingsWith({ appUserAgent: 'CityApp', appBridge: 'cityApp' }))
  const drafts = {
    read: async () => null,
    write: async () => hasDrafts,
    remove: async () => undefined,
    keys: async () => [],
  }
  const messenger = { isPresent: isMessenger }
  return new BrowserHostFacts({ window: page, site, bridge: bridgeIn(page), messenger, drafts }).read()
}

function inApp(host: string, version?: number) {
  replaceProperty(window.navigator, 'userAgent', 'Mozilla/5.0 (Linux; Android 14) CityApp/3.1')
  const { scan, share } = exampleAnswers()
  onTestFinished(nativeSides[host]!(window, 'cityApp', simulatedApp({ scan, share })))
  if (version !== undefined) Object.assign(window, { townsquareBridge: { version } })
}

const statesOf = async (...names: readonly string[]) => {
  const { bridge } = await factsOf()
  return names.map((name) => bridge?.methods.find((method) => method.name === name)?.state)
}

describe('what a page knows of its host', () => {
  it('is that there is no app in a browser, and that it keeps what is stored', async () => {
    expect(await factsOf()).toMatchObject({
      container: 'browser',
      bridge: null,
      cookies: 'kept',
      localStorage: 'kept',
      tabStorage: 'kept',
      drafts: 'kept',
      hasWorker: false,
    })
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual([
      expect.not.stringMatching(/support/),
      0,
      0,
    ])
  })

  it('is that a browser refuses to keep anything', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    hasDrafts = false
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const own = Object.getOwnPropertyDescriptor(window, name)!
      Object.defineProperty(window, name, { configurable: true, get: refuse })
      onTestFinished(() => void Object.defineProperty(window, name, own))
    }
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: vi.fn() })
    onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'))
    expect(await factsOf()).toMatchObject({
      cookies: 'refused',
      localStorage: 'refused',
      tabStorage: 'refused',
      drafts: 'refused',
    })
  })

  it('is the messenger', async () => {
    isMessenger = true
    expect(await factsOf()).toMatchObject({ container: 'messenger', bridge: null })
  })

  it('is which methods an app has, and which it lacks', async () => {
    inApp('Android object')
    expect(await factsOf()).toMatchObject({
      container: 'app',
      system: 'android',
      bridge: { kind: 'object', version: null },
    })
    expect(await statesOf('scan', 'share', 'dial')).toEqual(['present', 'present', 'absent'])
  })

  it('is which methods need a newer app', async () => {
    inApp('Android object', 1)
    expect((await factsOf()).bridge?.version).toBe(1)
    expect(await statesOf('scan', 'share', 'checkFace')).toEqual(['present', 'newer', 'absent'])
  })

  it('is the build, by the script that every document starts with', async () => {
    const script = document.createElement('script')
    script.type = 'text/plain'
    script.src = '/static/js/index.0123456789.js'
    document.head.append(script)
    onTestFinished(() => script.remove())
    expect((await factsOf()).build).toBe('0123456789')
  })
})
