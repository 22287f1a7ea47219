import { inject } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { OptimisticSwitch } from '../../application/reactions/optimistic-switch'
import { Intents } from '../../application/session/intents'
import { SessionStore } from '../../application/session/session.store'
import { TvGateway } from '../../application/channels/tv-gateway'
import type { Channel } from '../../domain/channels/channel'
import { success } from '../../domain/shared/result'

/** Subscribing to a TV channel (C037); a guest's subscription is sent after the login. */
export class TvSubscription {
  readonly subscription: OptimisticSwitch
  private id = ''
  private knownFor: string | null = null

  constructor(
    @inject(TvGateway) private readonly gateway: TvGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.subscription = new OptimisticSwitch(async (on) => {
      const answer = await gateway.subscribe(this.id, on)
      return answer.ok ? success({ on: answer.value, count: 0 }) : answer
    })
    makeAutoObservable<this, 'gateway' | 'intents' | 'session' | 'id' | 'knownFor'>(
      this,
      { gateway: false, intents: false, session: false, id: false, knownFor: false, subscription: false },
      { autoBind: true },
    )
  }

  open({ id, subscribed }: Channel): void {
    this.id = id
    this.knownFor = this.session.token
    this.subscription.set({ on: subscribed, count: 0 })
  }

  /** On screen: resumes what a login interrupted, after loading this member's relation to the channel. */
  async show(): Promise<void> {
    const wanted = this.intents.take('subscribe', this.target) !== null
    if (this.session.token !== this.knownFor) {
      const answer = await this.gateway.channel(this.id)
      if (answer.ok) this.open(answer.value.channel)
    }
    if (wanted) await this.subscription.turn(true)
  }

  async toggle(): Promise<void> {
    if (!this.intents.needsMember({ kind: 'subscribe', target: this.target, payload: null })) return
    await this.subscription.turn(!this.subscription.on)
  }

  private get target(): string {
    return `channel:${this.id}`
  }
}
