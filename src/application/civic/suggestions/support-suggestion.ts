import { inject } from 'inversify'
import type { Suggestion } from '../../../domain/civic/suggestions/suggestion'
import { supports, type Support } from '../../../domain/civic/suggestions/suggestion-lifecycle'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import { Intents } from '../../frame/session/access/intents'
import { NoticesStore } from '../../frame/shared/notices.store'
import { suggestionNotices } from './suggestion-notices'
import { SuggestionsGateway } from './suggestions-gateway'

/** The screen on which the act began, and returns to after a login. */
type Place = 'suggestion' | 'form'

interface SupportedSuggestion {
  readonly id: string
  readonly support: Support
}

const kind = 'support-suggestion'

/** Supports somebody else's suggestion. A guest logs in first, and the support is sent when they return. */
export class SupportSuggestion {
  constructor(
    @inject(SuggestionsGateway) private readonly gateway: SuggestionsGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** Resolves to the suggestion as it is afterwards; null on a detour to the login, or when it was refused. */
  async execute({ id, support }: SupportedSuggestion, place: Place, refreshing: ShownCase): Promise<Suggestion | null> {
    const intent = { kind, target: place === 'form' ? 'form' : id, payload: { id, support } }
    if (!this.intents.requirePhone(intent)) return null
    const outcome = await this.caseAct.after(await this.gateway.support(id, support), refreshing)
    this.intents.saveIfExpired(intent, outcome)
    if (outcome.ok) {
      if (support !== 'none') this.notices.show({ code: suggestionNotices['suggestion-supported'] }, 'success')
      return outcome.value
    }
    this.caseAct.tellFailure(outcome.reason)
    return null
  }

  /** What a login interrupted on this screen and can be sent now; null when there is nothing. It is returned once. */
  consumeIntent(target: string): SupportedSuggestion | null {
    if (!this.intents.mayAct('phone')) return null
    const payload = this.intents.consume(kind, target)?.payload as Partial<SupportedSuggestion> | null | undefined
    const support = supports.find((each) => each === payload?.support)
    return typeof payload?.id === 'string' && support !== undefined ? { id: payload.id, support } : null
  }
}
