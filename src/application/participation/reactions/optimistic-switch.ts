import { runInAction } from 'mobx'
import type { Outcome } from '../../frame/shared/failure'
import { observe } from '../../frame/shared/observe'
import type { SwitchAnswer } from './reactions-gateway'

/**
 * An on/off state with a count, such as a like, updated optimistically. It shows the wanted state at once and sends one
 * act at a time. When taps come faster than answers, the state of the last tap is sent. When an act fails, the switch
 * reverts to the server's last answer.
 */
export class OptimisticSwitch {
  isOn = false
  count = 0
  private confirmed: SwitchAnswer = { isOn: false, count: 0 }
  private sending = false
  /** The number of the session; answers to acts of an earlier session are ignored. */
  private session = 0
  /** The number of taps so far. An answer to a question asked before the latest tap is outdated. */
  private turns = 0

  /** `onAnswer` is called on every change, for copies elsewhere, such as an item of a list. */
  constructor(
    private readonly send: (on: boolean) => Promise<Outcome<SwitchAnswer>>,
    private readonly onAnswer: (answer: SwitchAnswer) => void = () => undefined,
  ) {
    observe(this)
  }

  /** Adopts the server's answer, unless an act is under way, whose answer will be newer. */
  set(answer: SwitchAnswer): void {
    if (this.sending) return
    this.confirmed = answer
    this.show(answer)
  }

  /**
   * Returns a function that adopts the server's answer to a question asked now; it does nothing when a tap came in
   * between.
   */
  beginRequest(): (answer: SwitchAnswer) => void {
    const { turns } = this
    return (answer) => {
      if (turns === this.turns) this.set(answer)
    }
  }

  /** Ends the acts under way when the session changes, because they belonged to the previous session. */
  cancelPending(): void {
    this.session += 1
    this.sending = false
  }

  /** Sets the state; resolves to false when the act failed and was reverted, or its session ended. */
  async switchTo(on: boolean): Promise<boolean> {
    if (on === this.isOn) return true
    this.turns += 1
    this.show({ isOn: on, count: Math.max(0, this.count + (on ? 1 : -1)) })
    if (this.sending) return true
    this.sending = true
    const { session } = this
    let isDone = true
    while (isDone && this.isOn !== this.confirmed.isOn) isDone = await this.sendWanted(this.isOn, session)
    if (session === this.session) this.sending = false
    return isDone
  }

  private async sendWanted(isOn: boolean, session: number): Promise<boolean> {
    const outcome = await this.send(isOn)
    if (session !== this.session) return false
    if (outcome.ok) this.confirmed = outcome.value
    // A tap during the request is sent next. After a failure, the server's last answer is shown.
    if (!outcome.ok || this.isOn === isOn || this.isOn === this.confirmed.isOn)
      runInAction(() => this.show(this.confirmed))
    return outcome.ok
  }

  private show({ isOn, count }: SwitchAnswer): void {
    this.isOn = isOn
    this.count = count
    this.onAnswer({ isOn, count })
  }
}
