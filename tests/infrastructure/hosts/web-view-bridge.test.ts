import { describe, expect, it } from 'vitest'
import { SiteStore } from '../../../src/application/site/site.store'
import { plainSkin } from '../../../src/domain/site/skin'
import { WebViewBridge } from '../../../src/infrastructure/hosts/web-view-bridge'

const domains = {
  ascApiDomain: '',
  ucenterApiDomain: '',
  vmsApiDomain: '',
  platformApiDomain: '',
  creditUrl: '',
  cmsPcDomain: '',
  ascCDomain: '',
}
const named = { appUserAgent: 'CityApp', appBridge: 'cityApp' }

function isPresent(page: { agent?: string; [name: string]: unknown }, hosts = named): boolean {
  const site = new SiteStore()
  site.setSettings({
    skin: plainSkin,
    menu: [],
    domains,
    hosts: { ...hosts, messengerUserAgent: '', messengerLogin: false },
  })
  const { agent = 'Mozilla/5.0 Mobile', ...more } = page
  const window: Record<string, unknown> = {
    location: { origin: 'https://city.example' },
    navigator: { userAgent: agent },
    ...more,
  }
  window.top ??= window
  return new WebViewBridge(window as unknown as Window, site).isPresent
}

describe('the native app around a page', () => {
  it('is known by its mark in the user agent, and by what it puts into the page', () => {
    expect(isPresent({})).toBe(false)
    expect(isPresent({ agent: 'Mozilla/5.0 CityApp/3.1' })).toBe(true)
    expect(isPresent({ cityApp: { postMessage: () => undefined } })).toBe(true)
    expect(isPresent({ webkit: { messageHandlers: { cityApp: {} } } })).toBe(true)
    expect(isPresent({ webkit: { messageHandlers: { otherApp: {} } } })).toBe(false)
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
