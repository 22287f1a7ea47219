import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { announceCredits } from '../../../application/frame/shared/announce-credits'
import { OptimisticSwitch } from '../../../application/participation/reactions/optimistic-switch'
import {
  targetKey,
  type CommentTarget,
  type FollowTarget,
  type ReactionTarget,
} from '../../../application/participation/reactions/reaction-target'
import { ReactionsGateway, type SwitchAnswer } from '../../../application/participation/reactions/reactions-gateway'
import { Intents } from '../../../application/frame/session/access/intents'
import { SessionStore } from '../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { failureOf } from '../../../application/frame/shared/failure'
import { NoticesStore } from '../../../application/frame/shared/notices.store'
import { observe } from '../../../application/frame/shared/observe'
import { allows } from '../../../domain/frame/content/content-kinds'
import { failure } from '../../../domain/frame/shared/result'
import { reactionNotices } from '../../../application/participation/reactions/reaction-notices'

const acts = ['like', 'favourite', 'follow'] as const
type Act = (typeof acts)[number]

interface FollowState {
  readonly target: FollowTarget
  readonly isOn: boolean
}

/**
 * The accounts that can be followed beside a content, such as the hosts of a channel. They are loaded again after a
 * login.
 */
export interface FollowedOnPage {
  readonly now: readonly FollowState[]
  readonly reload: () => Promise<readonly FollowState[] | null>
}

/** Likes, favourites, follow and the counts of one content. The screen calls `open`, and `show` in its own `show`. */
export class ReactionsViewModel {
  readonly like: OptimisticSwitch
  readonly favourite: OptimisticSwitch
  readonly follow: OptimisticSwitch
  /** False until the counts are loaded; a failure to load them is not shown. */
  isLoaded = false
  views = 0
  comments = 0
  shares = 0
  target: CommentTarget | null = null
  /** The target of the follow button; null hides the button. */
  followTarget: FollowTarget | null = null
  /** The accounts that can be followed beside the content, such as the hosts of a channel, by their keys. */
  private followSwitches: ReadonlyMap<string, OptimisticSwitch> = new Map()
  private reloadBeside: FollowedOnPage['reload'] | null = null
  /** The session whose relation to the content is loaded. */
  private knownFor: string | null = null
  /** The session for which the switches act. */
  private actsFor: string | null = null

