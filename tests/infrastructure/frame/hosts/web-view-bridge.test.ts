import { describe, expect, it } from 'vitest'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { WebViewBridge } from '../../../../src/infrastructure/frame/hosts/web-view-bridge'
import { settingsWith } from '../../../support/site-settings'

const named = { appUserAgent: 'CityApp', appBridge: 'cityApp' }

function bridge(page: { agent?: string; [name: string]: unknown }, hosts = named) {
  const site = new SiteStore()
  site.setSettings(settingsWith(hosts))
  const { agent = 'Mozilla/5.0 Mobile', ...more } = page
  const window: Record<string, unknown> = {
    location: { origin: 'https://city.example' },
    navigator: { userAgent: agent },
    ...more,
  }
  window.top ??= window
  window.setTimeout = (act: () => void) => {
    window.giveUp = act
  }
  window.clearTimeout = () => undefined
  return { bridge: new WebViewBridge(window as unknown as Window, site), window }
}

const isPresent = (...given: Parameters<typeof bridge>): boolean => bridge(...given).bridge.isPresent

describe('the native app around a page', () => {
  it('is known by its mark in the user agent, and by what it puts into the page', () => {
    expect(isPresent({})).toBe(false)
    expect(isPresent({ agent: 'Mozilla/5.0 CityApp/3.1' })).toBe(true)
    expect(isPresent({ cityApp: { postMessage: () => undefined } })).toBe(true)
    expect(isPresent({ webkit: { messageHandlers: { cityApp: { postMessage: () => undefined } } } })).toBe(true)
    expect(isPresent({ webkit: { messageHandlers: { otherApp: { postMessage: () => undefined } } } })).toBe(false)
  })

  it('is none where the site names none', () => {
    expect(isPresent({ agent: 'CityApp', '': {} }, { appUserAgent: '', appBridge: '' })).toBe(false)
  })

  it('is none in a frame of a foreign page', () => {
    const foreign = {
      get location(): never {
        throw new DOMException('cross-origin')
      },
    }
    expect(isPresent({ agent: 'CityApp', top: foreign })).toBe(false)
    expect(isPresent({ agent: 'CityApp', top: { location: { origin: 'https://evil.example' } } })).toBe(false)
  })
})

describe('the pages of an app', () => {
  it('are opened by an app whose object has the method, by their address', async () => {
    let openPage: (...given: unknown[]) => void = () => undefined
    const opened = new Promise<unknown[]>((resolve) => {
      openPage = (...given) => resolve(given)
    })
    const { bridge: app } = bridge({ cityApp: { openPage } })
    expect(app.canOpenPage).toBe(true)
    app.openPage('https://city.example/posts/1')
    expect(await opened).toEqual(['1', 'https://city.example/posts/1'])
    expect(bridge({ cityApp: {} }).bridge.canOpenPage).toBe(false)
    expect(
      bridge({ cityApp: { openPage }, top: { location: { origin: 'https://evil.example' } } }).bridge.canOpenPage,
    ).toBe(false)
  })
})

describe('the scanner of an app', () => {
  interface Answers {
    readonly townsquareBridge: { readonly answer: (call: string, value: unknown) => void }
  }

  it('is offered by an app whose object has the method', () => {
    const scan = () => undefined
    expect(bridge({ cityApp: { scan } }).bridge.canScan).toBe(true)
    expect(bridge({ cityApp: {} }).bridge.canScan).toBe(false)
    expect(bridge({}).bridge.canScan).toBe(false)
    expect(bridge({ cityApp: { scan }, top: { location: { origin: 'https://evil.example' } } }).bridge.canScan).toBe(
      false,
    )
  })

  it('answers by a promise, or later by the id of the call', async () => {
    expect(await bridge({ cityApp: { scan: async () => 'by promise' } }).bridge.scan()).toBe('by promise')
    let scan: (id: string) => void = () => undefined
    const called = new Promise<string>((resolve) => {
      scan = resolve
    })
    const { bridge: android, window } = bridge({ cityApp: { scan } })
    const scanned = android.scan()
    const id = await called
    const { answer } = (window as unknown as Answers).townsquareBridge
    answer('another', 'not this')
    answer(id, 'by id')
    expect(await scanned).toBe('by id')
  })

  it('is closed without a code, fails, or never answers', async () => {
    expect(await bridge({ cityApp: { scan: async () => null } }).bridge.scan()).toBeNull()
    expect(await bridge({ cityApp: { scan: async () => 12 } }).bridge.scan()).toBeNull()
    expect(await bridge({ cityApp: { scan: () => Promise.reject(new Error('no')) } }).bridge.scan()).toBeNull()
    const thrown = () => {
      throw new Error('no')
    }
    expect(await bridge({ cityApp: { scan: thrown } }).bridge.scan()).toBeNull()
    let scan: () => void = () => undefined
    const called = new Promise<void>((resolve) => {
      scan = resolve
    })
    const { bridge: silent, window } = bridge({ cityApp: { scan } })
    const scanned = silent.scan()
    await called
    ;(window.giveUp as () => void)()
    expect(await scanned).toBeNull()
  })

  it('is called as a method of its object', async () => {
    const cityApp = {
      text: 'own',
      async scan() {
        return this.text
      },
    }
    expect(await bridge({ cityApp }).bridge.scan()).toBe('own')
  })
})
