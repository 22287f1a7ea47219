import { describe, expect, it } from 'vitest'
import { bufferedUntil, nativeLiveEdge, shownWindow } from '../../../../src/infrastructure/media/videos/media-ranges'
import { ranges } from './video-element'

describe('what an element has of a medium', () => {
  it('is buffered as far as it goes on from here without a gap', () => {
    const parts = ranges([0, 10], [20, 30])
    expect([5, 15, 19.8, 25, 40].map((time) => bufferedUntil(parts, time))).toEqual([10, 0, 30, 30, 0])
  })

  it('stays some distance behind the end of a live stream, when the live edge is unknown', () => {
    expect(nativeLiveEdge(ranges([0, 100]))).toBe(82)
    expect(nativeLiveEdge(ranges([90, 100]))).toBe(90)
    expect(nativeLiveEdge(ranges([0, Infinity]))).toBeNull()
    expect(nativeLiveEdge(ranges())).toBeNull()
  })

  it('shows no window where there is none', () => {
    expect(shownWindow(ranges([10, 100]), 90)).toEqual({ start: 10, end: 90 })
    expect(shownWindow(ranges([10, 100]), 5)).toBeNull()
    expect(shownWindow(ranges(), 90)).toBeNull()
  })
})
