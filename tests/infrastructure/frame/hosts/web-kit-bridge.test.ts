import { describe, expect, it } from 'vitest'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { WebViewBridge } from '../../../../src/infrastructure/frame/hosts/web-view-bridge'
import { WebKitView } from '../../../support/web-kit-view'
import { settingsWith } from '../../../support/site-settings'

const all = ['scan', 'checkFace', 'openPage']

function bridgeIn(view: WebKitView): WebViewBridge {
  const site = new SiteStore()
  site.setSettings(settingsWith({ appBridge: 'cityApp' }))
  return new WebViewBridge(view.window, site)
}

describe('an app on iOS', () => {
  it('checks a face: it gets a message, and answers by the one global', async () => {
    const view = new WebKitView('cityApp', all)
    const bridge = bridgeIn(view)
    expect(bridge.canCheckFace).toBe(true)
    const called = view.nextMessage()
    const checked = bridge.checkFace()
    const { id, method, args } = await called
    expect({ method, args }).toEqual({ method: 'checkFace', args: [] })
    view.answer('another', 'not this')
    view.answer(id, 'signed word')
    expect(await checked).toBe('signed word')
    expect(view.timers.size).toBe(0)
  })

  it('gets each call under an id of its own, so that answers in any order find theirs', async () => {
    const view = new WebKitView('cityApp', all)
    const bridge = bridgeIn(view)
    const firstCalled = view.nextMessage()
    const secondCalled = view.nextMessage()
    const scans = [bridge.scan(), bridge.scan()]
    const [first, second] = await Promise.all([firstCalled, secondCalled])
    view.answer(second.id, 'second')
    view.answer(first.id, 'first')
    expect(await Promise.all(scans)).toEqual(['first', 'second'])
  })

  it('may answer by the promise of a handler with reply, or refuse by it', async () => {
    expect(await bridgeIn(new WebKitView('cityApp', all, async () => 'by promise')).scan()).toBe('by promise')
    expect(await bridgeIn(new WebKitView('cityApp', all, () => Promise.reject(new Error('no')))).scan()).toBeNull()
  })

  it('opens a page by its address', async () => {
    const view = new WebKitView('cityApp', all)
    const called = view.nextMessage()
    bridgeIn(view).openPage('https://city.example/posts/1')
    expect(await called).toMatchObject({ method: 'openPage', args: ['https://city.example/posts/1'] })
    expect(view.visited).toEqual([])
  })

  it('is not called for what it did not name', () => {
    const view = new WebKitView('cityApp', ['scan'])
    const bridge = bridgeIn(view)
    expect(bridge).toMatchObject({ isPresent: true, canScan: true, canCheckFace: false, canOpenPage: false })
    expect(view.received).toEqual([])
  })

  it('that has named nothing is asked once which methods it has', async () => {
    const view = new WebKitView('cityApp', undefined, async ({ method }) =>
      method === 'methods' ? ['scan'] : `answer to ${method}`,
    )
    const bridge = bridgeIn(view)
    expect(await bridge.scan()).toBe('answer to scan')
    expect(await bridge.checkFace()).toBeNull()
    expect(view.received.map(({ method }) => method)).toEqual(['methods', 'scan'])
  })

  it('that answers nothing at all is given up: what it would do is done in the page', async () => {
    const view = new WebKitView('cityApp')
    const bridge = bridgeIn(view)
    const asked = view.nextMessage()
    const scanned = bridge.scan()
    expect((await asked).method).toBe('methods')
    expect([...view.timers.values()].map(({ milliseconds }) => milliseconds)).toEqual([1_000])
    view.giveUp()
    expect(await scanned).toBeNull()

    const askedAgain = view.nextMessage()
    bridge.openPage('https://city.example/posts/1')
    await askedAgain
    view.giveUp()
    await expect.poll(() => view.visited).toEqual(['https://city.example/posts/1'])
  })

  it('whose face check never answers is given up after two minutes', async () => {
    const view = new WebKitView('cityApp', all)
    const called = view.nextMessage()
    const checked = bridgeIn(view).checkFace()
    await called
    expect([...view.timers.values()].map(({ milliseconds }) => milliseconds)).toEqual([120_000])
    view.giveUp()
    expect(await checked).toBeNull()
  })
})
