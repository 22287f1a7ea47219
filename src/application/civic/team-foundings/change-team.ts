import { inject } from 'inversify'
import type { LedTeam } from '../../../domain/civic/team-foundings/founding'
import { checkTeam, type TeamForm } from '../../../domain/civic/team-foundings/team-form'
import { checkReason, type ReasonForm } from '../../../domain/civic/teams/team'
import type { Form } from '../../frame/forms/form'
import { FormServices } from '../../frame/forms/form-services'
import { NoticesStore } from '../../frame/shared/notices.store'
import { foundingNotices } from './founding-notices'
import { TeamFoundingsGateway } from './team-foundings-gateway'

export type ChangeTeamForm = Form<TeamForm, TeamForm, LedTeam>
export type CloseTeamForm = Form<ReasonForm, ReasonForm, true>

/** Makes the forms by which the leader of a team changes and closes it. */
export class ChangeTeam {
  constructor(
    @inject(FormServices) private readonly forms: FormServices,
    @inject(TeamFoundingsGateway) private readonly gateway: TeamFoundingsGateway,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  form({ id, name, intro, street, newName }: LedTeam, onSent: (team: LedTeam) => void): ChangeTeamForm {
    return this.forms.make<TeamForm, TeamForm, LedTeam>({
      name: `team-change:${id}`,
      values: { name: newName ?? name, intro, street, pictures: [] },
      needs: 'member',
      pictures: 1,
      published: true,
      check: checkTeam,
      send: (form) => this.gateway.change(id, form),
      onSent: (team) => {
        const isNameSent = team.newName !== null && team.newName !== newName
        const code = isNameSent ? foundingNotices['team-name-sent'] : foundingNotices['team-changed']
        this.notices.show({ code }, 'success')
        onSent(team)
      },
    })
  }

  closing(id: string, onSent: () => void): CloseTeamForm {
    return this.forms.make({
      name: `team-closing:${id}`,
      values: { text: '' },
      needs: 'member',
      check: checkReason,
      send: ({ text }, key) => this.gateway.close(id, text, key),
      onSent: () => {
        this.notices.show({ code: foundingNotices['team-closed'] }, 'success')
        onSent()
      },
    })
  }
}
