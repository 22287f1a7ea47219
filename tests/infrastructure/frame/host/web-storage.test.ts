// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { WebStorage } from '../../../../src/infrastructure/frame/host/web-storage'
import { HandClock } from '../../../support/hand-clock'

const clock = new HandClock()
const open = () => new WebStorage(() => window.localStorage, clock)

/** A browser storage that refuses every write. */
class FullStorage {
  getItem(): string | null {
    return null
  }
  setItem(): void {
    throw new DOMException('full', 'QuotaExceededError')
  }
  removeItem(): void {
    // Nothing is stored.
  }
}

beforeEach(() => window.localStorage.clear())

describe('web storage', () => {
  it('keeps a value for the next visit, under a name of its own', () => {
    open().write('place', { x: 1 })
    expect(open().read('place')).toEqual({ x: 1 })
    expect(Object.keys(window.localStorage)).toEqual(['townsquare.place'])
  })

  it('keeps false, nought and empty text apart from nothing', () => {
    const storage = open()
    for (const value of [false, 0, '', []]) {
      storage.write('value', value)
      expect(storage.read('value')).toEqual(value)
    }
    storage.remove('value')
    expect(storage.read('value')).toBeNull()
  })

  it('forgets what has expired, for good', () => {
    const storage = open()
    storage.write('first-page', 2, 10)
    clock.pass(10 * 60_000 - 1)
    expect(storage.read('first-page')).toBe(2)
    clock.pass(1)
    expect(storage.read('first-page')).toBeNull()
    expect(window.localStorage).toHaveLength(0)
  })

  it.each(['no JSON', '7', '"text"', 'null', '{}', '[]'])(
    'takes what somebody else left there (%s) for nothing',
    (text) => {
      window.localStorage.setItem('townsquare.place', text)
      expect(open().read('place')).toBeNull()
    },
  )

  it('remembers for this visit what a full store refuses, and keeps it again once there is room', () => {
    let full = true
    const storage = new WebStorage(
      () => (full ? (new FullStorage() as unknown as Storage) : window.localStorage),
      clock,
    )
    storage.write('place', 1)
    expect(storage.read('place')).toBe(1)
    full = false
    storage.write('place', 2)
    expect([storage.read('place'), open().read('place')]).toEqual([2, 2])
  })

  it('never comes back with an old value that a refused write should have replaced', () => {
    open().write('queue', 'old')
    const refusing = new WebStorage(
      () =>
        Object.assign(Object.create(null) as Storage, {
          getItem: (key: string) => window.localStorage.getItem(key),
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError')
          },
          removeItem: (key: string) => window.localStorage.removeItem(key),
        }),
      clock,
    )
    refusing.write('queue', 'new')
    expect(refusing.read('queue')).toBe('new')
    expect(open().read('queue')).toBeNull()
  })

  it('does without a store that is forbidden', () => {
    const storage = new WebStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    }, clock)
    expect(storage.read('place')).toBeNull()
    storage.write('place', 1)
    expect(storage.read('place')).toBe(1)
    storage.remove('place')
    expect(storage.read('place')).toBeNull()
  })
})
