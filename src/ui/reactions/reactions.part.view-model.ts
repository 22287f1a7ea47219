import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { OptimisticSwitch } from '../../application/reactions/optimistic-switch'
import {
  targetKey,
  type CommentTarget,
  type FollowTarget,
  type ReactionTarget,
} from '../../application/reactions/reaction-target'
import { ReactionsGateway } from '../../application/reactions/reactions-gateway'
import { Intents } from '../../application/session/intents'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { failureOf } from '../../application/shared/failure'
import { NoticesStore } from '../../application/shared/notices.store'
import { observe } from '../../application/shared/observe'
import { allows } from '../../domain/content/content-kinds'
import { failure } from '../../domain/shared/result'

const acts = ['like', 'collect', 'follow'] as const
type Act = (typeof acts)[number]

/** Likes, favourites, follow and the counts of one content. The screen calls `open`, and `show` in its own `show`. */
export class ReactionsViewModel {
  readonly like: OptimisticSwitch
  readonly collect: OptimisticSwitch
  readonly follow: OptimisticSwitch
  /** False until the counts are loaded; a failure to load them is not shown. */
  known = false
  views = 0
  comments = 0
  shares = 0
  target: CommentTarget | null = null
  /** What the follow button follows; null hides the button. */
  followTarget: FollowTarget | null = null
  /** The session whose relation to the content is loaded. */
  private knownFor: string | null = null
  /** The session in whose name the switches act. */
  private actsFor: string | null = null

  constructor(
    @inject(ReactionsGateway) private readonly gateway: ReactionsGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {
    const nothing = () => Promise.resolve(failure(failureOf('cancelled')))
    const act = (send: 'like' | 'collect') => (on: boolean) =>
      this.target !== null && isReactionTarget(this.target) ? gateway[send](this.target, on) : nothing()
    this.like = new OptimisticSwitch(act('like'))
    this.collect = new OptimisticSwitch(act('collect'))
    this.follow = new OptimisticSwitch((on) =>
      this.followTarget === null ? nothing() : gateway.follow(this.followTarget, on),
    )
    observe(this)
  }

  async open(target: CommentTarget, signal?: CancelSignal): Promise<void> {
    if (this.target !== null && targetKey(this.target) !== targetKey(target)) this.known = false
    this.target = { id: target.id, kind: target.kind }
    const asked = this.session.token
    if (asked !== this.actsFor) for (const act of acts) this[act].abandon()
    this.actsFor = asked
    const answered = acts.map((act) => this[act].ask())
    const outcome = await this.gateway.relation(this.target, signal)
    if (!outcome.ok || signal?.aborted === true || this.target?.id !== target.id) return
    const { views, comments, shares, likes, liked, collections, collected, followed } = outcome.value
    runInAction(() => {
      this.knownFor = asked
      this.known = true
      Object.assign(this, { views, comments, shares })
      const answers = [
        { on: liked, count: likes },
        { on: collected, count: collections },
        { on: followed, count: 0 },
      ]
      answers.forEach((answer, index) => answered[index]?.(answer))
    })
  }

  /** Contents of some kinds can be commented on, but not liked. */
  get canReact(): boolean {
    return this.target === null || isReactionTarget(this.target)
  }

  /** Set once the content itself is loaded. */
  setFollowTarget(target: FollowTarget | null): void {
    this.followTarget = target
  }

  /** On screen: sends what a login interrupted, after loading this member's relation to the content. */
  async show(): Promise<void> {
    const { target } = this
    if (target === null) return
    const taken = acts.filter((act) => this.intents.take(act, targetKey(target)) !== null)
    if (this.session.token !== this.knownFor) await this.open(target)
    await Promise.all(taken.map((act) => this.turn(act, true)))
  }

  toggleLike(): Promise<void> {
    return this.turn('like', !this.like.on)
  }

  toggleCollect(): Promise<void> {
    return this.turn('collect', !this.collect.on)
  }

  toggleFollow(): Promise<void> {
    return this.turn('follow', !this.follow.on)
  }

  countComment(change: number): void {
    this.comments = Math.max(0, this.comments + change)
  }

  countShare(shares: number): void {
    this.shares = shares
  }

  private async turn(act: Act, on: boolean): Promise<void> {
    if (this.target === null || !this.intents.needsMember({ kind: act, target: targetKey(this.target), payload: null }))
      return
    const done = await this[act].turn(on)
    if (done && this[act].on === on) this.notify(act, on)
  }

  /** A like is visible by itself; an act that adds to a list elsewhere is confirmed. */
  private notify(act: Act, on: boolean): void {
    if (act === 'collect') this.notices.show({ code: on ? 'collected' : 'uncollected' })
    if (act === 'follow') this.notices.show({ code: on ? 'followed' : 'unfollowed' })
  }
}

function isReactionTarget(target: CommentTarget): target is ReactionTarget {
  return allows(target.kind, 'like') && allows(target.kind, 'favourite')
}
