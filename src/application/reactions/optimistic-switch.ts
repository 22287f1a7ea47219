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
  /** Answers to acts of an earlier session are not taken. */
  private session = 0
  /** How often it was turned: a question that a tap overtook has an old answer. */
  private turns = 0

  /** `shown` hears of every change, for what keeps its own copy, such as an item of a list. */
  constructor(
    private readonly send: (on: boolean) => Promise<Outcome<SwitchAnswer>>,
    private readonly shown: (answer: SwitchAnswer) => void = () => undefined,
  ) {
    makeAutoObservable<this, 'send' | 'shown' | 'confirmed' | 'sending' | 'session' | 'turns'>(
      this,
      { send: false, shown: false, confirmed: false, sending: false, session: false, turns: false },
      { autoBind: true },
    )
  }

  /** Takes what the server says, unless an act of ours is under way and will say it anew. */
  set(answer: SwitchAnswer): void {
    if (this.sending) return
    this.confirmed = answer
    this.show(answer)
  }

  /** Returns what takes the server's answer to a question that is asked now, unless a tap overtakes it. */
  ask(): (answer: SwitchAnswer) => void {
    const { turns } = this
    return (answer) => {
      if (turns === this.turns) this.set(answer)
    }
  }

  /** Somebody else looks from now on: what is under way was theirs who left. */
  abandon(): void {
    this.session += 1
    this.sending = false
  }

  /** Resolves with false when the act failed and was taken back, or its session ended. */
  async turn(on: boolean): Promise<boolean> {
    if (on === this.on) return true
    this.turns += 1
    this.show({ on, count: Math.max(0, this.count + (on ? 1 : -1)) })
    if (this.sending) return true
    this.sending = true
    const { session } = this
    let done = true
    while (done && this.on !== this.confirmed.on) done = await this.sendWanted(this.on, session)
    if (session === this.session) this.sending = false
    return done
  }

  private async sendWanted(wanted: boolean, session: number): Promise<boolean> {
    const outcome = await this.send(wanted)
    if (session !== this.session) return false
    if (outcome.ok) this.confirmed = outcome.value
    // A tap that came meanwhile goes on from here; a failure ends at what the server knows.
    if (!outcome.ok || this.on === wanted || this.on === this.confirmed.on) runInAction(() => this.show(this.confirmed))
    return outcome.ok
  }

  private show({ on, count }: SwitchAnswer): void {
    this.on = on
    this.count = count
    this.shown({ on, count })
  }
}
