import type { Outcome } from '../shared/failure'
import { OptimisticSwitch } from './optimistic-switch'
import type { SwitchAnswer } from './reactions-gateway'

/** One thing in a list that can be on or off. */
export interface Switchable {
  /** Names it among all. */
  readonly key: string
  /** What the list says of it. */
  readonly now: SwitchAnswer
  readonly send: (on: boolean) => Promise<Outcome<SwitchAnswer>>
  /** Writes into the list what is to be shown. */
  readonly show: (answer: SwitchAnswer) => void
}

/** Likes in lists: each has an optimistic switch of its own for as long as acts of it are under way. */
export class OptimisticSwitches {
  private readonly underWay = new Map<string, OptimisticSwitch>()

  /** Goes by what the last tap wanted, though the list that was tapped may show an older state. */
  toggle(thing: Switchable): Promise<boolean> {
    return this.turn(thing, !(this.underWay.get(thing.key) ?? thing.now).on)
  }

  /** Resolves with false when the act failed and was taken back. */
  async turn({ key, now, send, show }: Switchable, on: boolean): Promise<boolean> {
    const known = this.underWay.get(key)
    if (known !== undefined) return known.turn(on)
    const fresh = new OptimisticSwitch(send, show)
    fresh.set(now)
    this.underWay.set(key, fresh)
    const done = await fresh.turn(on)
    this.underWay.delete(key)
    return done
  }
}
