import { inject } from 'inversify'
import type { Outcome } from '../../shared/failure'
import { NoticesStore } from '../../shared/notices.store'
import { StoreUser } from '../store-user'
import { LogOut } from '../login/log-out'
import { RefreshUser } from '../refresh-user'
import { SessionGateway, type PhoneToBind } from '../session-gateway'

/** Binds a phone to the member. When another device has bound one already, user info is refreshed instead. */
export class BindPhone {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(StoreUser) private readonly storeUser: StoreUser,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(LogOut) private readonly logOut: LogOut,
  ) {}

  async execute(phone: PhoneToBind): Promise<Outcome<unknown>> {
    const answer = await this.gateway.bindPhone(phone)
    if (!answer.ok) return answer.reason.state === 'has-phone' ? this.refreshUser.execute() : answer
    this.notices.show({ code: 'phone-bound' }, 'success')
    this.storeUser.execute(answer.value.user)
    return answer
  }

  /**
   * Logs out a member who does not bind a phone, or whose number already has an account, so that they can log in to
   * that account. Two accounts cannot be joined.
   */
  leaveAccount(): void {
    this.logOut.execute()
  }
}
