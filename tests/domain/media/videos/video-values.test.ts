import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { behindLive, canSeekLive, liveWindow, withinWindow } from '../../../../src/domain/media/videos/live-window'
import { parseVideoRate, videoRates } from '../../../../src/domain/media/videos/playback-rate'
import { noRecoveries, recoveryStep } from '../../../../src/domain/media/videos/recovery'
import { tapMeaning } from '../../../../src/domain/media/videos/tap'
import {
  offeredQualities,
  parseVideoQuality,
  streamForQuality,
} from '../../../../src/domain/media/videos/video-quality'
import { scheduleDays } from '../../../../src/domain/media/channels/schedule-days'

describe('the quality of a picture', () => {
  it('is the best that is not above what was wanted, else the smallest', () => {
    const heights = [360, 1080, 540]
    expect([1080, 720, 540, 400, 144].map((wanted) => heights[streamForQuality(heights, wanted) ?? -1])).toEqual([
      1080, 540, 540, 360, 360,
    ])
    expect(streamForQuality(heights, 'auto')).toBeNull()
    expect(streamForQuality([], 540)).toBeNull()
  })

  it('is offered best first, each once', () => {
    expect(offeredQualities([360, 540, 360, 0, NaN])).toEqual([540, 360])
  })

  it('always gives a stream that there is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 4000 }),
        (heights, wanted) => {
          const chosen = heights[streamForQuality(heights, wanted) ?? -1] ?? NaN
          expect(heights).toContain(chosen)
          if (heights.some((height) => height <= wanted))
            expect(chosen).toBe(Math.max(...heights.filter((height) => height <= wanted)))
          else expect(chosen).toBe(Math.min(...heights))
        },
      ),
    )
  })

  it('and the speed are read from storage, where anything may lie', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect(videoRates).toContain(parseVideoRate(kept))
        const quality = parseVideoQuality(kept)
        expect(quality === 'auto' || (Number.isInteger(quality) && quality > 0)).toBe(true)
      }),
    )
    expect([parseVideoRate(1.5), parseVideoRate(3)]).toEqual([1.5, 1])
  })
})

describe('the window of a live stream', () => {
  it('holds every place that is sought', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (start, end, time) => {
        const window = liveWindow(start, end)
        if (window === null) return
        const index = withinWindow(window, time)
        expect(index >= window.start && index <= window.end).toBe(true)
      }),
    )
  })

  it('is behind live only by what is worth a word', () => {
    const window = { start: 0, end: 60 }
    expect([59, 50, 40, 200, NaN].map((time) => behindLive(window, time))).toEqual([0, 0, 20, 0, 0])
    expect([canSeekLive(window), canSeekLive({ start: 0, end: 10 }), canSeekLive(null)]).toEqual([true, false, false])
  })
})

describe('the ladder of recovery', () => {
  it('recovers, then swaps the codec, then gives up; and begins anew after three seconds', () => {
    let mended = noRecoveries
    const steps = [0, 1000, 2000, 3500, 4000, 9000].map((now) => {
      const [next, step] = recoveryStep(mended, now)
      mended = next
      return step
    })
    expect(steps).toEqual(['recover', 'swap', 'give-up', 'recover', 'give-up', 'recover'])
  })
})

describe('a touch on the picture', () => {
  it('moves by the second on the same side, and shows the controls otherwise', () => {
    expect(tapMeaning(null, { at: 0, across: 0.1 })).toBe('toggle')
    expect(tapMeaning({ at: 0, across: 0.1 }, { at: 200, across: 0.2 })).toBe('back')
    expect(tapMeaning({ at: 0, across: 0.9 }, { at: 200, across: 0.8 })).toBe('forward')
    expect(tapMeaning({ at: 0, across: 0.9 }, { at: 600, across: 0.8 })).toBe('toggle')
    expect(tapMeaning({ at: 0, across: 0.1 }, { at: 200, across: 0.9 })).toBe('toggle')
    expect(tapMeaning({ at: 0, across: 0.5 }, { at: 200, across: 0.5 })).toBe('toggle')
  })
})

describe('the days of a schedule', () => {
  it('are those of the site, over the end of a year', () => {
    const days = scheduleDays(Date.UTC(2026, 11, 31, 17), 'Asia/Shanghai')
    expect(days.find(({ offset }) => offset === 0)).toEqual({ offset: 0, day: '2027-01-01', month: 1, date: 1 })
    expect(days.map(({ day }) => day)).toContain('2026-12-26')
    expect(days.at(-1)?.day).toBe('2027-01-02')
    expect(scheduleDays(NaN, 'Asia/Shanghai')).toEqual([])
  })
})
