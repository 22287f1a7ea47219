import { inject } from 'inversify'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { SearchText } from '../../../application/frame/lists/search-text'
import { Navigator } from '../../../application/frame/navigation/navigator'
import {
  OrganisationsGateway,
  type OrganisationFilters,
} from '../../../application/media/organisations/organisations-gateway'
import { FollowPublisher } from '../../../application/participation/reactions/follow-publisher'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Organisation, OrganisationGroup } from '../../../domain/media/organisations/organisation'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

/** S049: organisations by group and by name, each with its follow button. */
export class OrganisationListViewModel implements ScreenViewModel {
  readonly groups: Loadable<readonly OrganisationGroup[]>
  readonly organisations: FilteredList<Organisation, OrganisationFilters>
  readonly search: SearchText
  readonly resources: Resources

  constructor(
    @inject(OrganisationsGateway) gateway: OrganisationsGateway,
    @inject(FollowPublisher) private readonly following: FollowPublisher,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.groups = new Loadable((signal) => gateway.groups(signal))
    this.organisations = new FilteredList({
      navigator,
      defaults: { group: '', search: '' },
      load: (filters, request, signal) => gateway.list(filters, request, signal),
      keyOf: ({ id }) => id,
    })
    this.search = new SearchText({
      searched: () => this.organisations.filters.search,
      search: (search) => this.organisations.choose({ search }),
    })
    this.resources = { organisations: this.organisations, groups: this.groups }
    observe(this)
  }

  onArrival(): void {
    const findOrganisation = (id: string) =>
      this.organisations.list.items.find((organisation) => organisation.id === id)
    void this.following.resume('organisation', findOrganisation, this.organisations.replace)
  }

  follow(organisation: Organisation): void {
    void this.following.toggle('organisation', organisation, this.organisations.replace)
  }
}
