import { runInAction } from 'mobx'
import type { Clock } from '../../shared/clock'
import type { Failure } from '../../shared/failure'
import { observe } from '../../shared/observe'
import { isRecord } from '../../../../domain/frame/shared/json-record'
import type { TextCodePurpose, SessionGateway } from '../session-gateway'

/**
 * The longest wait in seconds. A longer wait is cut to it, because a wrong answer of the server must not lock anyone
 * out.
 */
const longestWait = 24 * 3600

interface SavedCodeRequest {
  readonly sentTo: string | null
  /** Milliseconds since 1970. */
  readonly until: number
}

/** Requests a code by text message, and counts down until another may be requested, as the server's answer says. */
export class CodeRequest {
  isSending = false
  /** Seconds until another code may be requested; 0 when it may be now. */
  secondsLeft = 0
  /** The number that the last code was sent to, as it was typed; null before the first code. */
  sentTo: string | null = null
  failure: Failure | null = null
  private until = 0
  private endTicking: (() => void) | null = null

  constructor(
    private readonly gateway: SessionGateway,
    private readonly clock: Clock,
    private readonly purpose: TextCodePurpose,
  ) {
    observe(this)
  }

  get canSend(): boolean {
    return !this.isSending && this.secondsLeft === 0
  }

  async send(phone: string): Promise<void> {
    if (!this.canSend) return
    this.isSending = true
    this.failure = null
    const answer = await this.gateway.sendCode(phone, this.purpose)
    runInAction(() => {
      this.isSending = false
      if (answer.ok) this.sentTo = phone
      else this.failure = answer.reason
      this.startCountdown(answer.ok ? answer.value.wait : (answer.reason.retryAfter ?? 0))
    })
  }

  /** Continues the countdown when the screen is shown. */
  resume(): () => void {
    this.tick()
    return this.stopTicking
  }

  clearFailure(): void {
    this.failure = null
  }

  saved(): SavedCodeRequest {
    return { sentTo: this.sentTo, until: this.until }
  }

  /** Restores a saved value; returns false and changes nothing when it has another shape. */
  restore(saved: unknown): boolean {
    if (!isRecord(saved)) return false
    const { sentTo, until } = saved
    if ((sentTo !== null && typeof sentTo !== 'string') || typeof until !== 'number') return false
    this.sentTo = sentTo
    this.until = Math.min(until, this.clock.now() + longestWait * 1000)
    this.tick()
    return true
  }

  private startCountdown(seconds: number): void {
    this.until = this.clock.now() + Math.min(Math.max(0, seconds), longestWait) * 1000
    this.tick()
  }

  private tick(): void {
    this.secondsLeft = Math.max(0, Math.ceil((this.until - this.clock.now()) / 1000))
    if (this.secondsLeft === 0) this.stopTicking()
    else this.endTicking ??= this.clock.every(1000, this.tick)
  }

  private stopTicking(): void {
    this.endTicking?.()
    this.endTicking = null
  }
}
