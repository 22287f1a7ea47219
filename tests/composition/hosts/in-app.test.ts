// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { PageMoment } from '../../../src/application/frame/shared/page-life'
import { PreferencesStore } from '../../../src/application/frame/site/preferences.store'
import type { App } from '../../../src/composition/create-app'
import { startInApp } from '../../../src/composition/hosts/in-app'
import { BrowserPageLife } from '../../../src/infrastructure/frame/host/browser-page-life'
import type { AppHistory } from '../../../src/ui/frame/shell/history/app-history'
import { beginHydration, endHydration } from '../../../src/ui/frame/kit/hydration/server-drawn'
import { openTab, type Tab } from '../../support/member-host'
import { resident } from '../../support/member-ports'

let tab: Tab
let moments: PageMoment[]
let saves: number
let isFirst: boolean
let pushed: string[]

beforeEach(() => {
  tab = openTab()
  moments = []
  saves = 0
  isFirst = false
  pushed = []
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
})

function start() {
  const pageLife = new BrowserPageLife()
  pageLife.listen((moment) => moments.push(moment))
  const app = { container: tab.container, memory: { saveAll: () => (saves += 1) } } as unknown as App
  const visit = { back: () => !isFirst, push: (path: string) => pushed.push(path) } as unknown as AppHistory
  return startInApp({ window, app, visit, pageLife })
}

const called = (method: string) =>
  tab.bridge.called.filter((call) => call.method === method).map(({ argument }) => argument)

function tap(href: string): boolean {
  const link = document.createElement('a')
  link.href = href
  link.setAttribute('href', href)
  document.body.append(link)
  return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

describe('a page in an app', () => {
  it('is left by the phone’s button once nothing of it is open, by the app where it can', async () => {
    tab.bridge.have({ close: () => null })
    await start()
    expect([tab.bridge.tell({ type: 'back' }), called('close')]).toEqual([true, []])
    isFirst = true
    expect([tab.bridge.tell({ type: 'back' }), called('close')]).toEqual([true, [{}]])
    tab.bridge.answers = {}
    expect(tab.bridge.tell({ type: 'back' })).toBe(false)
  })

  it('rests in the background, and asks for the network when it is back in front', async () => {
    tab.bridge.have({ networkKind: () => 'wifi' })
    await start()
    tab.bridge.tell({ type: 'background' })
    expect([moments, saves]).toEqual([[{ type: 'background' }, { type: 'visibility', hidden: true }], 1])
    moments = []
    tab.bridge.tell({ type: 'foreground' })
    await expect.poll(() => moments).toEqual([{ type: 'visibility', hidden: false }, { type: 'online' }])
    moments = []
    tab.bridge.tell({ type: 'networkKind', value: 'none' })
    tab.bridge.tell({ type: 'networkKind', value: 'cellular' })
    expect(moments).toEqual([{ type: 'online' }])
  })

  it('keeps clear of what the app covers, from the start and when it changes', async () => {
    tab.bridge.have({ insets: () => ({ top: 44, right: 0, bottom: 34, left: 0 }) })
    await start()
    const { style } = document.documentElement
    await expect.poll(() => style.getPropertyValue('--safe-top')).toBe('44px')
    tab.bridge.tell({ type: 'insets', value: { top: 0, right: 30, bottom: 0, left: 0 } })
    expect([style.getPropertyValue('--safe-top'), style.getPropertyValue('--safe-right')]).toEqual(['0px', '30px'])
  })

  it('takes over the look of the app once the drawn page is taken over, which would differ from it before', async () => {
    beginHydration(Date.now())
    onTestFinished(endHydration)
    const { preferences } = tab.container.get(PreferencesStore)
    tab.bridge.have({ theme: () => 'dark' })
    await start()
    expect(tab.bridge.tell({ type: 'language', value: 'zh' })).toBe(true)
    await expect.poll(() => called('theme')).toHaveLength(1)
    expect(tab.container.get(PreferencesStore).preferences).toBe(preferences)
    endHydration()
    await expect
      .poll(() => tab.container.get(PreferencesStore).preferences)
      .toMatchObject({ theme: 'dark', language: 'zh-CN' })
  })

  it('tells its title whenever it changes', async () => {
    document.title = 'Home'
    tab.bridge.have({ setTitle: () => null })
    await start()
    document.title = 'Story'
    await expect.poll(() => called('setTitle')).toEqual([{ title: 'Home' }, { title: 'Story' }])
  })

  it('lets the app dial and log in, where it can, and leaves other links alone', async () => {
    tab.gateway.owners = { 'token-of-the-app': resident }
    tab.bridge.have({ dial: () => null, login: () => ({ token: 'token-of-the-app' }) })
    await start()
    expect([tap('tel:12345'), tap('/login?redirect=%2Fmine'), tap('#top')]).toEqual([false, false, true])
    expect(called('dial')).toEqual([{ phone: '12345' }])
    await expect.poll(() => tab.session.user).toEqual(resident)
    expect(tab.navigator.went).toEqual(['replace /mine'])
  })

  it('opens the login of the page when that of the app fails', async () => {
    tab.bridge.have({ login: () => 'unanswered' })
    await start()
    expect(tap('/login?redirect=%2Fmine')).toBe(false)
    await expect.poll(() => pushed).toEqual(['/login?redirect=%2Fmine'])
  })

  it('hands other sites and places to the app, and learns what it could not do', async () => {
    tab.bridge.have({ openMap: () => null })
    const app = await start()
    const place = { latitude: 28.2, longitude: 112.9 }
    expect([await app.showWay(place, 'Library'), await app.open('https://other.example/')]).toEqual([true, false])
    expect(called('openMap')).toEqual([{ ...place, name: 'Library' }])
    expect([await app.logIn('/mine', false), await app.bindPhone('/mine')]).toEqual([false, false])
  })

  it('follows the app’s log out', async () => {
    tab.session.startSession('t', resident)
    await start()
    expect([tab.bridge.tell({ type: 'logOut' }), tab.session.isMember]).toEqual([true, false])
  })
})
