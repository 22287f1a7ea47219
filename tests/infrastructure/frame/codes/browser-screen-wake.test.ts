// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { BrowserScreenWake } from '../../../../src/infrastructure/frame/codes/browser-screen-wake'
import { replaceProperty } from '../../../support/replace-property'
import { flush } from '../../../support/flush'

function offer() {
  const locks = { held: 0, requests: 0 }
  const request = async () => {
    locks.requests += 1
    locks.held += 1
    return { release: async () => void (locks.held -= 1) }
  }
  replaceProperty(navigator, 'wakeLock', { request })
  return locks
}

describe('the screen of a browser', () => {
  it('stays on until it is released', async () => {
    const locks = offer()
    const end = new BrowserScreenWake().keepAwake()
    await flush()
    expect(locks.held).toBe(1)
    end()
    await flush()
    expect(locks.held).toBe(0)
  })

  it('is released, too, when the lock comes later than the end', async () => {
    const locks = offer()
    new BrowserScreenWake().keepAwake()()
    await flush()
    expect([locks.requests, locks.held]).toEqual([1, 0])
  })

  it('is locked anew after the page was hidden, since the browser has released the lock', async () => {
    const locks = offer()
    const end = new BrowserScreenWake().keepAwake()
    await flush()
    document.dispatchEvent(new Event('visibilitychange'))
    await flush()
    expect(locks.requests).toBe(2)
    end()
    document.dispatchEvent(new Event('visibilitychange'))
    await flush()
    expect(locks.requests).toBe(2)
  })

  it('is left alone where the browser does not offer it', () => {
    expect(() => new BrowserScreenWake().keepAwake()()).not.toThrow()
  })
})
