import { inject } from 'inversify'
import type { Founding, FoundingStanding } from '../../../domain/civic/team-foundings/founding'
import { checkFounding, type FoundingForm } from '../../../domain/civic/team-foundings/team-form'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import type { Form } from '../../frame/forms/form'
import { FormServices } from '../../frame/forms/form-services'
import type { Outcome } from '../../frame/shared/failure'
import { NoticesStore } from '../../frame/shared/notices.store'
import { foundingNotices } from './founding-notices'
import { TeamFoundingsGateway } from './team-foundings-gateway'

export type FoundTeamForm = Form<FoundingForm, FoundingForm, FoundingStanding>

/** Asks for a new team, and withdraws what was asked for. */
export class FoundTeam {
  constructor(
    @inject(FormServices) private readonly forms: FormServices,
    @inject(TeamFoundingsGateway) private readonly gateway: TeamFoundingsGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** @param before An earlier request, whose texts the form begins with; null for none. */
  form(before: Founding | null, onSent: (standing: FoundingStanding) => void): FoundTeamForm {
    const form: FoundTeamForm = this.forms.make<FoundingForm, FoundingForm, FoundingStanding>({
      name: 'team-founding',
      values: {
        name: before?.name ?? '',
        intro: before?.intro ?? '',
        street: before?.street ?? '',
        why: before?.why ?? '',
        pictures: [],
      },
      needs: 'member',
      pictures: 1,
      published: true,
      // The values have no pictures until they are uploaded.
      check: (values) =>
        checkFounding({ ...values, pictures: form.pictures?.pictures.map(({ id }) => id) ?? values.pictures }),
      send: (form, key) => this.gateway.found(form, key),
      onSent: (standing) => {
        this.notices.show({ code: foundingNotices['team-founding-sent'] }, 'success')
        onSent(standing)
      },
    })
    return form
  }

  async withdraw(id: string, refreshing: ShownCase): Promise<Outcome<FoundingStanding>> {
    const outcome = await this.caseAct.after(await this.gateway.withdraw(id, this.forms.newKey()), refreshing)
    if (outcome.ok) this.notices.show({ code: foundingNotices['team-founding-withdrawn'] }, 'success')
    return outcome
  }
}
