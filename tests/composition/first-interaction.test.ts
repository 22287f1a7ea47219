// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstInteraction } from '../../src/composition/first-interaction'

describe('the first interaction', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const watch = () => {
    const happened = vi.fn()
    void firstInteraction(window, 8000).then(happened)
    return happened
  }

  it('is a touch or a key', async () => {
    for (const sign of ['pointerdown', 'keydown']) {
      const happened = watch()
      await vi.advanceTimersByTimeAsync(7999)
      expect(happened).not.toHaveBeenCalled()
      window.dispatchEvent(new Event(sign))
      await vi.advanceTimersByTimeAsync(0)
      expect(happened).toHaveBeenCalledOnce()
      expect(vi.getTimerCount()).toBe(0)
    }
  })

  it('is not waited for longer than the given time', async () => {
    const happened = watch()
    await vi.advanceTimersByTimeAsync(8000)
    expect(happened).toHaveBeenCalledOnce()
  })
})
