import { inject, injectable } from 'inversify'
import { AdoptSession } from '../session/login/adopt-session'
import { ReadSessionAgain } from '../session/read-session-again'
import { SessionHandover } from '../session/login/session-handover.store'
import { TakeOverSession } from '../session/login/take-over-session'
import { NoticesStore } from '../shared/notices.store'
import type { AppSession } from './app-methods'

/** Follows the account of the app around the page while the page is open (B42). */
@injectable('Singleton')
export class FollowAppSession {
  private tellNext: ((account: AppSession) => void) | null = null
  private reading: Promise<void> | null = null

  constructor(
    @inject(SessionHandover) private readonly handover: SessionHandover,
    @inject(AdoptSession) private readonly adoptSession: AdoptSession,
    @inject(TakeOverSession) private readonly takeOver: TakeOverSession,
    @inject(ReadSessionAgain) private readonly readSessionAgain: ReadSessionAgain,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /**
   * Ends the session, because the app's user logged out. What the member typed stays on the device, and only they find
   * it again.
   */
  logOut(): void {
    if (this.handover.end()) this.notices.show({ code: 'logged-out' })
  }

  /**
   * Takes over a session for which the app vouches. Resolves to false when the platform does not know its token, or does
   * not answer; the session then stays as it is.
   * @param path The path to show then.
   */
  take({ token }: AppSession, path: string): Promise<boolean> {
    return this.handover.take(token, 'app', path)
  }

  /**
   * Takes over the account to which the app's user changed, and shows the screen again as this account sees it. While
   * the app's login is open, the account is its answer.
   */
  async change(account: AppSession): Promise<void> {
    if (this.tellNext === null) await this.handover.take(account.token, 'app')
    else this.tellNext(account)
  }

  /** Resolves to the account of which the app tells next, until `ignoreNext` is called. */
  nextAccount(): Promise<AppSession> {
    return new Promise((resolve) => {
      this.tellNext = resolve
    })
  }

  ignoreNext(): void {
    this.tellNext = null
  }

  /** Resolves once it is known what became of the session that the page started with. */
  adopted(): Promise<unknown> {
    return this.takeOver.adopted
  }

  /**
   * Asks for the session again, which the app or another web view of it may have changed meanwhile. Calls during a
   * reading share its result: when an app comes back, both the app and the browser report that the page is visible.
   */
  readAgain(): Promise<void> {
    this.reading ??= this.read().finally(() => {
      this.reading = null
    })
    return this.reading
  }

  private async read(): Promise<void> {
    await this.readSessionAgain.execute()
    await this.adoptSession.execute()
  }
}
