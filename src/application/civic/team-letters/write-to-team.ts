import { inject } from 'inversify'
import { checkLetter, type LetterForm } from '../../../domain/civic/team-letters/team-letter'
import type { Form } from '../../frame/forms/form'
import { PlainForms } from '../../frame/forms/plain-forms'
import { NoticesStore } from '../../frame/shared/notices.store'
import { letterNotices } from './letter-notices'
import { TeamLettersGateway } from './team-letters-gateway'

export type TeamLetterForm = Form<LetterForm, LetterForm, number>

/** Makes the form by which somebody writes to all members of a team. */
export class WriteToTeam {
  constructor(
    @inject(TeamLettersGateway) private readonly gateway: TeamLettersGateway,
    @inject(PlainForms) private readonly forms: PlainForms,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  form(teamId: string, onSent: () => void): TeamLetterForm {
    return this.forms.make<LetterForm, LetterForm, number>({
      name: `team-letter:${teamId}`,
      needs: 'member',
      values: { text: '' },
      check: checkLetter,
      send: ({ text }, key) => this.gateway.write(teamId, text, key),
      onSent: (receivers) => {
        const code = receivers === 0 ? letterNotices['letter-not-sent'] : letterNotices['letter-sent']
        this.notices.show({ code }, 'success')
        onSent()
      },
    })
  }
}
