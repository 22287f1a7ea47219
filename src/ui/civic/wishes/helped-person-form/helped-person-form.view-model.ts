import { inject } from 'inversify'
import type { Form } from '../../../../application/frame/forms/form'
import { FormServices } from '../../../../application/frame/forms/form-services'
import { LateForm } from '../../../../application/frame/forms/late-form'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../../application/frame/session/session.store'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { NoticesStore } from '../../../../application/frame/shared/notices.store'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import { HelpedPersonsGateway, type HelperRole } from '../../../../application/civic/wishes/helped-persons-gateway'
import type { HelpedPerson } from '../../../../domain/civic/wishes/helped-person'
import { checkHelpedPerson, type HelpedPersonForm } from '../../../../domain/civic/wishes/helped-person-form'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'
import { helpedPersonPath, helpedPersonsPath } from '../wishes.paths'
import { wishNotices } from '../../../../application/civic/wishes/wish-notices'

const emptyForm: HelpedPersonForm = { name: '', sex: 0, phone: '', relation: '', address: '', needs: '', agreed: false }

/** S144: registers a person whom the member helps, or corrects a registration. */
export class HelpedPersonFormViewModel implements ScreenViewModel {
  /** The person whose registration is corrected. */
  readonly person: Loadable<HelpedPerson>
  /** Whether the member may register people (B62). */
  readonly role: Loadable<HelperRole>
  readonly resources: Resources
  private id: string | null = null
  private readonly late = new LateForm<Form<HelpedPersonForm, HelpedPersonForm, HelpedPerson>>()

  constructor(
    @inject(FormServices) private readonly forms: FormServices,
    @inject(HelpedPersonsGateway) private readonly gateway: HelpedPersonsGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.role = new Loadable((signal) => gateway.role(signal))
    this.person = new Loadable((signal) => gateway.person(this.id ?? '', signal))
    this.resources = {
      form: {
        open: ({ query }, signal) => {
          this.id = query['person'] ?? null
          return this.load(signal)
        },
        show: () => this.late.show(),
      },
    }
    observe(this)
  }

  /** The form; null until the person's data are loaded. */
  get form(): Form<HelpedPersonForm, HelpedPersonForm, HelpedPerson> | null {
    return this.late.form
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  get isRefused(): boolean {
    return !this.isCorrection && this.role.value?.mayRegister === false
  }

  get isCorrection(): boolean {
    return this.id !== null
  }

  /** The screen from which the form is opened. */
  get parent(): string {
    return this.id === null ? helpedPersonsPath : helpedPersonPath(this.id)
  }

  /**
   * Makes the form once the person, or the member's right to register people, is loaded. In a correction, the consent
   * has to be given again.
   */
  async load(signal?: CancelSignal): Promise<void> {
    if (!this.isMember) return
    const initialForm =
      this.id !== null
        ? await this.person.load(signal)
        : (await this.role.load(signal))?.mayRegister === true
          ? emptyForm
          : null
    if (initialForm === null) return
    const form = this.make()
    await form.start({ ...emptyForm, ...formOf(initialForm) })
    this.late.set(form)
  }

  private make(): Form<HelpedPersonForm, HelpedPersonForm, HelpedPerson> {
    const { id } = this
    return this.forms.make({
      name: id === null ? 'helped-person' : `helped-person:${id}`,
      values: emptyForm,
      needs: 'phone',
      check: checkHelpedPerson,
      send: (person, key) => (id === null ? this.gateway.register(person, key) : this.gateway.change(id, person)),
      onSent: (savedPerson) => {
        this.notices.show(
          { code: id === null ? wishNotices['person-registered'] : wishNotices['person-changed'] },
          'success',
        )
        if (id === null) this.navigator.navigateTo(helpedPersonPath(savedPerson.id), { replace: true })
        else this.navigator.back(this.parent)
      },
    })
  }
}

function formOf({ name, sex, phone, relation, address, needs }: HelpedPerson | HelpedPersonForm) {
  return { name, sex, phone: phone ?? '', relation, address, needs }
}
