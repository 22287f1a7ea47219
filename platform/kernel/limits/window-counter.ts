interface Window {
  count: number
  readonly until: number
}

/** Counts by key in windows of a fixed length, in this process, for a limited number of keys. */
export class WindowCounter {
  private readonly windows = new Map<string, Window>()

  /** @param length milliseconds @param now milliseconds of a clock that is never set back */
  constructor(
    private readonly most: number,
    private readonly length: number,
    private readonly mostKeys: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts one more use of the key. Returns 0 when it is allowed, otherwise the milliseconds until the next is. */
  count(key: string): number {
    const now = this.now()
    const lastWindow = this.windows.get(key)
    const window =
      lastWindow !== undefined && lastWindow.until > now ? lastWindow : { count: 0, until: now + this.length }
    window.count += 1
    // Moves the key to the end of the map, so that the key whose last request is the oldest is forgotten first.
    this.windows.delete(key)
    this.windows.set(key, window)
    const [oldest] = this.windows.keys()
    if (this.windows.size > this.mostKeys && oldest !== undefined) this.windows.delete(oldest)
    return window.count <= this.most ? 0 : window.until - now
  }
}
