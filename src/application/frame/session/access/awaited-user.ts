import { inject, injectable } from 'inversify'
import { failure } from '../../../../domain/frame/shared/result'
import { Clock } from '../../shared/clock'
import { failureOf, type Failure, type Outcome } from '../../shared/failure'
import { SessionStore } from '../session.store'

/** Milliseconds that a call waits for user info. */
export const longestUserWait = 6000

/**
 * Lets calls wait for user info that a new session still lacks. Without it they would be sent as a guest's (B40), and a
 * member's screen would say that the login expired.
 */
@injectable('Singleton')
export class AwaitedUser {
  private fetch: (() => Promise<Outcome<unknown>>) | null = null

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * @param fetch Fetches user info into the session. Each call that finds user info missing runs it, so a retry runs it
   * again.
   */
  load(fetch: () => Promise<Outcome<unknown>>): void {
    this.fetch = fetch
  }

  /**
   * Waits for user info. Returns null when there is nothing to wait for; otherwise a promise that resolves to null once
   * it has come, or to the failure if it has not come in time.
   */
  arrival(): Promise<Failure | null> | null {
    const { fetch, session } = this
    if (fetch === null || !session.isMember || session.user !== null) return null
    return this.withinTime(fetch())
  }

  private async withinTime(fetched: Promise<Outcome<unknown>>): Promise<Failure | null> {
    let cancel = () => {}
    const timeLimit = new Promise<Outcome<unknown>>((resolve) => {
      cancel = this.clock.after(longestUserWait, () => resolve(failure(failureOf('timeout'))))
    })
    const outcome = await Promise.race([fetched, timeLimit])
    cancel()
    return outcome.ok ? null : outcome.reason
  }
}
