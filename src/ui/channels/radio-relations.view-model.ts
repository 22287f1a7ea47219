import { inject } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { RadioGateway } from '../../application/channels/radio-gateway'
import { OptimisticSwitch } from '../../application/reactions/optimistic-switch'
import { ReactionsGateway } from '../../application/reactions/reactions-gateway'
import { Intents } from '../../application/session/intents'
import { SessionStore } from '../../application/session/session.store'
import type { ChannelDetail } from '../../domain/channels/channel'
import { success } from '../../domain/shared/result'

/** A visitor's relations to a channel and its hosts: subscription, follows. A guest's act is sent after the login. */
export class RadioRelations {
  readonly subscription: OptimisticSwitch
  /** By the id of the host. */
  hosts: ReadonlyMap<string, OptimisticSwitch> = new Map()
  private id = ''
  private knownFor: string | null = null

  constructor(
    @inject(RadioGateway) private readonly radio: RadioGateway,
    @inject(ReactionsGateway) private readonly reactions: ReactionsGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.subscription = new OptimisticSwitch(async (on) => {
      const answer = await radio.subscribe(this.id, on)
      return answer.ok ? success({ on: answer.value, count: 0 }) : answer
    })
    makeAutoObservable<this, 'radio' | 'reactions' | 'intents' | 'session' | 'knownFor' | 'id'>(
      this,
      {
        radio: false,
        reactions: false,
        intents: false,
        session: false,
        subscription: false,
        hosts: observableRef,
        knownFor: false,
        id: false,
      },
      { autoBind: true },
    )
  }

  open({ channel, hosts }: ChannelDetail): void {
    this.id = channel.id
    this.knownFor = this.session.token
    this.subscription.set({ on: channel.subscribed, count: 0 })
    this.hosts = new Map(hosts.map(({ id, followed }) => [id, this.hostSwitch(id, followed)]))
  }

  /** On screen: resumes what a login interrupted, after loading the member's relations to the channel. */
  async show(): Promise<void> {
    const subscribes = this.intents.take('subscribe', this.target) !== null
    const host = this.intents.take('follow-host', this.target)?.payload
    if (this.session.token !== this.knownFor) {
      const answer = await this.radio.channel(this.id)
      if (answer.ok) this.open(answer.value)
    }
    if (subscribes) await this.subscription.turn(true)
    if (typeof host === 'string') await this.hosts.get(host)?.turn(true)
  }

  async toggleSubscription(): Promise<void> {
    if (!this.intents.needsMember({ kind: 'subscribe', target: this.target, payload: null })) return
    await this.subscription.turn(!this.subscription.on)
  }

  async toggleHost(id: string): Promise<void> {
    if (!this.intents.needsMember({ kind: 'follow-host', target: this.target, payload: id })) return
    const follow = this.hosts.get(id)
    await follow?.turn(!follow.on)
  }

  private get target(): string {
    return `channel:${this.id}`
  }

  private hostSwitch(id: string, followed: boolean): OptimisticSwitch {
    const follow = this.hosts.get(id) ?? new OptimisticSwitch((on) => this.reactions.follow({ id, kind: 'host' }, on))
    follow.set({ on: followed, count: 0 })
    return follow
  }
}
