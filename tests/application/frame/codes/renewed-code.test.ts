import { describe, expect, it } from 'vitest'
import { RenewedCodes } from '../../../../src/application/frame/codes/renewed-code'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { ShortLivedCode } from '../../../../src/domain/frame/codes/short-lived-code'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { HandClock } from '../../../support/hand-clock'
import { TestPage } from '../../../support/test-page'

function shown() {
  const clock = new HandClock()
  const page = new TestPage()
  const asked: ((outcome: Outcome<ShortLivedCode>) => void)[] = []
  const code = new RenewedCodes(clock, page).make(() => new Promise((resolve) => asked.push(resolve)))
  const end = code.show()
  const answer = async (outcome: Outcome<ShortLivedCode>) => {
    asked.shift()?.(outcome)
    await Promise.resolve()
    await Promise.resolve()
  }
  const give = (text: string) => answer(success({ text, validFor: 60_000 }))
  const fail = () => answer(failure(failureOf('offline')))
  return { clock, page, code, asked, end, give, fail }
}

describe('a code that renews itself', () => {
  it('counts down, and is replaced before it expires', async () => {
    const { clock, code, asked, give } = shown()
    expect([code.isValid, code.asking]).toEqual([false, true])
    await give('one')
    expect([code.code?.text, code.seconds, code.isValid]).toEqual(['one', 60, true])
    clock.pass(20_000)
    expect([code.seconds, asked.length]).toEqual([40, 0])
    clock.pass(36_000)
    expect([code.code?.text, code.isValid, asked.length]).toEqual(['one', true, 1])
    await give('two')
    expect([code.code?.text, code.seconds]).toEqual(['two', 60])
  })

  it('is requested once at a time, however late the answer; an expired one is not valid', async () => {
    const { clock, code, asked, give } = shown()
    await give('one')
    clock.pass(90_000)
    expect([asked.length, code.isValid, code.seconds]).toEqual([1, false, 0])
    await give('two')
    expect([code.isValid, code.seconds]).toEqual([true, 60])
  })

  it('says why it failed, tries again after longer and longer pauses, and at once by hand', async () => {
    const { clock, code, asked, give, fail } = shown()
    await fail()
    expect(code.failure?.code).toBe('offline')
    clock.pass(1000)
    expect(asked.length).toBe(0)
    clock.pass(1000)
    expect(asked.length).toBe(1)
    await fail()
    clock.pass(3000)
    expect(asked.length).toBe(0)
    code.retry()
    expect(asked.length).toBe(1)
    await give('one')
    expect([code.failure, code.isValid]).toEqual([null, true])
  })

  it('is requested at once when the network is back, and when the page is visible again; not while it is hidden', async () => {
    const { clock, page, code, asked, give, fail } = shown()
    await fail()
    page.tell({ type: 'online' })
    expect(asked.length).toBe(1)
    await give('one')
    page.tell({ type: 'visibility', hidden: true })
    clock.pass(120_000)
    expect(asked.length).toBe(0)
    page.tell({ type: 'visibility', hidden: false })
    expect([asked.length, code.isValid]).toEqual([1, false])
  })

  it('gives way to the next one once it was used, requested once', async () => {
    const { code, asked, give } = shown()
    await give('one')
    code.retry()
    expect(asked.length).toBe(0)
    code.next()
    code.next()
    expect([asked.length, code.asking, code.code?.text]).toEqual([1, true, 'one'])
    await give('two')
    expect([code.asking, code.code?.text]).toEqual([false, 'two'])
  })

  it('leaves nothing running when it is no longer shown', async () => {
    const { clock, page, asked, end, give } = shown()
    await give('one')
    end()
    page.tell({ type: 'visibility', hidden: false })
    clock.pass(120_000)
    expect([clock.waiting, asked.length]).toEqual([0, 0])
  })
})
