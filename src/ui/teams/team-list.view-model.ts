import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { PlainForms } from '../../application/forms/plain-forms'
import { FilteredList, type SavedList } from '../../application/lists/filtered-list'
import { Navigator } from '../../application/navigation/navigator'
import { SessionStore } from '../../application/session/session.store'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { observe } from '../../application/shared/observe'
import { TeamActs } from '../../application/teams/team-acts'
import { TeamsGateway, type TeamFilters } from '../../application/teams/teams-gateway'
import type { TeamCard } from '../../domain/teams/team'
import type { ScreenLocation, ScreenViewModel } from '../shell/screen'

const everything: TeamFilters = { mine: '', search: '', organisation: '' }

/** S112: teams of volunteers, by size or those of the visitor, with search and a request to join. */
export class TeamListViewModel implements ScreenViewModel {
  readonly teams: FilteredList<TeamCard, TeamFilters>
  /** The input of the search bar; submitted by its key. */
  typed = ''
  /** The team that the visitor is asking to join. */
  joining: string | null = null
  private opening: Promise<unknown> = Promise.resolve()

  constructor(
    @inject(TeamsGateway) gateway: TeamsGateway,
    @inject(TeamActs) private readonly acts: TeamActs,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(SessionStore) private readonly session: SessionStore,
    @inject(Navigator) private readonly navigator: Navigator,
  ) {
    this.teams = new FilteredList({
      navigator,
      defaults: everything,
      load: (filters, request, signal) => gateway.list(filters, request, signal),
      keyOf: ({ id }) => id,
    })
    observe(this)
  }

  get isMember(): boolean {
    return this.session.isMember
  }

  async open(location: ScreenLocation, signal: CancelSignal): Promise<void> {
    this.typed = location.query.search ?? ''
    this.opening = this.teams.open(location, signal)
    await this.opening
  }

  /** Sends a request that a login interrupted. */
  show(): void {
    void this.opening.then(() => {
      const asked = this.teams.list.items.find(({ id, acts }) => acts.includes('join') && this.acts.takeJoin(id))
      if (asked !== undefined) void this.join(asked)
    })
  }

  moved(location: ScreenLocation): void {
    this.teams.moved(location)
    this.typed = this.teams.filters.search
  }

  snapshot(): SavedList<TeamCard> {
    return this.teams.snapshot()
  }

  restore(saved: unknown, location: ScreenLocation): void {
    this.teams.restore(saved as SavedList<TeamCard>, location)
    this.typed = this.teams.filters.search
  }

  back(): void {
    this.navigator.back('/mine')
  }

  type(text: string): void {
    this.typed = text
    // Clearing the bar ends the search.
    if (text === '' && this.teams.filters.search !== '') this.search('')
  }

  search(search: string): void {
    this.typed = search
    this.teams.choose({ search })
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
