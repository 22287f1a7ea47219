import { inject } from 'inversify'
import { ActivitiesGateway } from '../../../../application/civic/activities/activities-gateway'
import { FilteredList } from '../../../../application/frame/lists/filtered-list'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { PositionStore } from '../../../../application/frame/places/position.store'
import type { CancelSignal } from '../../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../../application/frame/shared/failure'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Page, PageRequest } from '../../../../application/frame/shared/page'
import type { Resources } from '../../../../application/frame/shared/resource'
import { VenuesGateway } from '../../../../application/civic/venues/venues-gateway'
import type { ActivityCard } from '../../../../domain/civic/activities/activity'
import { success } from '../../../../domain/frame/shared/result'
import { summaryOf } from '../../../../domain/frame/shared/format/summary'
import type { Venue, VenueCard, VenueStaffMember, VenueTeam } from '../../../../domain/civic/venues/venue'
import type { ScreenHead, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { venuePath, venuesPath } from '../venues.paths'

export const positionTabs = ['', 'teams', 'activities', 'children'] as const

/** A row of one of the tabs. */
export type PositionRow =
  | { readonly part: 'staff'; readonly row: VenueStaffMember }
  | { readonly part: 'team'; readonly row: VenueTeam }
  | { readonly part: 'activity'; readonly row: ActivityCard }
  | { readonly part: 'venue'; readonly row: VenueCard }

const descriptionLength = 80

/** S142: the staff of a venue, its teams, its activities, and the venues that belong to it, each in a tab. */
export class PositionViewModel implements ScreenViewModel {
  readonly venue: Loadable<Venue>
  readonly rows: FilteredList<PositionRow, { readonly id: string; readonly tab: string }>
  readonly resources: Resources

  constructor(
    @inject(VenuesGateway) private readonly gateway: VenuesGateway,
    @inject(ActivitiesGateway) private readonly activities: ActivitiesGateway,
    @inject(PositionStore) private readonly positions: PositionStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.venue = new Loadable((signal, { query }) => gateway.venue(query['id'] ?? '', positions.position, signal))
    this.rows = new FilteredList({
      navigator,
      defaults: { id: '', tab: '' },
      load: ({ id, tab }, request, signal) => this.load(id, tab, request, signal),
      keyOf: ({ row }) => row.id,
    })
    this.resources = { venue: this.venue, rows: this.rows }
    observe(this)
  }

  get tab(): string {
    const { tab } = this.rows.filters
    return positionTabs.find((each) => each === tab) ?? ''
  }

  get head(): ScreenHead | null {
    const { value } = this.venue
    return value === null
      ? null
      : { title: value.name, description: summaryOf(value.intro, descriptionLength), image: value.cover }
  }

  /** The path of the venue. */
  get parent(): string {
    const { id } = this.rows.filters
    return id === '' ? venuesPath : venuePath(id)
  }

  retry(): void {
    void this.venue.load()
    if (this.rows.list.state === 'failed') void this.rows.refresh()
  }

  choose(tab: string): void {
    this.rows.choose({ tab })
  }

  private async load(
    id: string,
    tab: string,
    request: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<PositionRow>>> {
    switch (tab) {
      case 'teams':
        return rowsOf('team', await this.gateway.teams(id, request, signal))
      case 'activities':
        return rowsOf('activity', await this.activities.ofVenue(id, request, signal))
      case 'children':
        return rowsOf('venue', await this.gateway.children(id, this.positions.position, request, signal))
      default:
        return rowsOf('staff', await this.gateway.staff(id, request, signal))
    }
  }
}

function rowsOf<Part extends PositionRow['part'], Row>(
  part: Part,
  outcome: Outcome<Page<Row>>,
): Outcome<Page<{ readonly part: Part; readonly row: Row }>> {
  if (!outcome.ok) return outcome
  return success({ ...outcome.value, items: outcome.value.items.map((row) => ({ part, row })) })
}
