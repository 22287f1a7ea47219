import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VideoLoad, VideoReport } from '../../../../src/application/media/videos/video-output'
import { attachHls } from '../../../../src/infrastructure/media/videos/hls-stream'
import { HtmlVideoOutput } from '../../../../src/infrastructure/media/videos/html-video-output'
import { FakeHls, FakeVideoElement, ranges } from './video-element'

const film: VideoLoad = { url: '/film.m3u8', live: false, at: 0, rate: 1, play: true, quality: 'auto' }

function kit() {
  const element = new FakeVideoElement()
  const reports: VideoReport[] = []
  const builds: string[] = []
  let restore: () => void = () => undefined
  const output = new HtmlVideoOutput({
    loadHls: (build) => {
      builds.push(build)
      return Promise.resolve({ HlsJs: FakeHls as never, attach: attachHls })
    },
    onRestored: (act) => {
      restore = act
      return () => (restore = () => undefined)
    },
  })
  output.listen((report) => reports.push(report))
  output.attach({ video: element, frame: {} })
  const loaded = async (more: Partial<VideoLoad> = {}) => {
    output.load({ ...film, ...more })
    await Promise.resolve()
    await Promise.resolve()
  }
  return {
    element,
    output,
    reports,
    builds,
    loaded,
    restore: () => restore(),
    types: () => reports.map(({ type }) => type),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeHls.made = []
  FakeHls.supported = true
})
afterEach(() => vi.useRealTimers())

