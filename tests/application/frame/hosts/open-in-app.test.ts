import { beforeEach, describe, expect, it } from 'vitest'
import { OpenInApp } from '../../../../src/application/frame/hosts/open-in-app'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { openingLimit } from '../../../../src/domain/frame/hosts/app-opening'
import { noDeepLinks, type DeepLinks } from '../../../../src/domain/frame/hosts/deep-link'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { LocalStorage } from '../../../../src/application/frame/shared/storage'
import { WebStorage } from '../../../../src/infrastructure/frame/host/web-storage'
import { openTab, type Tab } from '../../../support/member-host'
import { settingsWith } from '../../../support/site-settings'

const schemes = { ios: 'cityapp://open?path=', android: 'citydroid://open?path=' }
const stores = { ios: 'https://apps.example/id1', android: 'https://play.example/app' }

let tab: Tab
beforeEach(() => {
  tab = openTab()
  tab.visitWindow.system = 'ios'
})

function opener(links: Partial<DeepLinks> = { schemes, stores }) {
  tab.container.get(SiteStore).setSettings(settingsWith({ deepLinks: { ...noDeepLinks, ...links } }))
  return tab.container.get(OpenInApp)
}
const cover = (hidden: boolean) => tab.page.tell({ type: 'visibility', hidden })

describe('opening the app', () => {
  it('follows the app’s address through the navigator, and is content when the page is covered', () => {
    const app = opener()
    app.show()
    app.open('/play/s1')
    expect([app.opening.state, tab.navigator.left]).toEqual(['trying', ['app cityapp://open?path=%2Fplay%2Fs1']])
    cover(true)
    tab.clock.pass(openingLimit * 3)
    cover(false)
    expect([app.opening.state, tab.navigator.left.length]).toEqual(['opened', 1])
  })

  it('goes on to the store when nothing covers the page in time', () => {
    const app = opener()
    app.show()
    app.open('/play/s1')
    tab.clock.pass(openingLimit - 1)
    expect(tab.navigator.left).toHaveLength(1)
    tab.clock.pass(1)
    expect([app.opening.state, tab.navigator.left[1]]).toEqual(['missing', 'same tab https://apps.example/id1'])
    app.openStore()
    expect(tab.navigator.left[2]).toBe('same tab https://apps.example/id1')
  })

  it('follows a link of the web in the same tab, which leaves the page', () => {
    const app = opener({ link: 'https://app.example/boot?path=', stores })
    app.show()
    app.open('/play/s1')
    tab.page.tell({ type: 'leaving' })
    tab.clock.pass(openingLimit * 3)
    expect(tab.navigator.left).toEqual(['same tab https://app.example/boot?path=%2Fplay%2Fs1'])
  })

  it('ends with its screen: no store opens over the next one', () => {
    const app = opener()
    const leave = app.show()
    app.open('/play/s1')
    leave()
    tab.clock.pass(openingLimit * 3)
    expect([tab.navigator.left.length, tab.clock.waiting]).toEqual([1, 0])
    cover(true)
    expect(app.opening.state).toBe('resting')
  })

  it('is explained in the messenger, where its tag was not allowed to', () => {
    tab.messenger.isPresent = true
    const app = opener({ schemes, messengerApp: 'wx1' })
    app.tagEnded(false)
    expect([app.opening.state, tab.navigator.left]).toEqual(['explaining', []])
    app.stopExplaining()
    expect(app.opening.state).toBe('resting')
    app.tagEnded(true)
    expect(app.opening.state).toBe('opened')
  })

  it('does nothing without a way', () => {
    const app = opener({})
    app.open('/play/s1')
    app.openStore()
    expect([app.opening.state, tab.navigator.left]).toEqual(['resting', []])
  })
})

describe('the suggestion of the app', () => {
  const suggested = () => tab.container.get(OpenInApp).isSuggested

  it('is made where there is a way, unless the site does not want it', () => {
    expect([opener().isSuggested, opener({}).isSuggested]).toEqual([true, false])
    const app = opener()
    tab.container.get(SiteStore).setConfig({ isDrainage: false } as SiteConfig)
    expect(app.isSuggested).toBe(false)
    tab.container.get(SiteStore).setConfig({ isDrainage: true } as SiteConfig)
    expect(suggested()).toBe(true)
    tab.bridge.isPresent = true
    expect(suggested()).toBe(false)
  })

  it('is not made again for a week once it was refused', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }
    tab.container.unbind(LocalStorage)
    tab.container.bind(LocalStorage).toConstantValue(new WebStorage(() => storage as unknown as Storage, tab.clock))
    const app = opener()
    app.refuse()
    const week = 7 * 86_400_000
    expect([app.isSuggested, suggested()]).toEqual([false, false])
    tab.clock.pass(week - 1)
    expect(suggested()).toBe(false)
    tab.clock.pass(1)
    expect(suggested()).toBe(true)
  })

  it('stays, with what came of it, where nothing opened, and is gone on the next screen', () => {
    const app = opener()
    app.show()
    app.open('/play/s1')
    tab.clock.pass(openingLimit)
    expect([app.isSuggested, suggested()]).toEqual([true, false])
  })
})
