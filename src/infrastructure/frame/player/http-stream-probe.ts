import type { StreamProbe } from '../../../application/frame/player/stream-probe'

/** Milliseconds until the probe gives up. */
const timeout = 2000

/** Fetches the playlist of the stream again, bypassing every cache. */
export class HttpStreamProbe implements StreamProbe {
  async answers(url: string): Promise<boolean> {
    const timeLimit = new AbortController()
    const timer = setTimeout(() => timeLimit.abort(), timeout)
    try {
      const { ok } = await fetch(url, { cache: 'no-store', signal: timeLimit.signal })
      return ok
    } catch {
      return false
    } finally {
      clearTimeout(timer)
      // The start of the response is enough, so the rest, which may be endless, is not loaded.
      timeLimit.abort()
    }
  }
}
