import { beforeEach, describe, expect, it } from 'vitest'
import { ClashCheck } from '../../../../src/application/civic/clashes/clash-check'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { openTab, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

const target = { kind: 'activity', id: 'a1' } as const

describe('before a promise', () => {
  let tab: Tab
  let check: ClashCheck
  let promised: number
  const promise = () => void (promised += 1)
  beforeEach(() => {
    tab = openTab()
    check = tab.container.get(ClashCheck)
    promised = 0
    tab.session.startSession('mine', resident)
  })

  it('nothing is asked where nothing clashes', async () => {
    await check.before(target, promise)
    expect([promised, check.found, tab.clashes.asked]).toEqual([1, null, ['activity a1']])
  })

  it('what clashes is said, and the member decides', async () => {
    tab.clashes.clashWith()
    await check.before(target, promise)
    expect([promised, check.found?.count]).toEqual([0, 1])
    check.cancel()
    expect([promised, check.found]).toEqual([0, null])
    await check.before(target, promise)
    check.confirm()
    expect([promised, check.found]).toEqual([1, null])
  })

  it('a guest is asked nothing, and a failure keeps nobody from promising', async () => {
    tab.clashes.failing = failureOf('offline')
    await check.before(target, promise)
    tab = openTab()
    await tab.container.get(ClashCheck).before(target, promise)
    expect([promised, tab.clashes.asked]).toEqual([2, []])
  })

  it('nobody waits long for the answer, and a late one asks nothing any more', async () => {
    let answer = (): void => undefined
    tab.clashes.delay = new Promise<void>((resolve) => (answer = resolve))
    tab.clashes.clashWith()
    const checked = check.before(target, promise)
    expect(check.isChecking).toBe(true)
    // A second tap meanwhile is no second promise.
    await check.before(target, promise)
    tab.clock.pass(4000)
    await checked
    answer()
    await tab.clashes.delay
    expect([promised, check.isChecking, check.found]).toEqual([1, false, null])
  })
})
