import { makeAutoObservable, runInAction } from 'mobx'
import type { Outcome } from '../shared/failure'
import type { SwitchAnswer } from './reactions-gateway'

/**
 * Something that is on or off with a count, such as a like. It shows at once what was wanted, sends one act at a time,
 * follows the last tap when taps overtake the network, and goes back to what the server last said when an act fails.
 */
export class OptimisticSwitch {
  on = false
  count = 0
  private confirmed: SwitchAnswer = { on: false, count: 0 }
  private sending = false

  constructor(private readonly send: (on: boolean) => Promise<Outcome<SwitchAnswer>>) {
    makeAutoObservable<this, 'send' | 'confirmed' | 'sending'>(this, { send: false, confirmed: false, sending: false }, { autoBind: true })
  }

  /** Takes what the server says, unless an act of ours is under way and will say it anew. */
  set(answer: SwitchAnswer): void {
    if (this.sending) return
    this.confirmed = answer
    this.show(answer)
  }

  /** Resolves with false when the act failed and was taken back. */
  async turn(on: boolean): Promise<boolean> {
    if (on === this.on) return true
    this.show({ on, count: Math.max(0, this.count + (on ? 1 : -1)) })
    if (this.sending) return true
    this.sending = true
    let done = true
    while (done && this.on !== this.confirmed.on) done = await this.sendWanted(this.on)
    this.sending = false
    return done
  }

  private async sendWanted(wanted: boolean): Promise<boolean> {
    const outcome = await this.send(wanted)
    if (outcome.ok) this.confirmed = outcome.value
    // A tap that came meanwhile goes on from here; a failure ends at what the server knows.
    if (!outcome.ok || this.on === wanted || this.on === this.confirmed.on) runInAction(() => this.show(this.confirmed))
    return outcome.ok
  }

  private show({ on, count }: SwitchAnswer): void {
    this.on = on
    this.count = count
  }
}
