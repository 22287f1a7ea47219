import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VideoLoad, VideoReport } from '../../../../src/application/media/videos/video-output'
import { attachHls } from '../../../../src/infrastructure/media/videos/hls-stream'
import { isHls } from '../../../../src/infrastructure/media/videos/is-hls'
import { FakeHls, FakeVideoElement, ranges } from './video-element'

const load: VideoLoad = { url: '/film.m3u8', live: false, at: 0, rate: 1, play: true, quality: 'auto' }
const levels = [{ height: 360 }, { height: 540 }]

function attached(more: Partial<VideoLoad> = {}) {
  const reports: VideoReport[] = []
  const element = Object.assign(new FakeVideoElement(), { readyState: 1, duration: 20 })
  let now = 0
  const stream = attachHls(
    FakeHls as never,
    element as unknown as HTMLVideoElement,
    { ...load, ...more },
    (report) => reports.push(report),
    () => now,
  )
  return { stream, element, reports, hls: FakeHls.made.at(-1) as FakeHls, at: (time: number) => (now = time) }
}

beforeEach(() => {
  FakeHls.made = []
})

describe('a stream by hls.js', () => {
  it('needs no worker, which Trusted Types forbid, and starts where the viewer was', () => {
    expect(attached({ at: 42 }).hls.options).toMatchObject({ enableWorker: false, startPosition: 42 })
    expect(attached({ at: 42, live: true }).hls.options).toMatchObject({ startPosition: -1 })
  })

  it('reports the qualities best first, and the current one', () => {
    const { hls, reports } = attached()
    hls.tell('manifest', { levels })
    hls.tell('switched', { level: 1 })
    expect(reports).toEqual([
      { type: 'qualities', heights: [540, 360] },
      { type: 'quality-shown', height: 540 },
    ])
    expect(hls.nextLevel).toBe(-2)
  })

  it('offers no choice where there is none', () => {
    const { hls, reports } = attached()
    hls.tell('manifest', { levels: [{ height: 360 }] })
    expect(reports).toEqual([{ type: 'qualities', heights: [] }])
  })

  it('takes the remembered quality, and another one at once', () => {
    const { hls, stream } = attached({ quality: 480 })
    hls.tell('manifest', { levels })
    expect(hls.nextLevel).toBe(0)
    stream.setQuality(540)
    expect(hls.nextLevel).toBe(1)
    stream.setQuality('auto')
    expect(hls.nextLevel).toBe(-1)
  })

  it('mends a broken decoder by the ladder before it gives up', () => {
    const { hls, reports, at } = attached()
    const broken = () => hls.tell('error', { fatal: true, type: 'mediaError' })
    broken()
    at(1000)
    broken()
    expect(hls.calls.slice(2)).toEqual(['recover', 'swap', 'recover'])
    expect(reports).toEqual([])
    at(2000)
    broken()
    expect(reports).toEqual([{ type: 'media-failed', fault: 'broken' }])
  })

  it('does not try to mend a format that the browser lacks', () => {
    const { hls, reports } = attached()
    hls.tell('error', { fatal: true, type: 'mediaError', details: 'manifestIncompatibleCodecsError' })
    expect(reports).toEqual([{ type: 'media-failed', fault: 'unsupported' }])
    expect(hls.calls).not.toContain('recover')
  })

  it('passes over what hls.js mends itself, and reports a network that is lost', () => {
    const { hls, reports } = attached()
    hls.tell('error', { fatal: false, type: 'networkError' })
    expect(reports).toEqual([])
    hls.tell('error', { fatal: true, type: 'networkError' })
    expect(reports).toEqual([{ type: 'media-failed', fault: 'network' }])
  })

  it('is known by its address', () => {
    expect(['/a.m3u8', '/a.M3U8?token=1', '/a.mp4', '/m3u8/a.mp4'].map(isHls)).toEqual([true, true, false, false])
  })
})

