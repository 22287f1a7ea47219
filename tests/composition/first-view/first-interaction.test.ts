// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstInteraction } from '../../../src/composition/first-view/first-interaction'

describe('the first interaction', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    // A frame that was stubbed over faked timers is put back as the faked one, so the timers come last.
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const watch = () => {
    const happened = vi.fn()
    void firstInteraction(window, 8000).then(happened)
    return happened
  }

  it('is a touch or a key, and is over when its answer is painted', async () => {
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
    for (const sign of ['pointerup', 'pointercancel', 'keyup']) {
      const happened = watch()
      await vi.advanceTimersByTimeAsync(7999)
      expect(frames).toHaveLength(0)
      window.dispatchEvent(new Event(sign))
      expect(vi.getTimerCount()).toBe(0)
      frames.shift()?.(0)
      expect(happened).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(0)
      expect(happened).toHaveBeenCalledOnce()
    }
  })

  it('is not waited for longer than the given time', async () => {
    const happened = watch()
    await vi.advanceTimersByTimeAsync(8000)
    expect(happened).toHaveBeenCalledOnce()
  })
})
