/** The parts of a video element that the adapters use. */
export class FakeVideoElement extends EventTarget {
  src = ''
  currentSrc = ''
  preload = ''
  currentTime = 0
  duration = NaN
  playbackRate = 1
  defaultPlaybackRate = 1
  readyState = 0
  paused = true
  ended = false
  error: unknown = null
  refusal: Error | null = null
  buffered = ranges()
  seekable = ranges()
  readonly calls: string[] = []

  play(): Promise<void> {
    this.calls.push('play')
    this.paused = false
    return this.refusal === null ? Promise.resolve() : Promise.reject(this.refusal)
  }
  pause(): void {
    this.calls.push('pause')
    this.paused = true
  }
  load(): void {
    this.calls.push('empty')
  }
  removeAttribute(): void {
    this.src = ''
  }
  happens(name: string, changes: Partial<FakeVideoElement> = {}): void {
    Object.assign(this, changes)
    this.dispatchEvent(new Event(name))
  }
}

export function ranges(...parts: readonly (readonly [number, number])[]): TimeRanges {
  return { length: parts.length, start: (index) => parts[index]?.[0] ?? NaN, end: (index) => parts[index]?.[1] ?? NaN }
}

type Listener = (event: string, data: unknown) => void

/** The parts of hls.js that are used. */
export class FakeHls {
  static Events = {
    ERROR: 'error',
    MANIFEST_LOADED: 'manifest loaded',
    MANIFEST_PARSED: 'manifest',
    BUFFER_CREATED: 'buffer created',
    LEVEL_SWITCHED: 'switched',
    FRAG_LOADING: 'loading',
    FRAG_LOADED: 'loaded',
  }
  static ErrorTypes = { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' }
  static supported = true
  static made: FakeHls[] = []
  static isSupported = () => FakeHls.supported
  readonly calls: string[] = []
  nextLevel = -2
  liveSyncPosition: number | null = null
  private readonly listeners = new Map<string, Listener>()

  constructor(readonly options: Readonly<Record<string, unknown>>) {
    FakeHls.made.push(this)
  }
  on = (name: string, listener: Listener) => void this.listeners.set(name, listener)
  loadSource = (url: string) => void this.calls.push(`load ${url}`)
  startLoad = (position: number) => void this.calls.push(`start at ${position}`)
  attachMedia = () => void this.calls.push('attach')
  recoverMediaError = () => void this.calls.push('recover')
  swapAudioCodec = () => void this.calls.push('swap')
  destroy = () => void this.calls.push('destroy')
  tell = (name: string, data: unknown) => this.listeners.get(name)?.(name, data)
}
