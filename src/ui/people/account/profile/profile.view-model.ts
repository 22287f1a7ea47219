import { inject } from 'inversify'
import { EditProfile } from '../../../../application/people/account/edit-profile'
import type { Form } from '../../../../application/frame/forms/form'
import { FormServices } from '../../../../application/frame/forms/form-services'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { RefreshUser } from '../../../../application/frame/session/refresh-user'
import type { UserWithProfile } from '../../../../application/frame/session/session-gateway'
import type { Outcome } from '../../../../application/frame/shared/failure'
import { ChosenAddress } from '../../../../application/frame/site/chosen-address'
import { Loadable } from '../../../../application/frame/shared/loadable'
import type { Resources } from '../../../../application/frame/shared/resource'
import { profileFormOf, type ProfileChanges, type ProfileForm } from '../../../../domain/people/account/profile-form'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'
import { addressPath } from '../../../frame/site/cities.paths'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { observe } from '../../../../application/frame/shared/observe'

/** The name of this form for `ChosenAddress`, which keeps the address that was chosen for it. */
const opener = 'profile'

const emptyForm: ProfileForm = { nickname: '', sex: 0, birthdate: '', homeAddress: '' }

/** S058: the member's profile, saved as a draft while it is edited. */
export class ProfileViewModel implements ScreenViewModel {
  readonly form: Form<ProfileForm, ProfileChanges, UserWithProfile>
  readonly user: Loadable<UserWithProfile>
  readonly resources: Resources

  constructor(
    @inject(RefreshUser) private readonly refreshUser: RefreshUser,
    @inject(EditProfile) private readonly editProfile: EditProfile,
    @inject(FormServices) forms: FormServices,
    @inject(ChosenAddress) private readonly addresses: ChosenAddress,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.form = forms.make({
      name: 'profile',
      values: emptyForm,
      needs: 'member',
      check: (values) => this.editProfile.check(values),
      send: (changes) => this.editProfile.execute(changes),
      onSent: () => this.form.state === 'sent' && this.navigator.back(minePath),
    })
    this.user = new Loadable(() => this.read())
    // The user is not reloaded when a picture's address expires, because reloading would reset the form if it had been
    // edited.
    this.resources = { user: { open: (location) => this.user.open(location) } }
    observe(this)
  }

  /** The latest birth date that is accepted, YYYY-MM-DD. */
  get today(): string {
    return this.editProfile.today()
  }

  show(): () => void {
    const chosen = this.addresses.consume(opener)
    if (chosen !== null) this.form.change({ homeAddress: chosen.text })
    return this.form.show()
  }

  /** Opens the choice of an address by its parts; the result comes back into the form. */
  chooseAddress(): void {
    this.form.detour()
    this.navigator.navigateTo(addressPath(opener))
  }

  private async read(): Promise<Outcome<UserWithProfile>> {
    const me = await this.refreshUser.execute()
    if (me.ok) await this.form.start(profileFormOf(me.value.user, me.value.profile))
    return me
  }
}
