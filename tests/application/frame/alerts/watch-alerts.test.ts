import { beforeEach, describe, expect, it } from 'vitest'
import { AlertLineStore } from '../../../../src/application/frame/alerts/alert-line.store'
import { AlertsStore } from '../../../../src/application/frame/alerts/alerts.store'
import { ReadAlerts } from '../../../../src/application/frame/alerts/read-alerts'
import { WatchAlerts } from '../../../../src/application/frame/alerts/watch-alerts'
import { LocalStorage } from '../../../../src/application/frame/shared/storage'
import { PreferencesStore } from '../../../../src/application/frame/site/preferences.store'
import { start } from '../../../support/hand-clock'
import { newBrowser, openTab, type Tab, type TestBrowser } from '../../../support/member-host'
import { alertNow, memoryAlerts } from '../../../support/memory-alerts'

const minute = 60_000
let browser: TestBrowser
let tab: Tab
let platform: ReturnType<typeof memoryAlerts>
beforeEach(() => {
  browser = newBrowser()
  tab = openTab(browser)
  platform = memoryAlerts(tab)
})
const store = (of = tab) => of.container.get(AlertsStore)
const shown = (of = tab) => store(of).shown.map(({ title }) => title)
const read = (of = tab) => of.container.get(ReadAlerts).execute()

describe('the alerts of a client', () => {
  it('begin and end by the clock, the worst first, without being asked for again', async () => {
    platform.alerts = [
      alertNow(),
      alertNow({ id: 'flood', title: 'Flood', severity: 'extreme', from: start + 10 * minute }),
    ]
    await read()
    expect(shown()).toEqual(['Heavy rain'])
    tab.clock.pass(10 * minute)
    expect(shown()).toEqual(['Flood', 'Heavy rain'])
    tab.clock.pass(50 * minute)
    expect([shown(), platform.asked]).toEqual([[], 1])
  })

  it('go by the clock of the platform, where that of the device is wrong', async () => {
    platform.ahead = 30 * minute
    platform.alerts = [alertNow({ from: start + 30 * minute })]
    await read()
    expect(shown()).toEqual(['Heavy rain'])
    tab.clock.pass(30 * minute)
    expect(shown()).toEqual([])
  })

  it('stay closed in this visit, and are there again in the next one and with other words', async () => {
    platform.alerts = [alertNow()]
    await read()
    store().close()
    expect(shown()).toEqual([])
    await read()
    expect(shown()).toEqual([])
    platform.alerts = [alertNow({ title: 'Heavier rain', updatedAt: start })]
    await read()
    expect(shown()).toEqual(['Heavier rain'])
    store().close()
    const next = openTab(browser)
    const again = memoryAlerts(next)
    again.alerts = platform.alerts
    await read(next)
    expect(shown(next)).toEqual(['Heavier rain'])
  })

  it('stay without a network, with the time of the last word, and end by the clock', async () => {
    platform.alerts = [alertNow()]
    await read()
    tab.clock.pass(5 * minute)
    platform.say({ type: 'alive' })
    const later = openTab(browser)
    const away = memoryAlerts(later)
    away.isAway = true
    later.clock.pass(20 * minute)
    store(later).restore()
    await read(later)
    expect([shown(later), store(later).asOf]).toEqual([['Heavy rain'], start])
    later.clock.pass(40 * minute)
    expect(shown(later)).toEqual([])
  })

  it('are kept no longer than the platform says so, and a copy never replaces its word', async () => {
    platform.alerts = [alertNow()]
    await read()
    platform.alerts = []
    await read()
    store().restore()
    expect(shown()).toEqual([])
    const next = openTab(browser)
    memoryAlerts(next)
    store(next).restore()
    expect([shown(next), store(next).asOf]).toEqual([[], null])
  })

  it('ignore a copy that something else wrote', () => {
    for (const copy of [null, 'x', { at: 1, ahead: 0, alerts: [{ from: 'now' }] }, { alerts: [] }]) {
      tab.container.get(LocalStorage).write('alerts.copy', copy)
      store().restore()
      expect([shown(), store().asOf]).toEqual([[], null])
    }
  })

  it('are read aloud once: not again when the visitor comes back, and not when the page came with them', async () => {
    platform.alerts = [alertNow()]
    await tab.container.get(ReadAlerts).execute(true)
    expect(store().announced).toBeNull()
    platform.alerts = [alertNow(), alertNow({ id: 'flood', title: 'Flood', severity: 'extreme' })]
    await read()
    expect(store().announced?.title).toBe('Flood')
    tab.clock.pass(10_000)
    expect(store().announced).toBeNull()
    await read()
    store().look()
    expect(store().announced).toBeNull()
    platform.alerts = [alertNow({ title: 'Heavier rain', updatedAt: start })]
    await read()
    expect(store().announced?.title).toBe('Heavier rain')
  })

  it('that come later than a newer list change nothing', async () => {
    const { at } = platform.now()
    store().take({ alerts: [alertNow({ title: 'Newer' })], at: at + 1000 })
    store().take({ alerts: [], at })
    expect(shown()).toEqual(['Newer'])
  })

  it('are as they were drawn until the clock is looked at, whose time the age of the page is not', async () => {
    const ended = alertNow({ until: start - minute })
    store().takeDrawn({ alerts: [ended], at: start - 5 * minute })
    expect(store().running).toEqual([ended])
    store().look()
    expect(store().running).toEqual([])
  })

  it('that come together are read aloud one after the other', async () => {
    platform.alerts = [alertNow(), alertNow({ id: 'flood', title: 'Flood', severity: 'extreme' })]
    await read()
    expect(store().announced?.title).toBe('Flood')
    tab.clock.pass(10_000)
    expect(store().announced?.title).toBe('Heavy rain')
    tab.clock.pass(10_000)
    expect(store().announced).toBeNull()
  })
})

