import { inject, injectable } from 'inversify'
import { observable, runInAction } from 'mobx'
import {
  noHandover,
  stepHandover,
  type HandoverEffect,
  type HandoverEvent,
  type HandoverResult,
  type HandoverState,
  type TokenOrigin,
} from '../../../../domain/frame/session/session-handover'
import { Network, isPassing } from '../../shared/network'
import { ReplaceSession } from '../replace-session'
import { SessionGateway } from '../session-gateway'
import { SessionOfferStore } from './session-offer.store'
import { SessionStore } from '../session.store'

/**
 * Takes over the session that an address or the app around the page hands over (B41), and ends it when the app's user
 * logs out (B42). The last word counts. No address starts or replaces a session unasked, because anybody can send one.
 */
@injectable('Singleton')
export class SessionHandover {
  private readonly current = observable.box<HandoverState>(noHandover, { deep: false })
  private checking: Promise<void> = Promise.resolve()
  /** The path to show once the session is taken over; null for the present one. */
  private path: string | null = null
  private failedTries = 0
  private endWait: () => void = () => undefined

  constructor(
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(ReplaceSession) private readonly replaceSession: ReplaceSession,
    @inject(Network) private readonly network: Network,
    @inject(SessionOfferStore) private readonly offers: SessionOfferStore,
  ) {}

  /** What came of the last token; null while it is not known yet. */
  get result(): HandoverResult | null {
    const state = this.current.get()
    return state.kind === 'settled' ? state.result : null
  }

  /** Whether the platform could not be reached, so that it is not known yet whose the token is. */
  get isUnreachable(): boolean {
    return this.current.get().kind === 'waiting'
  }

  /**
   * Takes a token. Resolves to whether the page has the session of this token, as far as that is known by then.
   * @param path The path to show then; null for the present one.
   */
  async take(token: string, from: TokenOrigin, path: string | null = null): Promise<boolean> {
    if (path !== null || this.result !== null) this.path = path
    this.failedTries = 0
    const effect = this.step({ type: 'token', token, from })
    if (effect !== null) this.checking = this.run(effect)
    await this.checking
    const isTaken = this.session.token === token
    // The page may have had the session already.
    if (isTaken) this.showPath()
    return isTaken
  }

  /** Asks the platform again, which could not be reached. */
  retry(): void {
    this.checking = this.run(this.step({ type: 'network' }))
  }

  /** Ends the session, because the app's user logged out; false when there is none. */
  end(): boolean {
    this.session.readCookies()
    const wasMember = this.session.isMember
    void this.run(this.step({ type: 'log-out' }))
    return wasMember
  }

  private showPath(): void {
    const { path } = this
    this.path = null
    if (path !== null) this.replaceSession.show(path)
  }

  private readonly answer = (accepts: boolean): void => {
    void this.run(this.step({ type: 'answer', accepts }))
  }

  private step(event: HandoverEvent): HandoverEffect | null {
    const { token, user } = this.session
    const { state, effect } = stepHandover(this.current.get(), event, { token, userId: user?.id ?? null })
    if (state.kind !== 'waiting') this.endWait()
    runInAction(() => this.current.set(state))
    this.offers.show(state.kind === 'asking' ? { user: state.user, answer: this.answer } : null)
    return effect
  }

  private async run(effect: HandoverEffect | null): Promise<void> {
    switch (effect?.type) {
      case 'find-owner':
        return this.findOwner(effect.token)
      case 'start': {
        const { path } = this
        this.path = null
        return this.replaceSession.start(effect.token, effect.user, path)
      }
      case 'end':
        return this.replaceSession.end()
      case 'refresh':
        return this.replaceSession.refresh()
      case 'retry-later':
        this.endWait = this.network.retryWhenBack(this.failedTries++, () => this.retry())
        return
      case undefined:
        return
    }
  }

  private async findOwner(token: string): Promise<void> {
    const found = await this.gateway.ownerOf(token)
    const owner = found.ok ? found.value : isPassing(found.reason.code) ? 'unreachable' : 'unknown'
    await this.run(this.step({ type: 'owner', token, owner }))
  }
}
