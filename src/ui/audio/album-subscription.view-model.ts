import { inject } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { AudioGateway } from '../../application/audio/audio-gateway'
import { OptimisticSwitch } from '../../application/reactions/optimistic-switch'
import { ReactionsGateway } from '../../application/reactions/reactions-gateway'
import { Intents } from '../../application/session/intents'
import { SessionStore } from '../../application/session/session.store'
import type { Album } from '../../domain/audio/audio'

/** Subscribing to an album; a guest's subscription is sent after the login. */
export class AlbumSubscription {
  readonly subscription: OptimisticSwitch
  private id = ''
  private knownFor: string | null = null

  constructor(
    @inject(ReactionsGateway) gateway: ReactionsGateway,
    @inject(AudioGateway) private readonly audios: AudioGateway,
    @inject(Intents) private readonly intents: Intents,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    this.subscription = new OptimisticSwitch((on) => gateway.follow({ id: this.id, kind: 'album' }, on))
    makeAutoObservable<this, 'audios' | 'intents' | 'session' | 'knownFor' | 'id'>(
      this,
      { audios: false, intents: false, session: false, subscription: false, knownFor: false, id: false },
      { autoBind: true },
    )
  }

  open({ id, subscribed, subscribers }: Album): void {
    this.id = id
    this.knownFor = this.session.token
    this.subscription.set({ on: subscribed, count: subscribers })
  }

  /** On screen: resumes what a login interrupted, and reloads after a change of session. */
  async show(): Promise<void> {
    if (this.id === '') return
    const wanted = this.intents.take('subscribe', this.target) !== null
    if (this.session.token !== this.knownFor) {
      const album = await this.audios.album(this.id)
      if (album.ok) this.open(album.value)
    }
    if (wanted) await this.subscription.turn(true)
  }

  async toggle(): Promise<void> {
    if (!this.intents.needsMember({ kind: 'subscribe', target: this.target, payload: null })) return
    await this.subscription.turn(!this.subscription.on)
  }

  private get target(): string {
    return `album:${this.id}`
  }
}
