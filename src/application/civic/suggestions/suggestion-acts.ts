import { checkEvaluation, type EvaluationForm } from '../../../domain/frame/ratings/evaluation'
import { inject } from 'inversify'
import type { Suggestion } from '../../../domain/civic/suggestions/suggestion'
import {
  checkActText,
  followUpRule,
  reopenReasonRule,
  type ActText,
} from '../../../domain/civic/suggestions/suggestion-form'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import type { Form } from '../../frame/forms/form'
import { FormServices } from '../../frame/forms/form-services'
import { PositionStore } from '../../frame/places/position.store'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { NoticesStore } from '../../frame/shared/notices.store'
import { suggestionNotices } from './suggestion-notices'
import { SuggestionsGateway } from './suggestions-gateway'

export type SuggestionActForm =
  | { readonly act: 'reopen' | 'escalate' | 'ask' | 'clarify'; readonly form: Form<ActText, ActText, Suggestion> }
  | { readonly act: 'evaluate'; readonly form: Form<EvaluationForm, EvaluationForm, Suggestion> }

/** The acts of a suggestion's author, of which all but one have a form. */
export class SuggestionActs {
  constructor(
    @inject(FormServices) private readonly forms: FormServices,
    @inject(SuggestionsGateway) private readonly gateway: SuggestionsGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(PositionStore) private readonly positions: PositionStore,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** Reads a suggestion, with its distance where the visitor's position is known already. */
  read(id: string, signal?: CancelSignal): Promise<Outcome<Suggestion>> {
    return this.gateway.suggestion(id, this.positions.position, signal)
  }

  newKey(): string {
    return this.forms.newKey()
  }

  async confirm(id: string, key: string, refreshing: ShownCase): Promise<Outcome<Suggestion>> {
    return this.caseAct.after(await this.gateway.confirm(id, key), refreshing)
  }

  /** Withdraws a suggestion; resolves to the outcome, and says that it is done. */
  async withdraw(id: string, key: string, refreshing: ShownCase): Promise<Outcome<Suggestion>> {
    const outcome = await this.caseAct.after(await this.gateway.withdraw(id, key), refreshing)
    if (outcome.ok) this.notices.show({ code: suggestionNotices['suggestion-withdrawn'] }, 'success')
    return outcome
  }

  /** Creates the form of an act. */
  make(
    act: SuggestionActForm['act'],
    id: string,
    { onDone, ...refreshing }: ShownCase & { readonly onDone: (suggestion: Suggestion) => void },
  ): SuggestionActForm {
    const options = { name: `${act}-suggestion:${id}`, needs: 'member', onSent: onDone } as const
    if (act === 'evaluate')
      return {
        act,
        form: this.forms.make({
          ...options,
          values: { stars: 0, text: '' },
          check: checkEvaluation,
          send: async (evaluation, key) =>
            this.caseAct.after(await this.gateway.evaluate(id, evaluation, key), refreshing),
        }),
      }
    const isFollowUp = act === 'ask' || act === 'clarify'
    return {
      act,
      form: this.forms.make({
        ...options,
        values: { text: '' },
        check: (values) => checkActText(values, isFollowUp ? followUpRule : reopenReasonRule),
        send: async (text, key) =>
          this.caseAct.after(
            await (isFollowUp ? this.gateway.ask(id, act, text, key) : this.gateway.reopen(id, text, key)),
            refreshing,
          ),
      }),
    }
  }
}
