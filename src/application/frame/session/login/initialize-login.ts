import { inject } from 'inversify'
import { when } from 'mobx'
import { Navigator } from '../../navigation/navigator'
import { AdoptSession } from './adopt-session'
import { SessionHandover } from './session-handover.store'
import { SessionStore } from '../session.store'
import { TakeOverSession } from './take-over-session'

/** Whether the visitor may go on, as a member or because they declined, or why nobody is logged in. */
type Initialized = 'go-on' | 'nobody' | 'unreachable'

/** Waits for the session that the app hands over by an address (S157), and for the visitor where they are asked. */
export class InitializeLogin {
  constructor(
    @inject(TakeOverSession) private readonly takeOver: TakeOverSession,
    @inject(AdoptSession) private readonly adoptSession: AdoptSession,
    @inject(SessionHandover) private readonly handover: SessionHandover,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {}

  async execute(): Promise<Initialized> {
    this.takeFromLink()
    await this.takeOver.adopted
    const { handover } = this
    await when(() => handover.result !== null || handover.isUnreachable)
    if (handover.isUnreachable) return 'unreachable'
    return this.session.isMember || handover.result === 'declined' ? 'go-on' : 'nobody'
  }

  /** Asks the platform again, which could not be reached. */
  retry(): Promise<Initialized> {
    this.handover.retry()
    return this.execute()
  }

  /** A link within the page brings a token without a load, at which it would have been taken. */
  private takeFromLink(): void {
    const path = this.navigator.current()
    const left = this.takeOver.execute(path)
    if (left === path) return
    this.navigator.navigateTo(left, { replace: true })
    this.takeOver.adopted = this.adoptSession.execute()
  }
}
