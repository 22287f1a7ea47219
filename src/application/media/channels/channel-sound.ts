import { inject } from 'inversify'
import { runInAction } from 'mobx'
import type { PlayerItem } from '../../../domain/frame/player/player-item'
import { itemOfChannel, type Channel } from '../../../domain/media/channels/channel'
import { MediaOutput } from '../../frame/player/media-output'
import { PlayerStore } from '../../frame/player/player.store'
import { SessionStore } from '../../frame/session/session.store'
import { RadioGateway } from './radio-gateway'
import { observe } from '../../frame/shared/observe'

export type ChannelSoundState = 'asking' | 'ready' | 'members-only' | 'restricted' | 'coming' | 'ended' | 'failed'

/** The sound of one channel. Its stream is authorised in advance, so that playback starts within the user gesture. */
export class ChannelSound {
  state: ChannelSoundState = 'asking'
  /** When the stream begins, in milliseconds since 1970; null once it has begun. */
  startsAt: number | null = null
  private channel: Channel | null = null
  private item: PlayerItem | null = null
  private askedFor: string | null | undefined = undefined

  constructor(
    @inject(RadioGateway) private readonly radio: RadioGateway,
    @inject(PlayerStore) private readonly player: PlayerStore,
    @inject(MediaOutput) private readonly output: MediaOutput,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    observe(this)
  }

  get isCurrent(): boolean {
    return this.channel !== null && this.player.isCurrent('radio', this.channel.id)
  }

  /** Whether the channel is playing, or about to. */
  get isWanted(): boolean {
    return this.isCurrent && this.player.state.wanted
  }

  get isWaiting(): boolean {
    return this.isCurrent && this.player.isWaiting
  }

  /** Whether the stream was lost and is being reconnected. */
  get isReconnecting(): boolean {
    return this.isCurrent && this.player.state.reconnect !== null
  }

  get isBlocked(): boolean {
    return this.isCurrent && this.player.state.blocked
  }

  /** Whether pressing play can have an effect. */
  get isPlayable(): boolean {
    return this.isCurrent || this.item !== null
  }

  open(channel: Channel): void {
    this.channel = channel
  }

  /** Requests the stream, once for each session. */
  async prepare(): Promise<void> {
    const { channel } = this
    if (channel === null || (this.askedFor === this.session.token && this.state !== 'failed')) return
    this.askedFor = this.session.token
    this.setState('asking')
    const permission = await this.radio.mayPlay(channel.id)
    if (!permission.ok) return this.setState(permission.reason.code === 'gone' ? 'restricted' : 'failed')
    if (!permission.value) return this.setState(this.session.isMember ? 'restricted' : 'members-only')
    const stream = await this.radio.stream(channel.id)
    if (!stream.ok) return this.setState('failed')
    const { state, startsAt } = stream.value
    runInAction(() => {
      this.startsAt = startsAt
      this.item = itemOfChannel(channel, stream.value)
    })
    if (this.item === null) return this.setState(state === 'coming' || state === 'ended' ? state : 'failed')
    this.output.prepare(this.item)
    this.setState('ready')
  }

  /** Starts the channel; pauses or resumes it when the player has it already. */
  toggle(): void {
    if (this.isCurrent) return this.player.toggle()
    if (this.item === null || this.channel === null) return
    this.player.play([this.item])
    void this.radio.countView(this.channel.id)
  }

  private setState(state: ChannelSoundState): void {
    this.state = state
  }
}
