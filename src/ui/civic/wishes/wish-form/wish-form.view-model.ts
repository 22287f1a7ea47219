import { inject } from 'inversify'
import type { Form } from '../../../../application/frame/forms/form'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { forMembers } from '../../../../application/frame/session/access/for-members'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { SwitchesStore } from '../../../../application/frame/site/switches.store'
import { Loadable } from '../../../../application/frame/shared/loadable'
import type { Page } from '../../../../application/frame/shared/page'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import { HelpedPersonsGateway } from '../../../../application/civic/wishes/helped-persons-gateway'
import { PublishWish } from '../../../../application/civic/wishes/publish-wish'
import type { WishFormChoices } from '../../../../application/civic/wishes/wishes-gateway'
import type { HelpedPerson } from '../../../../domain/civic/wishes/helped-person'
import type { Wish } from '../../../../domain/civic/wishes/wish'
import type { WishForm } from '../../../../domain/civic/wishes/wish-form'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'
import { wishPath } from '../wishes.paths'
import { observe } from '../../../../application/frame/shared/observe'

/** S129, S103: a wish for the member themselves, or for a person whom they help. */
export class WishFormViewModel implements ScreenViewModel {
  readonly choices: Loadable<WishFormChoices>
  form: Form<WishForm, WishForm, Wish>
  readonly resources: Resources
  /** The people whom the member helps. Most members help nobody, so a failure to load this list is not shown. */
  private readonly helpedPersons: Loadable<Page<HelpedPerson>>

  constructor(
    @inject(PublishWish) private readonly publishWish: PublishWish,
    @inject(HelpedPersonsGateway) helped: HelpedPersonsGateway,
    @inject(SessionStore) session: SessionStore,
    @inject(SwitchesStore) private readonly switches: SwitchesStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.choices = new Loadable((signal) => publishWish.choices(signal))
    this.helpedPersons = new Loadable((signal) => helped.list({ pageSize: 50 }, signal))
    this.form = publishWish.form(null, this.leave)
    this.resources = {
      form: {
        open: ({ query }) => {
          if (query['for'] !== undefined) this.form = publishWish.form(query['for'], this.leave)
          return this.form.open()
        },
        show: () => this.form.show(),
      },
      choices: resetResource(this.choices),
      switches: { open: () => switches.load() },
      helped: resetResource(forMembers(session, this.helpedPersons)),
    }
    observe(this)
  }

  /** Whether the site has switched publishing off (B14). */
  get isClosed(): boolean {
    return !this.switches.mayPublish
  }

  /** The people for whom the member may publish wishes. */
  get persons(): readonly HelpedPerson[] {
    return this.helpedPersons.value?.items ?? []
  }

  get days(): { readonly first: string; readonly last: string } {
    return this.publishWish.days
  }

  private readonly leave = (wish: Wish): void => this.navigator.navigateTo(wishPath(wish.id), { replace: true })
}