  constructor(
    @inject(ReactionsGateway) private readonly gateway: ReactionsGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {
    const cancelledAnswer = () => Promise.resolve(failure(failureOf('cancelled')))
    const act = (send: 'like' | 'favourite') => (on: boolean) =>
      this.target !== null && isReactionTarget(this.target) ? gateway[send](this.target, on) : cancelledAnswer()
    const like = act('like')
    this.like = new OptimisticSwitch(async (on) => announceCredits(notices, reactionNotices.liked, await like(on)))
    this.favourite = new OptimisticSwitch(act('favourite'))
    this.follow = new OptimisticSwitch((on) =>
      this.followTarget === null ? cancelledAnswer() : gateway.follow(this.followTarget, on),
    )
    observe(this)
  }

  async open(target: CommentTarget, signal?: CancelSignal): Promise<void> {
    if (this.target !== null && targetKey(this.target) !== targetKey(target)) this.forget()
    this.target = { id: target.id, kind: target.kind }
    const requestToken = this.session.token
    if (requestToken !== this.actsFor)
      for (const one of [...acts.map((act) => this[act]), ...this.followSwitches.values()]) one.cancelPending()
    this.actsFor = requestToken
    const requestEnds = acts.map((act) => this[act].beginRequest())
    const outcome = await this.gateway.relation(this.target, signal)
    if (!outcome.ok || signal?.aborted === true || this.target?.id !== target.id) return
    const { views, comments, shares, likes, liked, favourites, favourited, followed } = outcome.value
    runInAction(() => {
      this.knownFor = requestToken
      this.isLoaded = true
      Object.assign(this, { views, comments, shares })
      const answers = [
        { isOn: liked, count: likes },
        { isOn: favourited, count: favourites },
        { isOn: followed, count: this.follow.count },
      ]
      answers.forEach((answer, index) => requestEnds[index]?.(answer))
    })
  }

  /** Whether the visitor can react to the content. Contents of some kinds can be commented on, but not liked. */
  get canReact(): boolean {
    return this.target === null || isReactionTarget(this.target)
  }

  /**
   * Call once the content itself is loaded; `now` is the state in the content's answer, used until the visitor's
   * relation is loaded.
   */
  setFollowTarget(target: FollowTarget | null, now?: SwitchAnswer): void {
    this.followTarget = target
    if (now !== undefined) this.follow.set({ isOn: this.isLoaded ? this.follow.isOn : now.isOn, count: now.count })
  }

  setFollowedOnPage({ now, reload }: FollowedOnPage): void {
    this.reloadBeside = reload
    this.takeBeside(now)
  }

  isFollowed(target: FollowTarget): boolean {
    return this.followSwitches.get(targetKey(target))?.isOn ?? false
  }

  /** Call when on screen: sends what a login interrupted, after the member's relation to the content is loaded. */
  async show(): Promise<void> {
    const { target } = this
    if (target === null) return
    const consumedIntents = acts.flatMap((act) => this.intents.consume(act, targetKey(target)) ?? [])
    if (this.session.token !== this.knownFor) await Promise.all([this.open(target), this.reloadFollowed()])
    await Promise.all(consumedIntents.map(({ kind, payload }) => this.switchTo(kind as Act, true, payload)))
  }

  toggleLike(): Promise<void> {
    return this.switchTo('like', !this.like.isOn)
  }

  /** Likes on a double tap, which never takes a like back. */
  grantLike(): Promise<void> {
    return this.like.isOn ? Promise.resolve() : this.switchTo('like', true)
  }

  toggleFavourite(): Promise<void> {
    return this.switchTo('favourite', !this.favourite.isOn)
  }

  toggleFollow(): Promise<void> {
    return this.switchTo('follow', !this.follow.isOn)
  }

  /** Follows or unfollows one of the accounts beside the content. */
  toggleFollowOnPage(target: FollowTarget): Promise<void> {
    return this.switchTo('follow', !this.isFollowed(target), targetKey(target))
  }

  countComment(change: number): void {
    this.comments = Math.max(0, this.comments + change)
  }

  countShare(shares: number): void {
    this.shares = shares
  }

  /** Resets the state when another content is shown in the same place. */
  private forget(): void {
    this.isLoaded = false
    this.followTarget = null
    for (const act of acts) {
      this[act].cancelPending()
      this[act].set({ isOn: false, count: 0 })
    }
  }

  /**
   * Performs an act. `beside` is the key of an account beside the content; it is read from storage when a login
   * interrupted the act.
   */
  private async switchTo(act: Act, on: boolean, beside: unknown = null): Promise<void> {
    if (this.target === null) return
    const intent = { kind: act, target: targetKey(this.target), payload: beside }
    if (!this.intents.requireMember(intent)) return
    const switchToTurn = typeof beside === 'string' ? this.followSwitches.get(beside) : this[act]
    if (switchToTurn === undefined) return
    const isDone = await switchToTurn.switchTo(on)
    if (!isDone && on) this.intents.saveIfEnded(intent)
    // The button of a subscription shows its state, so no notice is needed.
    const isSubscription = act === 'follow' && typeof beside !== 'string' && this.followTarget?.kind !== 'organisation'
    if (isDone && switchToTurn.isOn === on && !isSubscription) this.notify(act, on)
  }

  /**
   * Confirms an act by a notice when it changes a list on another screen. A like needs no notice, since its button
   * shows it.
   */
  private notify(act: Act, on: boolean): void {
    if (act === 'favourite')
      this.notices.show({ code: on ? reactionNotices['favourite-added'] : reactionNotices['favourite-removed'] })
    if (act === 'follow') this.notices.show({ code: on ? reactionNotices.followed : reactionNotices.unfollowed })
  }

  private async reloadFollowed(): Promise<void> {
    const now = await this.reloadBeside?.()
    if (now !== undefined && now !== null) this.takeBeside(now)
  }

  private takeBeside(now: readonly FollowState[]): void {
    this.followSwitches = new Map(
      now.map(({ target, isOn: on }) => {
        const followSwitch = this.followSwitches.get(targetKey(target))
        const follow = followSwitch ?? new OptimisticSwitch((isOn) => this.gateway.follow(target, isOn))
        follow.set({ isOn: on, count: 0 })
        return [targetKey(target), follow]
      }),
    )
  }
}

function isReactionTarget(target: CommentTarget): target is ReactionTarget {
  return allows(target.kind, 'like') && allows(target.kind, 'favourite')
}
