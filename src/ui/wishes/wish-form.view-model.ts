import { inject } from 'inversify'
import { runInAction } from 'mobx'
import type { Form } from '../../application/forms/form'
import { Navigator } from '../../application/navigation/navigator'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { HelpedPersonsGateway } from '../../application/wishes/helped-persons-gateway'
import { PublishWish } from '../../application/wishes/publish-wish'
import { WishesGateway } from '../../application/wishes/wishes-gateway'
import type { HelpedPerson } from '../../domain/wishes/helped-person'
import type { Wish, WishCategory } from '../../domain/wishes/wish'
import type { WishForm } from '../../domain/wishes/wish-form'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'
import { wishesPath, wishPath } from './wishes.routes'
import { observe } from '../../application/shared/observe'

/** S129, S103: a wish for oneself, or for a person one helps. */
export class WishFormViewModel implements ScreenViewModel {
  readonly categories: Loadable<readonly WishCategory[]>
  /** The people whom the member helps, and may publish wishes for. */
  persons: readonly HelpedPerson[] = []
  form: Form<WishForm, WishForm, Wish>

  constructor(
    @inject(PublishWish) private readonly publishWish: PublishWish,
    @inject(WishesGateway) gateway: WishesGateway,
    @inject(HelpedPersonsGateway) private readonly helped: HelpedPersonsGateway,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.categories = new Loadable((signal) => gateway.categories(signal))
    this.form = publishWish.form(null, this.leave)
    observe(this)
  }

  get days(): { readonly first: string; readonly last: string } {
    return this.publishWish.days
  }

  async open({ query }: ScreenLocation, signal: CancelSignal): Promise<void> {
    if (query.for !== undefined) this.form = this.publishWish.form(query.for, this.leave)
    await Promise.all([this.form.open(), this.categories.load(signal), this.loadPersons(signal)])
  }

  show(): () => void {
    return this.form.show()
  }

  back(): void {
    this.navigator.back(wishesPath)
  }

  /** Most members help nobody: a failure to load the list is not shown. */
  private async loadPersons(signal: CancelSignal): Promise<void> {
    if (!this.session.isMember) return
    const persons = await this.helped.list({ pageSize: 50 }, signal)
    if (persons.ok) runInAction(() => (this.persons = persons.value.items))
  }

  private readonly leave = (wish: Wish): void => this.navigator.go(wishPath(wish.id), { replace: true })
}
