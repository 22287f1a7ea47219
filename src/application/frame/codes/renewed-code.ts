import { inject } from 'inversify'
import { runInAction } from 'mobx'
import {
  isRenewalDue,
  pauseAfter,
  secondsLeft,
  type ShortLivedCode,
} from '../../../domain/frame/codes/short-lived-code'
import { Clock } from '../shared/clock'
import type { Failure, Outcome } from '../shared/failure'
import { observe } from '../shared/observe'
import { PageLife } from '../shared/page-life'

/** Creates renewed codes. */
export class RenewedCodes {
  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(PageLife) private readonly page: PageLife,
  ) {}

  make(ask: () => Promise<Outcome<ShortLivedCode>>): RenewedCode {
    return new RenewedCode(this.clock, this.page, ask)
  }
}

/** A code that expires. While it is shown, it is replaced by a new code in time. */
export class RenewedCode {
  /** The current code, which may have expired; null before the first code has come. */
  code: ShortLivedCode | null = null
  seconds = 0
  asking = false
  /** Why the latest request failed; null after a success. */
  failure: Failure | null = null
  private expiresAt = 0
  private failures = 0
  private nextAttempt = 0

  constructor(
    private readonly clock: Clock,
    private readonly page: PageLife,
    private readonly ask: () => Promise<Outcome<ShortLivedCode>>,
  ) {
    observe(this)
  }

  get isValid(): boolean {
    return this.code !== null && this.seconds > 0
  }

  /** Starts the countdown and the renewal; returns a function that ends both. */
  show(): () => void {
    let isHidden = false
    const endTicks = this.clock.every(1000, () => isHidden || this.tick())
    const endPage = this.page.listen((moment) => {
      if (moment.type === 'visibility') isHidden = moment.hidden
      // A hidden page's timers are throttled, so the countdown is set anew when the page is shown.
      if (moment.type === 'visibility' && !moment.hidden) this.tick()
      if (moment.type === 'online') this.retry()
    })
    this.tick()
    return () => {
      endTicks()
      endPage()
    }
  }

  /** Requests a code at once if the latest request failed. */
  retry(): void {
    if (this.failure === null) return
    this.nextAttempt = 0
    this.tick()
  }

  /** Requests the next code before this one expires, because somebody has used this one. */
  next(): void {
    if (!this.asking) void this.renew()
  }

  private tick(): void {
    const now = this.clock.now()
    this.seconds = secondsLeft(this.expiresAt, now)
    const isDue = this.code === null || isRenewalDue(this.expiresAt, this.code.validFor, now)
    if (isDue && !this.asking && now >= this.nextAttempt) void this.renew()
  }

  private async renew(): Promise<void> {
    this.asking = true
    const outcome = await this.ask()
    runInAction(() => {
      this.asking = false
      const now = this.clock.now()
      if (outcome.ok) {
        this.code = outcome.value
        this.expiresAt = now + outcome.value.validFor
        this.failure = null
        this.failures = 0
        this.nextAttempt = 0
      } else {
        this.failures += 1
        this.failure = outcome.reason
        this.nextAttempt = now + pauseAfter(this.failures)
      }
      this.seconds = secondsLeft(this.expiresAt, now)
    })
  }
}
