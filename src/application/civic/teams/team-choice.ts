import { observe } from '../../frame/shared/observe'
import { PagedList } from '../../frame/shared/paged-list'
import type { TeamCard } from '../../../domain/civic/teams/team'
import type { TeamsGateway } from './teams-gateway'

/** The search for a team, in a form that asks for a team. */
export class TeamChoice {
  isOpen = false
  /** The text in the search bar. The search uses it only when the visitor submits it. */
  inputText = ''
  readonly teams: PagedList<TeamCard>
  private searchedText = ''

  constructor(gateway: TeamsGateway) {
    this.teams = new PagedList(
      (cursor, signal) =>
        gateway.list(
          { mine: '', search: this.searchedText, organisation: '' },
          cursor === undefined ? {} : { cursor },
          signal,
        ),
      ({ id }) => id,
    )
    observe(this)
  }

  open(): void {
    this.isOpen = true
    this.search('')
  }

  close(): void {
    this.isOpen = false
  }

  type(text: string): void {
    this.inputText = text
    // Clearing the bar ends the search.
    if (text === '' && this.searchedText !== '') this.search('')
  }

  search(text: string): void {
    this.inputText = text
    this.searchedText = text
    void this.teams.start()
  }
}
