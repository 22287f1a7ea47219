import { beforeEach, describe, expect, it } from 'vitest'
import type { VideoLoad, VideoReport } from '../../../src/application/videos/video-output'
import { attachHls, isHls } from '../../../src/infrastructure/videos/hls-stream'
import { FakeHls } from './video-element'

const load: VideoLoad = { url: '/film.m3u8', live: false, at: 0, rate: 1, play: true, quality: 'auto' }
const levels = [{ height: 360 }, { height: 540 }]

function attached(more: Partial<VideoLoad> = {}) {
  const reports: VideoReport[] = []
  let now = 0
  const stream = attachHls(
    FakeHls as never,
    {} as HTMLVideoElement,
    { ...load, ...more },
    (report) => reports.push(report),
    () => now,
  )
  return { stream, reports, hls: FakeHls.made.at(-1) as FakeHls, at: (time: number) => (now = time) }
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
    const broken = () => hls.tell('error', { fatal: true, type: 'media' })
    broken()
    at(1000)
    broken()
    expect(hls.calls.slice(2)).toEqual(['recover', 'swap', 'recover'])
    expect(reports).toEqual([])
    at(2000)
    broken()
    expect(reports).toEqual([{ type: 'media-failed' }])
  })

  it('passes over what hls.js mends itself, and reports a network that is lost', () => {
    const { hls, reports } = attached()
    hls.tell('error', { fatal: false, type: 'network' })
    expect(reports).toEqual([])
    hls.tell('error', { fatal: true, type: 'network' })
    expect(reports).toEqual([{ type: 'media-failed' }])
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
    expect(attached().hls.options).not.toHaveProperty('fragLoadPolicy')
  })
})

interface LoadPolicy {
  readonly maxTimeToFirstByteMs: number
  readonly timeoutRetry: { readonly maxNumRetry: number; readonly maxRetryDelayMs: number }
  readonly errorRetry: { readonly maxRetryDelayMs: number }
}