describe('watching the alerts', () => {
  it('follows the stream while the page is seen, and asks again when it is shown', () => {
    const end = tab.container.get(WatchAlerts).execute()
    expect([platform.open.length, platform.asked]).toEqual([1, 0])
    platform.alerts = [alertNow()]
    platform.tell()
    expect(shown()).toEqual(['Heavy rain'])
    tab.clock.pass(minute / 6)
    platform.say({ type: 'alive' })
    expect(store().asOf).toBe(start + minute / 6)
    tab.page.tell({ type: 'visibility', hidden: true })
    expect(platform.open).toHaveLength(0)
    tab.page.tell({ type: 'visibility', hidden: false })
    expect([platform.open.length, platform.asked]).toEqual([1, 1])
    end()
    expect(platform.open).toHaveLength(0)
  })

  it('asks with each attempt where no stream can be had, after growing waits', async () => {
    tab.container.get(WatchAlerts).execute()
    const waits: number[] = []
    for (let attempt = 0; attempt < 4; attempt += 1) {
      platform.say({ type: 'lost' })
      const from = tab.clock.now()
      while (platform.open.length === 0) tab.clock.pass(100)
      waits.push(tab.clock.now() - from)
    }
    expect(platform.asked).toBe(4)
    expect([...waits].sort((one, other) => one - other)).toEqual(waits)
    expect(waits[3]).toBeGreaterThan(waits[0]!)
  })

  it('goes on in the language that the visitor chooses', () => {
    tab.container.get(WatchAlerts).execute()
    const [before] = platform.open
    tab.container.get(PreferencesStore).change({ language: 'zh-CN' })
    expect(platform.open).toHaveLength(1)
    expect(platform.open[0]).not.toBe(before)
    expect(platform.asked).toBe(1)
  })

  it('has no place in the frame before its code is there', () => {
    expect(tab.container.get(AlertLineStore).isThere).toBe(false)
  })
})
