import { describe, expect, it } from 'vitest'
import { PlatformTime } from '../../../../src/application/frame/shared/platform-time'
import { start } from '../../../support/hand-clock'
import { newBrowser, openTab } from '../../../support/member-host'

const minute = 60_000

describe('the platform’s time', () => {
  it('goes on by the second while it is shown', () => {
    const tab = openTab(newBrowser())
    const time = tab.container.get(PlatformTime)
    expect([time.shown, time.now]).toEqual([null, start])
    const end = time.show(1000)
    tab.clock.pass(1500)
    expect(time.now).toBe(start + 1000)
    end()
    tab.clock.pass(5000)
    expect(time.now).toBe(start + 1000)
  })

  it('is that of the platform where the clock of the device is wrong', () => {
    const tab = openTab(newBrowser())
    const time = tab.container.get(PlatformTime)
    time.follow(start + 3 * 60 * minute)
    expect(time.now).toBe(start + 3 * 60 * minute)
    const end = time.show(1000)
    tab.clock.pass(1000)
    expect(time.now).toBe(start + 3 * 60 * minute + 1000)
    time.follow(start - 600 * minute)
    expect(time.now).toBe(start - 600 * minute)
    end()
  })

  it('is that of the device where the answer is only older, such as one from a cache', () => {
    const time = openTab(newBrowser()).container.get(PlatformTime)
    time.follow(start - 5 * minute)
    expect(time.now).toBe(start)
  })
})
