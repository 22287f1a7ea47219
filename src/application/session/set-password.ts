import { inject } from 'inversify'
import type { Outcome } from '../shared/failure'
import { NoticesStore } from '../shared/notices.store'
import { KnowUser } from './know-user'
import { SessionGateway } from './session-gateway'

/** Sets the first password, or changes it when the current one is given. */
export class SetPassword {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(KnowUser) private readonly knowUser: KnowUser,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  async execute(password: string, oldPassword: string | null): Promise<Outcome<unknown>> {
    const answer =
      oldPassword === null
        ? await this.gateway.setFirstPassword(password)
        : await this.gateway.changePassword(oldPassword, password)
    if (!answer.ok) return answer
    this.knowUser.execute(answer.value.user)
    this.notices.show({ code: 'password-saved' }, 'success')
    return answer
  }
}
