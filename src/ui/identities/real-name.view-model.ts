import { inject } from 'inversify'
import { CheckRealName } from '../../application/identities/check-real-name'
import { IdentitiesGateway } from '../../application/identities/identities-gateway'
import type { Form } from '../../application/forms/form'
import { PlainForms } from '../../application/forms/plain-forms'
import { FinishDetour } from '../../application/navigation/finish-detour'
import { Navigator } from '../../application/navigation/navigator'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { Identity } from '../../domain/identities/identity'
import type { RealNameForm } from '../../domain/identities/real-name-form'
import { success } from '../../domain/shared/result'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

const nothing: RealNameForm = { name: '', cardNumber: '', agreed: false }

/** S111: the real name is checked once; what was typed is never stored on the device. */
export class RealNameViewModel implements ScreenViewModel {
  readonly identity: Loadable<{ readonly known: Identity | null }>
  readonly form: Form<RealNameForm, RealNameForm, Identity>
  private redirect = ''

  constructor(
    @inject(CheckRealName) private readonly checkRealName: CheckRealName,
    @inject(IdentitiesGateway) gateway: IdentitiesGateway,
    @inject(PlainForms) forms: PlainForms,
    @inject(FinishDetour) private readonly finishDetour: FinishDetour,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.identity = new Loadable(async (signal) => {
      const [found] = await Promise.all([gateway.identity(signal), checkRealName.prepare()])
      return found.ok ? success({ known: found.value }) : found
    })
    this.form = forms.make({
      name: 'real-name',
      values: nothing,
      needs: 'member',
      draft: false,
      check: checkRealName.check,
      send: (person) => checkRealName.execute(person),
      onSent: (known) => {
        this.identity.set({ known })
        if (this.redirect !== '') this.finishDetour.execute(this.redirect)
      },
    })
    observe(this)
  }

  get way() {
    return this.checkRealName.way
  }

  async open({ query }: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.redirect = query.redirect ?? ''
    await Promise.all([this.identity.load(signal), this.form.open()])
  }

  show(): () => void {
    return this.form.show()
  }

  readonly back = (): void => this.navigator.back('/mine')
}
