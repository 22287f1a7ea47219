import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { PlainForms } from '../../../application/frame/forms/plain-forms'
import { FilteredList } from '../../../application/frame/lists/filtered-list'
import { SearchText } from '../../../application/frame/lists/search-text'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../application/frame/session/session.store'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import { TeamActs } from '../../../application/civic/teams/team-acts'
import { TeamsGateway, type TeamFilters } from '../../../application/civic/teams/teams-gateway'
import type { TeamCard } from '../../../domain/civic/teams/team'
import type { ScreenViewModel } from '../../frame/shell/screens/screen'

const everything: TeamFilters = { mine: '', search: '', organisation: '' }

/** S112: teams of volunteers by size, or the visitor's own, with a search and requests to join. */
export class TeamListViewModel implements ScreenViewModel {
  readonly teams: FilteredList<TeamCard, TeamFilters>
  readonly search: SearchText
  /** The team that the visitor is asking to join. */
  joining: string | null = null
  readonly resources: Resources

  constructor(
    @inject(TeamsGateway) gateway: TeamsGateway,
    @inject(TeamActs) private readonly acts: TeamActs,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) navigator: Navigator,
  ) {
    this.teams = new FilteredList({
      navigator,
      defaults: everything,
      load: (filters, request, signal) => gateway.list(filters, request, signal),
      keyOf: ({ id }) => id,
    })
    this.search = new SearchText({
      searched: () => this.teams.filters.search,
      search: (search) => this.teams.choose({ search }),
    })
    this.resources = { teams: this.teams }
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  /** Sends a request to join that a login interrupted. */
  onArrival(): void {
    const askedTeam = this.teams.list.items.find(
      ({ id, acts }) => acts.includes('join') && this.acts.consumeJoinIntent(id),
    )
    if (askedTeam !== undefined) void this.join(askedTeam)
  }

  async join({ id }: TeamCard): Promise<void> {
    if (this.joining !== null) return
    this.joining = id
    const team = await this.acts.execute(id, 'join', this.forms.newKey(), { refresh: this.teams.refresh })
    runInAction(() => {
      this.joining = null
      if (team !== null) this.teams.replace(id, () => team)
    })
  }
}
