import { inject } from 'inversify'
import type { Outcome } from '../../shared/failure'
import { NoticesStore } from '../../shared/notices.store'
import { StoreUser } from '../store-user'
import { SessionGateway } from '../session-gateway'

/**
 * Changes the member's number. A code sent to the current number gives a proof, which is sent along with a code sent to
 * the new number.
 */
export class ChangePhone {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(StoreUser) private readonly storeUser: StoreUser,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** @param present The current number, which may be masked, because the platform knows it. */
  verify(present: string, code: string): Promise<Outcome<{ readonly proof: string }>> {
    return this.gateway.verifyCode(present, code, 'rebind-old')
  }

  async execute(
    proof: string,
    { phone, code }: { readonly phone: string; readonly code: string },
  ): Promise<Outcome<unknown>> {
    const answer = await this.gateway.changePhone(proof, phone, code)
    if (!answer.ok) return answer
    this.notices.show({ code: 'phone-changed' }, 'success')
    this.storeUser.execute(answer.value.user)
    return answer
  }
}
