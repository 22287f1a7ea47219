import { inject } from 'inversify'
import { checkNewPassword } from '../../../../domain/frame/session/password'
import type { PhoneCode } from '../../../../domain/frame/session/phone-code'
import { parsePhoneNumber } from '../../../../domain/frame/session/phone-number'
import { parseVerificationCode } from '../../../../domain/frame/session/verification-code'
import { checkedFields } from '../../../../domain/frame/shared/field-rules'
import type { Outcome } from '../../shared/failure'
import { NoticesStore } from '../../shared/notices.store'
import { SiteStore } from '../../site/site.store'
import { ExpireSession } from '../expire-session'
import { SessionGateway } from '../session-gateway'
import { SessionStore } from '../session.store'

interface NewPassword extends PhoneCode {
  readonly password: string
}

/**
 * Sets a new password by a code. The platform then ends every session of that user, including this browser's when it is
 * theirs.
 */
export class ResetPassword {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(ExpireSession) private readonly expireSession: ExpireSession,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {}

  /** Checks the input; only the platform knows the list of common passwords. */
  check({ phone, code, password }: NewPassword) {
    const number = parsePhoneNumber(phone)
    const knownToOthers = {
      phone: number.ok ? number.value : null,
      nickname: null,
      siteNames: [this.site.config?.name ?? ''],
    }
    return checkedFields({
      phone: number,
      code: parseVerificationCode(code),
      password: checkNewPassword(password, () => false, knownToOthers),
    })
  }

  async execute({ phone, code, password }: NewPassword): Promise<Outcome<unknown>> {
    const answer = await this.gateway.resetPassword(phone, code, password)
    if (!answer.ok) return answer
    if (this.session.isMember) await this.endOwnSession()
    this.notices.show({ code: 'password-reset' }, 'success')
    return answer
  }

  /** Ends the present session if the platform no longer accepts it; the password may have been another user's. */
  private async endOwnSession(): Promise<void> {
    const { token } = this.session
    if (token === null) return
    const owner = await this.gateway.ownerOf(token)
    if (!owner.ok && owner.reason.code === 'session-expired') this.expireSession.leaveQuietly(token)
  }
}
