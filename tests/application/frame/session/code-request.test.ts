import { describe, expect, it } from 'vitest'
import { CodeRequest } from '../../../../src/application/frame/session/phone/code-request'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { MemorySession } from '../../../support/member-ports'
import { HandClock } from '../../../support/hand-clock'

function request() {
  const clock = new HandClock()
  const gateway = new MemorySession()
  return { clock, gateway, code: new CodeRequest(gateway, clock, 'login') }
}

describe('asking for a code', () => {
  it('waits as long as the server says, second by second', async () => {
    const { clock, gateway, code } = request()
    gateway.wait = 42
    await code.send('13800000001')
    expect([code.secondsLeft, code.canSend, code.sentTo]).toEqual([42, false, '13800000001'])
    clock.pass(41_000)
    expect(code.secondsLeft).toBe(1)
    clock.pass(1000)
    expect([code.secondsLeft, code.canSend, clock.waiting]).toEqual([0, true, 0])
  })

  it('sends nothing while it waits', async () => {
    const { gateway, code } = request()
    await code.send('13800000001')
    await code.send('13800000001')
    expect(gateway.calls).toHaveLength(1)
  })

  it('waits for the time of Retry-After when there were too many', async () => {
    const { gateway, code } = request()
    gateway.failing = { sendCode: failureOf('too-many', { retryAfter: 3600 }) }
    await code.send('13800000001')
    expect([code.secondsLeft, code.failure?.code, code.sentTo]).toEqual([3600, 'too-many', null])
  })

  it('may be tried again at once after a fault of the network', async () => {
    const { gateway, code } = request()
    gateway.failing = { sendCode: failureOf('offline') }
    await code.send('13800000001')
    expect(code.canSend).toBe(true)
  })

  it('counts by the clock: a page that slept catches up, and a reload goes on', async () => {
    const { clock, code, gateway } = request()
    await code.send('13800000001')
    const rest = code.resume()
    rest()
    clock.pass(50_000)
    expect(clock.waiting).toBe(0)
    const reloaded = new CodeRequest(gateway, clock, 'login')
    reloaded.restore(code.saved())
    expect([reloaded.secondsLeft, reloaded.sentTo]).toEqual([10, '13800000001'])
    reloaded.resume()
    clock.pass(10_000)
    expect(reloaded.canSend).toBe(true)
  })

  it('is under way until it is answered, and sends nothing else meanwhile', async () => {
    const { gateway, code } = request()
    const sending = code.send('13800000001')
    expect([code.isSending, code.canSend]).toEqual([true, false])
    await Promise.all([sending, code.send('13800000001')])
    expect([code.isSending, gateway.calls.length]).toEqual([false, 1])
  })

  it.each([
    [{ sentTo: null, until: 0 }, true],
    [{ sentTo: '13800000001', until: 0 }, true],
    [{ sentTo: 5, until: 0 }, false],
    [{ sentTo: '13800000001', until: '0' }, false],
    [{ sentTo: null }, false],
    [{ sentTo: 5, until: '0' }, false],
    ['text', false],
  ])('is restored from %j: %s', (saved, expected) => {
    const { code } = request()
    expect(code.restore(saved)).toBe(expected)
    expect([code.sentTo, code.secondsLeft]).toEqual([
      expected ? (saved as { readonly sentTo: string | null }).sentTo : null,
      0,
    ])
  })

  it('is never locked for longer than a day by a broken answer', async () => {
    const { gateway, code } = request()
    gateway.wait = Number.MAX_SAFE_INTEGER
    await code.send('13800000001')
    expect(code.secondsLeft).toBe(86_400)
  })
})
