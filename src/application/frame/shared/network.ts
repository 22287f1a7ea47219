import { inject } from 'inversify'
import { Clock } from './clock'
import { PageLife } from './page-life'

/** Milliseconds until the first retry. Retries are needed because not every host reports that its network is back. */
const firstPause = 5_000
/** The longest time between two retries, in milliseconds. */
const longestPause = 60_000

/** Whether a retry of the same request may succeed later. */
export function isPassing(code: string): boolean {
  return ['offline', 'unreachable', 'timeout', 'bad-gateway', 'unavailable'].includes(code)
}

/** Decides when to retry what a lost network interrupted. */
export class Network {
  constructor(
    @inject(PageLife) private readonly page: PageLife,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Calls `act` once, when the network is back or when a back-off is over, whichever comes first. The back-off doubles
   * with each failed attempt. Returns a function that cancels the call.
   */
  retryWhenBack(failedTries: number, act: () => void): () => void {
    const end = () => {
      endListening()
      endPause()
    }
    const actOnce = () => {
      end()
      act()
    }
    const endListening = this.page.listen(({ type }) => type === 'online' && actOnce())
    const endPause = this.clock.after(Math.min(longestPause, firstPause * 2 ** failedTries), actOnce)
    return end
  }
}
