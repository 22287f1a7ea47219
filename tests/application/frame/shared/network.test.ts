import { beforeEach, describe, expect, it } from 'vitest'
import { isPassing, Network } from '../../../../src/application/frame/shared/network'
import { openTab, type Tab } from '../../../support/member-host'

let tab: Tab
let acts: number
beforeEach(() => {
  tab = openTab()
  acts = 0
})
const wait = (failedTries = 0) => tab.container.get(Network).retryWhenBack(failedTries, () => (acts += 1))

describe('what a lost network interrupted', () => {
  it('goes on once when the network is back', () => {
    wait()
    tab.page.tell({ type: 'visibility', hidden: false })
    expect(acts).toBe(0)
    tab.page.tell({ type: 'online' })
    tab.page.tell({ type: 'online' })
    tab.clock.pass(600_000)
    expect([acts, tab.clock.waiting]).toEqual([1, 0])
  })

  it.each([
    [0, 5_000],
    [1, 10_000],
    [3, 40_000],
    [4, 60_000],
    [40, 60_000],
  ])('goes on after %i failed tries by itself in %i ms', (failedTries, pause) => {
    wait(failedTries)
    tab.clock.pass(pause - 1)
    expect(acts).toBe(0)
    tab.clock.pass(1)
    tab.page.tell({ type: 'online' })
    expect(acts).toBe(1)
  })

  it('does not go on once it is given up', () => {
    wait()()
    tab.page.tell({ type: 'online' })
    tab.clock.pass(600_000)
    expect(acts).toBe(0)
  })

  it('is what may succeed later, and nothing that was answered', () => {
    const codes = ['offline', 'unreachable', 'timeout', 'bad-gateway', 'unavailable', 'gone', 'invalid', 'server-error']
    expect(codes.filter(isPassing)).toEqual(['offline', 'unreachable', 'timeout', 'bad-gateway', 'unavailable'])
  })
})
