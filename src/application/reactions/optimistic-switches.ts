import type { Outcome } from '../shared/failure'
import { OptimisticSwitch } from './optimistic-switch'
import type { SwitchAnswer } from './reactions-gateway'

/** One item of a list that can be switched on or off. */
export interface Switchable {
  /** Unique among all items. */
  readonly key: string
  /** Its state according to the list. */
  readonly now: SwitchAnswer
  readonly send: (on: boolean) => Promise<Outcome<SwitchAnswer>>
  /** Writes the state to be shown into the list. */
  readonly show: (answer: SwitchAnswer) => void
}

/** Likes in lists: each item has an optimistic switch while acts on it are under way. */
export class OptimisticSwitches {
  private readonly underWay = new Map<string, OptimisticSwitch>()

  /** Inverts the state of the last tap, even when the tapped list shows an older one. */
  toggle(thing: Switchable): Promise<boolean> {
    return this.turn(thing, !(this.underWay.get(thing.key) ?? thing.now).on)
  }

  /** Resolves to false when the act failed and was reverted. */
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
