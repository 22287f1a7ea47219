import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MediaLoad, MediaReport } from '../../../../src/application/frame/player/media-output'
import type { HlsClass } from '../../../../src/infrastructure/frame/player/hls-live'
import { HtmlMediaOutput } from '../../../../src/infrastructure/frame/player/html-media-output'
import { item, radio } from '../../../domain/frame/player/player-fixtures'

/** The parts of an audio element that the adapter uses. */
class FakeElement extends EventTarget {
  src = ''
  preload = ''
  muted = false
  volume = 1
  currentTime = 0
  duration = NaN
  playbackRate = 1
  defaultPlaybackRate = 1
  readyState = 0
  paused = true
  ended = false
  error: unknown = null
  plays = 0
  refusal: Error | null = null

  play(): Promise<void> {
    this.plays += 1
    this.paused = false
    return this.refusal === null ? Promise.resolve() : Promise.reject(this.refusal)
  }
  pause(): void {
    this.paused = true
  }
  load(): void {
    this.readyState = 0
  }
  removeAttribute(): void {
    this.src = ''
  }
  happens(name: string, changes: Partial<FakeElement> = {}): void {
    Object.assign(this, changes)
    this.dispatchEvent(new Event(name))
  }
}

type Listener = (event: string, data: { fatal: boolean; type: string }) => void

class FakeHls {
  static Events = { ERROR: 'error' }
  static ErrorTypes = { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network' }
  static supported = true
  static made: FakeHls[] = []
  static isSupported = () => FakeHls.supported
  readonly calls: string[] = []
  error: Listener = () => undefined
  constructor(readonly options: { readonly enableWorker?: boolean }) {
    FakeHls.made.push(this)
  }
  on(_name: string, listener: Listener): void {
    this.error = listener
  }
  loadSource(url: string): void {
    this.calls.push(`load ${url}`)
  }
  attachMedia(): void {
    this.calls.push('attach')
  }
  recoverMediaError(): void {
    this.calls.push('recover')
  }
  swapAudioCodec(): void {
    this.calls.push('swap')
  }
  destroy(): void {
    this.calls.push('destroy')
  }
}

function kit() {
  const elements: FakeElement[] = []
  const make = () => {
    const element = new FakeElement()
    elements.push(element)
    return element as unknown as HTMLAudioElement
  }
  let restore: () => void = () => undefined
  const output = new HtmlMediaOutput({
    makeElement: make,
    createPreloader: make,
    loadHls: () => Promise.resolve(FakeHls as unknown as HlsClass),
    onRestored: (act) => (restore = act),
  })
  const reports: MediaReport[] = []
  output.listen((report) => reports.push(report))
  return { output, reports, elements, types: () => reports.map(({ type }) => type), restore: () => restore() }
}

const load = (source: number, changes: Partial<MediaLoad> = {}): MediaLoad => ({
  type: 'load',
  source,
  item: item('1'),
  at: 0,
  rate: 1,
  autoplay: true,
  ...changes,
})
const liveLoad = (source: number): MediaLoad => load(source, { item: radio })
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  FakeHls.made = []
  FakeHls.supported = true
})
afterEach(() => vi.useRealTimers())

