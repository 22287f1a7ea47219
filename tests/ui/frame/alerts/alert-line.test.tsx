// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ReadAlerts } from '../../../../src/application/frame/alerts/read-alerts'
import { AlertLine } from '../../../../src/ui/frame/alerts/alert-line'
import { start } from '../../../support/hand-clock'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { alertNow, memoryAlerts } from '../../../support/memory-alerts'

let tab: Tab
let platform: ReturnType<typeof memoryAlerts>
beforeEach(() => {
  tab = openTab()
  platform = memoryAlerts(tab)
})
const read = (isDrawn = false) => act(() => tab.container.get(ReadAlerts).execute(isDrawn))
const line = () => screen.queryByRole('region', { name: 'Urgent notice' })

/** The region in which a screen reader hears of a new alert. */
const live = (politeness: string) => document.querySelector(`[aria-live=${politeness}]`)!

describe('the line of alerts', () => {
  it('says how bad it is, where, since when and what, and leads to all of them', async () => {
    platform.alerts = [alertNow(), alertNow({ id: 'flood', severity: 'extreme', title: 'Flood', area: null })]
    renderWith(tab, <AlertLine />)
    expect(line()).toBeNull()
    await read()
    expect(line()?.textContent).toBe('Extreme · Whole city · since 21 Nov, 15:00Flood1 more')
    expect(line()?.dataset['severity']).toBe('extreme')
    expect(screen.getByRole('link', { name: /Flood/ }).getAttribute('href')).toBe('/alerts')
  })

  it('is closed by its button, and ends by the clock', async () => {
    const user = userEvent.setup()
    platform.alerts = [alertNow()]
    renderWith(tab, <AlertLine />)
    await read()
    await user.click(screen.getByRole('button', { name: 'Hide for this visit' }))
    expect(line()).toBeNull()
    platform.alerts = [alertNow({ updatedAt: start })]
    await read()
    expect(line()).not.toBeNull()
    act(() => tab.clock.pass(3_600_000))
    expect(line()).toBeNull()
  })

  it('is announced once: at once where it is extreme, else when the reader pauses', async () => {
    renderWith(tab, <AlertLine />)
    const [alert, status] = [live('assertive'), live('polite')]
    platform.alerts = [alertNow()]
    await read()
    expect([alert.textContent, status.textContent]).toEqual(['', 'Urgent notice · Severe · Old town · Heavy rain'])
    act(() => tab.clock.pass(10_000))
    platform.alerts = [alertNow(), alertNow({ id: 'flood', severity: 'extreme', title: 'Flood' })]
    await read()
    expect([alert.textContent, status.textContent]).toEqual(['Urgent notice · Extreme · Old town · Flood', ''])
    act(() => tab.clock.pass(10_000))
    await read()
    expect([alert.textContent, status.textContent]).toEqual(['', ''])
  })

  it('is not announced where the page came with it', async () => {
    platform.alerts = [alertNow()]
    await read(true)
    renderWith(tab, <AlertLine />)
    expect(line()).not.toBeNull()
    expect(live('polite').textContent).toBe('')
  })

  it('says from when its words are while there is no network', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    platform.alerts = [alertNow()]
    renderWith(tab, <AlertLine />)
    await read()
    expect(line()?.textContent).toContain('as of 16:00')
    vi.restoreAllMocks()
  })
})
