import { inject } from 'inversify'
import type { Form } from '../../../../application/frame/forms/form'
import { PlainForms } from '../../../../application/frame/forms/plain-forms'
import { CodeRequests } from '../../../../application/frame/session/phone/code-requests'
import { MessengerAccountActs } from '../../../../application/frame/session/messenger/messenger-account-acts'
import type { OwnMessenger } from '../../../../application/frame/session/messenger/messenger-account-gateway'
import { MessengerOffer } from '../../../../application/frame/session/messenger/messenger-offer'
import { OwnProof, type OwnProofForm, type OwnSecret } from '../../../../application/frame/session/password/own-proof'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { ScreenViewModel } from '../../shell/screens/screen'
import { authPath, messengerAccountPath } from '../session.paths'

/** The member's account of the messenger: bound, replaced or unbound, each with a proof of who the member is. */
export class MessengerAccountViewModel implements ScreenViewModel {
  readonly account: Loadable<OwnMessenger>
  readonly proof: OwnProof
  readonly form: Form<OwnProofForm, OwnSecret>
  readonly resources: Resources
  /** Whether the member is asked if the account shall be unbound. */
  isUnbinding = false
  private act: 'bind' | 'unbind' = 'bind'

  constructor(
    @inject(MessengerAccountActs) private readonly acts: MessengerAccountActs,
    @inject(PlainForms) forms: PlainForms,
    @inject(MessengerOffer) readonly offer: MessengerOffer,
    @inject(CodeRequests) requests: CodeRequests,
    @inject(SessionStore) session: SessionStore,
  ) {
    this.account = new Loadable((signal) => acts.ownAccount(signal))
    this.proof = new OwnProof(requests.of('messenger'), {
      ways: () => this.account.value?.proveBy ?? [],
      phone: () => session.user?.phone ?? null,
    })
    this.form = forms.make<OwnProofForm, OwnSecret, unknown>({
      name: 'messenger-account',
      values: { password: '', code: '' },
      needs: 'member',
      draft: false,
      check: (values) => this.proof.check(values),
      send: (secret) => this.send(secret),
      retypedFields: ['password', 'code'],
      // The password or the code was taken for a proof, which has expired meanwhile.
      errorsOf: ({ fields: { proof } }) =>
        proof === undefined ? null : { [this.proof.selectedWay ?? 'password']: 'again' },
      // Binding an account leads to the messenger, and the account is loaded anew when the member is back.
      onSent: () => this.act === 'unbind' && this.account.reload(),
    })
    this.resources = { account: this.account, form: this.form }
    observe(this)
  }

  show(): () => void {
    return this.proof.request.resume()
  }

  bind(): void {
    this.act = 'bind'
    void this.form.submit()
  }

  askToUnbind(): void {
    if (this.form.checkFields(['password', 'code'])) this.isUnbinding = true
  }

  keep(): void {
    this.isUnbinding = false
  }

  unbind(): void {
    this.isUnbinding = false
    this.act = 'unbind'
    void this.form.submit()
  }

  private send(secret: OwnSecret) {
    if (this.act === 'unbind') return this.acts.unbind(secret)
    const replaces = (this.account.value?.bound ?? null) !== null
    return this.acts.leave(secret, { callback: authPath, redirect: messengerAccountPath, replaces })
  }
}
