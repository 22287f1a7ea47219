import { inject, injectable } from 'inversify'
import { Intents } from '../../frame/session/access/intents'
import type { Outcome } from '../../frame/shared/failure'
import { OptimisticSwitch } from './optimistic-switch'
import type { SwitchAnswer } from './reactions-gateway'

/** One item of a list that can be liked. */
export interface Likeable {
  /** The item's state according to the list. */
  readonly now: SwitchAnswer
  readonly send: (on: boolean) => Promise<Outcome<SwitchAnswer>>
  /** Writes the state to be shown into the list. */
  readonly show: (answer: SwitchAnswer) => void
}

/**
 * Likes in lists. Each item has an optimistic switch while its acts are under way. The like of a guest, or of a member
 * whose session ends meanwhile, is kept until after the login.
 */
@injectable('Singleton')
export class ListedLikes {
  private readonly underWay = new Map<string, OptimisticSwitch>()

  constructor(@inject(Intents) private readonly intents: Intents) {}

  /**
   * Inverts the state that the last tap asked for, even when the tapped list still shows an older state. `key` is
   * unique across all lists.
   */
  async toggle(list: string, key: string, item: Likeable): Promise<void> {
    const intent = { kind: 'like', target: list, payload: key }
    if (!this.intents.requireMember(intent)) return
    const on = !(this.underWay.get(key) ?? item.now).isOn
    const isDone = await this.switchTo(key, item, on)
    if (!isDone && on) this.intents.saveIfEnded(intent)
  }

  /** The key of the item whose like a login interrupted in this list; null when there is none. */
  takeInterrupted(list: string): string | null {
    const key = this.intents.consume('like', list)?.payload
    return typeof key === 'string' ? key : null
  }

  /** Sets the like; resolves to false when the act failed and was reverted. */
  async switchTo(key: string, { now, send, show }: Likeable, on: boolean): Promise<boolean> {
    const runningSwitch = this.underWay.get(key)
    if (runningSwitch !== undefined) return runningSwitch.switchTo(on)
    const likeSwitch = new OptimisticSwitch(send, show)
    likeSwitch.set(now)
    this.underWay.set(key, likeSwitch)
    const isDone = await likeSwitch.switchTo(on)
    this.underWay.delete(key)
    return isDone
  }
}
