import { inject } from 'inversify'
import type { Form } from '../../application/forms/form'
import { FormServices } from '../../application/forms/form-services'
import { Navigator } from '../../application/navigation/navigator'
import { NoticesStore } from '../../application/shared/notices.store'
import { HelpedPersonsGateway } from '../../application/wishes/helped-persons-gateway'
import type { HelpedPerson } from '../../domain/wishes/helped-person'
import { checkHelpedPerson, type HelpedPersonForm } from '../../domain/wishes/helped-person-form'
import type { ScreenViewModel } from '../shell/screen'
import { helpedPersonPath, helpedPersonsPath } from './wishes.routes'

const nothing: HelpedPersonForm = { name: '', sex: 0, phone: '', relation: '', address: '', needs: '', agreed: false }

/** S144: registers a person whom the member helps. */
export class HelpedPersonFormViewModel implements ScreenViewModel {
  readonly form: Form<HelpedPersonForm, HelpedPersonForm, HelpedPerson>

  constructor(
    @inject(FormServices) forms: FormServices,
    @inject(HelpedPersonsGateway) gateway: HelpedPersonsGateway,
    @inject(NoticesStore) notices: NoticesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.form = forms.make({
      name: 'helped-person',
      values: nothing,
      needs: 'phone',
      check: checkHelpedPerson,
      send: (person, key) => gateway.register(person, key),
      onSent: ({ id }) => {
        notices.show({ code: 'person-registered' }, 'success')
        navigator.go(helpedPersonPath(id), { replace: true })
      },
    })
  }

  async open(): Promise<void> {
    await this.form.open()
  }

  show(): () => void {
    return this.form.show()
  }

  readonly back = (): void => this.navigator.back(helpedPersonsPath)
}
