import { beforeEach, describe, expect, it } from 'vitest'
import { OnAirNow } from '../../../../src/application/media/channels/on-air-now'
import type { Channel } from '../../../../src/domain/media/channels/channel'
import { openTab, type Tab } from '../../../support/member-host'

const minute = 60_000
/** The clock stands at 16:00 of the site; this programme began at 15:00. */
const until = (endMinute: number) => ({ onAir: { startMinute: 15 * 60, endMinute } }) as Channel
const hourly = until(16 * 60 + 60)
const silent = { onAir: null } as Channel

let tab: Tab
let now: OnAirNow
let refreshed: number
beforeEach(() => {
  tab = openTab()
  now = tab.container.get(OnAirNow)
  refreshed = 0
})
const show = (channels: readonly Channel[]) =>
  now.show(
    () => channels,
    () => (refreshed += 1),
  )

describe('what is on air now', () => {
  it('goes on with the clock of the site while the list is on screen', () => {
    expect([now.progressOf(hourly), now.progressOf(silent)]).toEqual([0.5, null])
    const end = show([hourly, silent])
    tab.clock.pass(30 * minute)
    expect(now.progressOf(hourly)).toBe(0.75)
    end()
    tab.clock.pass(10 * minute)
    expect([now.progressOf(hourly), refreshed, tab.clock.waiting]).toEqual([0.75, 0, 0])
  })

  it('is as late as it is when the list is shown again', () => {
    tab.clock.time += 15 * minute
    show([hourly])
    expect(now.progressOf(hourly)).toBe(0.625)
  })

  it('is asked for again when a programme is over, but at most once a minute', () => {
    show([silent, until(16 * 60 + 1)])
    tab.clock.pass(minute - 1)
    expect(refreshed).toBe(0)
    tab.clock.pass(1)
    expect(refreshed).toBe(1)
    tab.clock.pass(minute - 1)
    expect(refreshed).toBe(1)
    tab.clock.pass(1)
    expect(refreshed).toBe(2)
  })

  it('is not asked for again where nothing is on', () => {
    show([silent])
    tab.clock.pass(10 * minute)
    expect(refreshed).toBe(0)
  })
})
