import { inject } from 'inversify'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import { OrganisationsGateway } from '../../application/organisations/organisations-gateway'
import { FollowPublisher } from '../../application/reactions/follow-publisher'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { Loadable } from '../../application/shared/loadable'
import { observe } from '../../application/shared/observe'
import type { Organisation, OrganisationGroup } from '../../domain/organisations/organisation'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

interface Saved extends SavedList<Organisation> {
  readonly groups: readonly OrganisationGroup[] | null
}

/** S049: organisations by group, each with its follow button. */
export class OrganisationListViewModel implements ScreenViewModel {
  readonly groups: Loadable<readonly OrganisationGroup[]>
  readonly organisations: FilteredList<Organisation, { readonly group: string }>
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(OrganisationsGateway) gateway: OrganisationsGateway,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.groups = new Loadable((signal) => gateway.groups(signal))
    this.organisations = new FilteredList({
      navigator,
      defaults: { group: '' },
      load: ({ group }, request, signal) => gateway.list(group, request, signal),
      keyOf: ({ id }) => id,
    })
    observe(this)
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.opening = Promise.all([this.organisations.open(location, signal), this.groups.load(signal)])
    await this.opening
  }

  show(): void {
    void this.opening.then(() =>
      this.following.resume(
        'organisation',
        (id) => this.organisations.list.items.find((organisation) => organisation.id === id),
        this.organisations.replace,
      ),
    )
  }

  moved(location: ScreenLocation): void {
    this.organisations.moved(location)
  }

  follow(organisation: Organisation): void {
    void this.following.toggle('organisation', organisation, this.organisations.replace)
  }

  back(): void {
    this.navigator.back()
  }

  snapshot(): Saved {
    return { ...this.organisations.snapshot(), groups: this.groups.value }
  }

  restore(saved: unknown, location: ScreenLocation): void {
    const { groups, ...list } = saved as Saved
    this.organisations.restore(list, location)
    if (groups === null) void this.groups.load()
    else this.groups.set(groups)
  }
}
