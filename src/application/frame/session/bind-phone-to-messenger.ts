import { inject } from 'inversify'
import type { Outcome } from '../shared/failure'
import { NoticesStore } from '../shared/notices.store'
import { LogOut } from './log-out'
import { MessengerAccountGateway } from './messenger-account-gateway'
import { RefreshUser } from './refresh-user'
import { StoreUser } from './store-user'

/**
 * Binds a phone to a member who logged in by the messenger. When another device has bound one already, user info is
 * refreshed instead.
 */
export class BindPhoneToMessenger {
  constructor(
    @inject(MessengerAccountGateway) private readonly gateway: MessengerAccountGateway,
    @inject(StoreUser) private readonly storeUser: StoreUser,
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(LogOut) private readonly logOut: LogOut,
  ) {}

  async execute({ phone, code }: { readonly phone: string; readonly code: string }): Promise<Outcome<unknown>> {
    const answer = await this.gateway.bindPhone(phone, code)
    if (!answer.ok) return answer.reason.state === 'has-phone' ? this.refreshUser.execute() : answer
    this.notices.show({ code: 'phone-bound' }, 'success')
    this.storeUser.execute(answer.value.user)
    return answer
  }

  /** Logs out a member who does not bind a phone, or whose number already has an account. */
  leaveAccount(): void {
    this.logOut.execute()
  }
}