describe('the picture in an element', () => {
  it('plays within the touch, and again once the stream is attached', async () => {
    const { element, loaded } = kit()
    await loaded({ rate: 1.5 })
    expect(element.calls).toEqual(['empty', 'play', 'play'])
    expect(FakeHls.made[0]?.calls).toEqual(['load /film.m3u8', 'attach'])
    expect([element.playbackRate, element.defaultPlaybackRate]).toEqual([1.5, 1.5])
  })

  it('plays what was declared as HLS by hls.js, whatever its name', async () => {
    const { loaded } = kit()
    await loaded({ url: '/film', isHls: true })
    expect(FakeHls.made[0]?.calls).toEqual(['load /film', 'attach'])
  })

  it('loads the whole build for a stream with sound of its own, and plays on', async () => {
    const { element, loaded, builds, types } = kit()
    await loaded()
    FakeHls.made[0]?.tell('manifest loaded', { audioTracks: [{ url: '/sound.m3u8' }] })
    await vi.advanceTimersByTimeAsync(0)
    expect(builds).toEqual(['light', 'whole'])
    expect(FakeHls.made.map(({ calls }) => calls.at(-1))).toEqual(['destroy', 'attach'])
    expect(element.calls).toEqual(['empty', 'play', 'play', 'play'])
    FakeHls.made[1]?.tell('manifest', { levels: [{ height: 360, audioCodec: 'mp4a.40.2', attrs: {} }] })
    FakeHls.made[1]?.tell('buffer created', { tracks: { video: {} } })
    expect(types()).toContain('media-silent')
  })

  it('attaches one stream where its element was changed while the whole build was loading', async () => {
    const { loaded, output } = kit()
    await loaded()
    FakeHls.made[0]?.tell('manifest loaded', { audioTracks: [{ url: '/sound.m3u8' }] })
    output.attach({ video: new FakeVideoElement(), frame: {} })
    await vi.advanceTimersByTimeAsync(0)
    const attached = FakeHls.made.filter(({ calls }) => calls.at(-1) === 'attach')
    expect([FakeHls.made.length, attached.length]).toEqual([2, 1])
  })

  it('leaves a stream to the browser where hls.js cannot play, and a plain file always', async () => {
    FakeHls.supported = false
    const { element, loaded, output } = kit()
    await loaded({ at: 30 })
    expect(element.src).toBe('/film.m3u8')
    element.happens('loadedmetadata', { readyState: 1, duration: 100 })
    expect(element.currentTime).toBe(30)
    output.load({ ...film, url: '/film.mp4' })
    expect(element.src).toBe('/film.mp4')
  })

  it('says in words of the machine what the element says', async () => {
    const { element, loaded, reports } = kit()
    await loaded()
    element.happens('loadedmetadata', { readyState: 1, duration: 100 })
    element.happens('playing')
    element.happens('timeupdate', { currentTime: 5, buffered: ranges([0, 20]) })
    element.happens('waiting')
    element.happens('pause', { paused: true })
    element.happens('ended', { ended: true })
    element.happens('error', { error: { code: 3 } })
    expect(reports).toEqual([
      { type: 'media-ready', duration: 100 },
      { type: 'media-started' },
      { type: 'media-progress', time: 5, buffered: 20, window: null },
      { type: 'media-waiting' },
      { type: 'media-paused' },
      { type: 'media-ended' },
      { type: 'media-failed', fault: 'broken' },
    ])
  })

  it('reports a refused play, but not one that another load interrupted', async () => {
    const { element, loaded, types } = kit()
    element.refusal = Object.assign(new Error('no'), { name: 'NotAllowedError' })
    await loaded({ url: '/film.mp4' })
    expect(types()).toEqual(['media-refused'])
    element.refusal = Object.assign(new Error('no'), { name: 'AbortError' })
    await loaded({ url: '/film.mp4' })
    expect(types()).toHaveLength(1)
  })

  it('knows the window of what is live, and where live is', async () => {
    const { element, loaded, output, reports } = kit()
    await loaded({ url: '/live.m3u8', live: true })
    const hls = FakeHls.made[0] as FakeHls
    hls.liveSyncPosition = 80
    element.happens('timeupdate', { currentTime: 50, seekable: ranges([40, 100]) })
    expect(reports.at(-1)).toMatchObject({ window: { start: 40, end: 80 } })
    output.seekToLive()
    expect(element.currentTime).toBe(80)
  })

  it('counts a live stream as lost that stands still too long', async () => {
    const { element, loaded, types } = kit()
    await loaded({ live: true })
    element.happens('waiting')
    vi.advanceTimersByTime(14_000)
    element.happens('playing')
    vi.advanceTimersByTime(20_000)
    expect(types()).not.toContain('media-failed')
    element.happens('waiting')
    vi.advanceTimersByTime(15_000)
    expect(types().at(-1)).toBe('media-failed')
  })

  it('counts a film as lost of which nothing arrives any more, but not a slow one, or one that is paused', async () => {
    const { element, loaded, reports } = kit()
    await loaded()
    element.happens('playing')
    element.happens('waiting')
    const hls = FakeHls.made[0] as FakeHls
    const stats = { loaded: 0 }
    hls.tell('loading', { frag: { stats } })
    for (let each = 1; each < 6; each += 1) {
      stats.loaded += 1000
      vi.advanceTimersByTime(10_000)
    }
    expect(reports.at(-1)).toEqual({ type: 'media-waiting' })
    vi.advanceTimersByTime(10_000)
    expect(reports.at(-1)).toEqual({ type: 'media-failed', fault: 'network' })
    await loaded()
    element.paused = true
    vi.advanceTimersByTime(60_000)
    expect(reports).toHaveLength(3)
  })

  it('counts a film as lost of which nothing ever came', async () => {
    const { loaded, reports } = kit()
    await loaded()
    vi.advanceTimersByTime(10_000)
    expect(reports).toEqual([{ type: 'media-failed', fault: 'network' }])
  })

  it('tells why an element failed, as far as it says', async () => {
    const { element, loaded, reports } = kit()
    await loaded({ url: '/film.mp4' })
    const faults = [
      { code: 2, message: '' },
      { code: 3, message: '' },
      { code: 4, message: 'MEDIA_ELEMENT_ERROR: Format error' },
      { code: 4, message: 'DEMUXER_ERROR_NO_SUPPORTED_STREAMS' },
    ].map((error) => {
      element.happens('error', { error })
      return reports.at(-1)
    })
    expect(faults).toEqual(
      ['network', 'broken', 'broken', 'unsupported'].map((fault) => ({ type: 'media-failed', fault })),
    )
  })

  it('says when the page came back without its stream', async () => {
    const { loaded, restore, types } = kit()
    restore()
    expect(types()).toEqual([])
    await loaded()
    restore()
    expect(types()).toEqual(['media-detached'])
  })

  it('forgets a stream that was let go of before its code came', async () => {
    const { output, loaded } = kit()
    const coming = loaded()
    output.unload()
    await coming
    expect(FakeHls.made).toEqual([])
  })

  it('is silent about what it let go of, and lets go of its element with the screen', async () => {
    const { element, loaded, output, types } = kit()
    await loaded()
    output.unload()
    element.happens('playing')
    expect(FakeHls.made[0]?.calls.at(-1)).toBe('destroy')
    await loaded()
    output.attach(null)
    element.happens('playing')
    expect(types()).toEqual([])
  })
})
