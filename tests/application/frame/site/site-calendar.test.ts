import { expect, it } from 'vitest'
import { SiteCalendar } from '../../../../src/application/frame/site/site-calendar'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import { start } from '../../../support/hand-clock'
import { openTab } from '../../../support/member-host'

function made(timeZone?: string) {
  const tab = openTab()
  if (timeZone !== undefined) tab.container.get(SiteStore).setConfig({ timeZone } as SiteConfig)
  return { tab, calendar: tab.container.get(SiteCalendar) }
}

it('the day of the site begins at midnight there, wherever the visitor is', () => {
  const { tab, calendar } = made()
  const day = () => calendar.today().day
  expect(day()).toBe(21)
  tab.clock.time = start + 8 * 3_600_000 - 1
  expect(day()).toBe(21)
  tab.clock.time += 1
  expect(day()).toBe(22)
  expect(made('America/New_York').calendar.today()).toMatchObject({ year: 2026, month: 11, day: 21 })
})

it('a typed time is that of the site’s clock, and the same instant again', () => {
  for (const [zone, typed] of [
    ['Asia/Shanghai', '2026-11-21T16:00'],
    ['Europe/London', '2026-11-21T08:00'],
  ] as const) {
    const { calendar } = made(zone)
    expect([calendar.timeInputValue(start), calendar.instantOf(typed), calendar.instantOf('')]).toEqual([
      typed,
      start,
      null,
    ])
  }
})

it('a time zone that this browser does not know counts as UTC', () => {
  expect(made('Nowhere/Nowhere').calendar.today()).toMatchObject({ year: 2026, month: 11, day: 21, hour: 8 })
})
