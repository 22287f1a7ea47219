import { inject } from 'inversify'
import { checkNewPassword } from '../../../../domain/frame/session/password'
import { checkedFields } from '../../../../domain/frame/shared/field-rules'
import { failure, success } from '../../../../domain/frame/shared/result'
import type { Outcome } from '../../shared/failure'
import { NoticesStore } from '../../shared/notices.store'
import { SiteStore } from '../../site/site.store'
import { StoreUser } from '../store-user'
import { SessionGateway } from '../session-gateway'
import { SessionStore } from '../session.store'

export const emptyPassword = { oldPassword: '', password: '', code: '' }
type PasswordForm = Pick<typeof emptyPassword, 'oldPassword' | 'password'>

interface Passwords {
  /** The current password; null when there is none yet. */
  readonly oldPassword: string | null
  readonly password: string
  /** A proof that it is the member; null where the current password is the proof, and right after a login. */
  readonly proof: string | null
}

/** Sets the first password, or changes the password, for which the current password is required. */
export class SetPassword {
  constructor(
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(StoreUser) private readonly storeUser: StoreUser,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {}

  /** Checks the input; only the platform knows the list of common passwords. */
  check({ oldPassword, password }: PasswordForm, isChange: boolean) {
    const parsedPassword = checkNewPassword(password, () => false, {
      phone: this.session.user?.phone ?? null,
      nickname: this.session.user?.nickname ?? null,
      siteNames: [this.site.config?.name ?? ''],
    })
    return checkedFields({
      oldPassword: isChange && oldPassword === '' ? failure('empty') : success(isChange ? oldPassword : null),
      password: isChange && parsedPassword.ok && password === oldPassword ? failure('same') : parsedPassword,
    })
  }

  /**
   * Whether this may be the current password. It is asked early, so that nobody invents a new password in vain. True
   * when the platform could not be asked, because the change itself checks the password.
   */
  async mayBeCurrent(password: string): Promise<boolean> {
    const answer = await this.gateway.checkPassword(password)
    return !answer.ok || answer.value.correct
  }

  async execute({ oldPassword, password, proof }: Passwords): Promise<Outcome<unknown>> {
    const answer =
      oldPassword === null
        ? await this.gateway.setFirstPassword(password, proof)
        : await this.gateway.changePassword(oldPassword, password)
    if (!answer.ok) return answer
    this.storeUser.execute(answer.value.user)
    this.notices.show({ code: 'password-saved' }, 'success')
    return answer
  }
}
