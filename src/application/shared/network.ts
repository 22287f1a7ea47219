import { inject } from 'inversify'
import { Clock } from './clock'
import { PageLife } from './page-life'

/** Milliseconds to the first look, and at most between two: not every host tells when its network is back. */
const firstPause = 5_000
const longestPause = 60_000

/** Whether trying again later may help, with nothing changed in what is sent. */
export function isPassing(code: string): boolean {
  return ['offline', 'unreachable', 'timeout', 'bad-gateway', 'unavailable'].includes(code)
}

/** Tells when it is worth trying again what the network cut off. */
export class Network {
  constructor(
    @inject(PageLife) private readonly page: PageLife,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Acts once: when the network is back, or after a pause that doubles with each try that failed before. */
  whenBack(failedTries: number, act: () => void): () => void {
    const end = () => {
      endListening()
      endPause()
    }
    const tell = () => {
      end()
      act()
    }
    const endListening = this.page.listen(({ type }) => type === 'online' && tell())
    const endPause = this.clock.after(Math.min(longestPause, firstPause * 2 ** failedTries), tell)
    return end
  }
}