describe('a live stream by hls.js', () => {
  it('gives up a request that is not answered, and sends it again, within five seconds', () => {
    const { options } = attached({ live: true }).hls
    for (const name of ['manifestLoadPolicy', 'playlistLoadPolicy', 'fragLoadPolicy']) {
      const { maxTimeToFirstByteMs, timeoutRetry, errorRetry } = (
        options as unknown as Record<string, { default: LoadPolicy }>
      )[name]!.default
      expect(maxTimeToFirstByteMs + timeoutRetry.maxRetryDelayMs).toBeLessThan(5000)
      expect(errorRetry.maxRetryDelayMs).toBeLessThan(5000)
      expect(timeoutRetry.maxNumRetry).toBeGreaterThan(5)
    }
  })
})

describe('a part of a recording that cannot be loaded', () => {
  const lacking = (code: number, start = 8) => ({
    fatal: true,
    type: 'networkError',
    details: 'fragLoadError',
    response: { code },
    frag: { start, duration: 4 },
  })
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is skipped when it is missing, once playback has come to it', () => {
    const { element, hls, reports, stream } = attached()
    Object.assign(element, { currentTime: 2, buffered: ranges([0, 8]) })
    hls.tell('error', lacking(404))
    expect([reports, hls.calls.length]).toEqual([[], 2])
    element.currentTime = 7.9
    stream.stopLoading()
    expect(reports).toEqual([{ type: 'media-skipped' }])
    expect(element.currentTime).toBeCloseTo(12.05)
    expect(hls.calls.at(-1)).toBe('start at 12.05')
  })

  it('is skipped at once when nothing is left to play, and ends the film when it was its last', () => {
    const { element, hls, reports } = attached()
    Object.assign(element, { currentTime: 16, buffered: ranges([0, 16]) })
    hls.tell('error', lacking(404, 16))
    expect(reports).toEqual([{ type: 'media-skipped' }, { type: 'media-ended' }])
  })

  it('is passed over when the viewer went elsewhere', () => {
    const { element, hls, reports, stream } = attached()
    Object.assign(element, { currentTime: 2, buffered: ranges([0, 8]) })
    hls.tell('error', lacking(404))
    element.currentTime = 14
    stream.stopLoading()
    expect([reports, hls.calls.at(-1)]).toEqual([[], 'start at 14'])
  })

  it('is reported when there are too many of them', () => {
    const { hls, reports } = attached()
    for (const start of [0, 4, 8]) hls.tell('error', lacking(404, start))
    expect(reports.at(-1)).toEqual({ type: 'media-skipped' })
    hls.tell('error', lacking(404, 12))
    expect(reports.at(-1)).toEqual({ type: 'media-failed', fault: 'missing' })
  })

  it('is requested again while there is something left to play, and reported when there is not', () => {
    const { element, hls, reports, stream } = attached()
    Object.assign(element, { currentTime: 2, buffered: ranges([0, 8]) })
    hls.tell('error', lacking(0))
    vi.advanceTimersByTime(3000)
    expect(hls.calls.at(-1)).toBe('start at -1')
    hls.tell('error', lacking(0))
    stream.stopLoading()
    expect(reports).toEqual([{ type: 'media-failed', fault: 'network' }])
    vi.advanceTimersByTime(30_000)
    expect(hls.calls.filter((call) => call.startsWith('start'))).toHaveLength(1)
  })

  it('is forgotten once one has come', () => {
    const { element, hls, reports, stream } = attached()
    Object.assign(element, { currentTime: 2, buffered: ranges([0, 8]) })
    hls.tell('error', lacking(0))
    hls.tell('loaded', { frag: { stats: { loaded: 1 } } })
    stream.stopLoading()
    expect(reports).toEqual([])
  })

  it('is reported as refused when it was', () => {
    const { hls, reports } = attached()
    hls.tell('error', lacking(403))
    expect(reports).toEqual([{ type: 'media-failed', fault: 'forbidden' }])
  })
})

interface LoadPolicy {
  readonly maxTimeToFirstByteMs: number
  readonly timeoutRetry: { readonly maxNumRetry: number; readonly maxRetryDelayMs: number }
  readonly errorRetry: { readonly maxRetryDelayMs: number }
}