describe('the audio element', () => {
  it('is one for all loads, and is not made before the first', () => {
    const { output, elements } = kit()
    expect(elements).toEqual([])
    output.load(load(1))
    output.load(load(2, { item: item('2') }))
    expect(elements.map(({ src, plays }) => [src, plays])).toEqual([['/media/2.mp3', 2]])
  })

  it('starts at its place once it knows its length, and only once', () => {
    const { output, elements, reports } = kit()
    output.load(load(1, { at: 42, rate: 1.5 }))
    const [element] = elements as [FakeElement]
    element.happens('durationchange', { readyState: 1, duration: 100 })
    expect([element.currentTime, element.playbackRate, reports]).toEqual([
      42,
      1.5,
      [{ type: 'media-ready', source: 1, duration: 100 }],
    ])
    element.happens('loadedmetadata', { currentTime: 50 })
    expect(element.currentTime).toBe(50)
  })

  it('reports its events with the number of their load', () => {
    const { output, elements, reports } = kit()
    output.load(load(7))
    const [element] = elements as [FakeElement]
    element.happens('playing')
    element.happens('timeupdate', { currentTime: 3 })
    element.happens('waiting')
    element.happens('pause', { paused: true })
    element.happens('ended', { ended: true })
    expect(reports).toEqual([
      { type: 'media-started', source: 7 },
      { type: 'media-progress', source: 7, time: 3 },
      { type: 'media-waiting', source: 7 },
      { type: 'media-paused', source: 7 },
      { type: 'media-ended', source: 7 },
    ])
  })

  it('does not tell of the pause that comes with the end, nor of errors that are none', () => {
    const { output, elements, types } = kit()
    output.load(load(1))
    const [element] = elements as [FakeElement]
    element.happens('pause', { ended: true, paused: true })
    element.happens('error')
    expect(types()).toEqual([])
    element.happens('error', { error: {} })
    expect(types()).toEqual(['media-failed'])
  })

  it('reports a refusal for lack of a user gesture, and no other', async () => {
    const { output, elements, types } = kit()
    output.load(load(1, { autoplay: false }))
    const [element] = elements as [FakeElement]
    element.refusal = Object.assign(new Error(), { name: 'AbortError' })
    output.play()
    await settled()
    expect(types()).toEqual([])
    element.refusal = Object.assign(new Error(), { name: 'NotAllowedError' })
    output.play()
    await settled()
    expect(types()).toEqual(['media-refused'])
  })

  it('says nothing after it let go', () => {
    const { output, elements, types } = kit()
    output.load(load(1))
    output.unload()
    const [element] = elements as [FakeElement]
    element.happens('timeupdate', { currentTime: 3 })
    expect([element.src, types()]).toEqual(['', []])
  })

  it('warms up what comes next in an element of its own, muted', () => {
    const { output, elements } = kit()
    output.load(load(1))
    output.prepare('/media/2.mp3')
    expect(elements.map(({ src, muted, plays }) => [src, muted, plays])).toEqual([
      ['/media/1.mp3', false, 1],
      ['/media/2.mp3', true, 0],
    ])
  })
})

describe('a stream', () => {
  it('plays through hls.js where that works, without a worker, at once when it was prepared', async () => {
    const { output, elements } = kit()
    output.prepare('/live/1.m3u8')
    await settled()
    output.load(liveLoad(1))
    expect(FakeHls.made.map(({ calls, options }) => [calls, options.enableWorker])).toEqual([
      [['load /live/1.m3u8', 'attach'], false],
    ])
    expect(elements[0]?.plays).toBe(1)
  })

  it('plays by the browser where hls.js does not work', async () => {
    FakeHls.supported = false
    const { output, elements } = kit()
    output.load(liveLoad(1))
    await settled()
    expect([elements[0]?.src, FakeHls.made.length]).toEqual(['/live/1.m3u8', 0])
  })

  it('does not start what played before while hls.js is on its way, nor what was chosen away meanwhile', async () => {
    const { output, elements } = kit()
    output.load(load(1))
    output.load(liveLoad(2))
    expect(elements[0]?.src).toBe('')
    output.load(load(3, { item: item('3') }))
    await settled()
    expect([elements[0]?.src, FakeHls.made.length]).toEqual(['/media/3.mp3', 0])
  })

  it('is mended in two steps, and lost when both have failed', async () => {
    const { output, types } = kit()
    output.load(liveLoad(1))
    await settled()
    const [hls] = FakeHls.made as [FakeHls]
    const broken = { fatal: true, type: 'media' }
    hls.error('error', { fatal: false, type: 'network' })
    hls.error('error', broken)
    hls.error('error', broken)
    expect([hls.calls.slice(2), types()]).toEqual([['recover', 'swap', 'recover'], []])
    hls.error('error', broken)
    expect(types()).toEqual(['media-failed'])
  })

  it('is lost when the network fails it, and when it stands still for long', async () => {
    const { output, elements, types } = kit()
    output.load(liveLoad(1))
    await settled()
    FakeHls.made[0]?.error('error', { fatal: true, type: 'network' })
    expect(types()).toEqual(['media-failed'])
    elements[0]?.happens('waiting')
    await vi.advanceTimersByTimeAsync(14_000)
    expect(types()).toEqual(['media-failed', 'media-waiting'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(types().at(-1)).toBe('media-failed')
  })

  it('that goes on in time is not lost', async () => {
    const { output, elements, types } = kit()
    output.load(liveLoad(1))
    await settled()
    elements[0]?.happens('waiting')
    elements[0]?.happens('playing')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(types()).not.toContain('media-failed')
  })

  it('is joined anew when the page comes back out of the cache of the browser, and destroyed when it is left', async () => {
    const { output, types, restore } = kit()
    output.load(liveLoad(1))
    await settled()
    restore()
    expect(types()).toEqual(['media-failed'])
    output.load(load(2))
    expect(FakeHls.made[0]?.calls.at(-1)).toBe('destroy')
  })
})
