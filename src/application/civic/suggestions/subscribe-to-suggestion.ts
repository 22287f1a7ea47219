import { inject } from 'inversify'
import type { Suggestion } from '../../../domain/civic/suggestions/suggestion'
import { CaseAct, type ShownCase } from '../../frame/cases/case-act'
import { Intents } from '../../frame/session/access/intents'
import { NoticesStore } from '../../frame/shared/notices.store'
import { suggestionNotices } from './suggestion-notices'
import { SuggestionsGateway } from './suggestions-gateway'

const kind = 'subscribe-to-suggestion'

/** A member is told of the answers to somebody else's suggestion. A guest logs in first, and is subscribed then. */
export class SubscribeToSuggestion {
  constructor(
    @inject(SuggestionsGateway) private readonly gateway: SuggestionsGateway,
    @inject(CaseAct) private readonly caseAct: CaseAct,
    @inject(Intents) private readonly intents: Intents,
    @inject(NoticesStore) private readonly notices: NoticesStore,
  ) {}

  /** Resolves to the suggestion as it is afterwards; null on a detour to the login, or when it was refused. */
  async execute(id: string, subscribed: boolean, refreshing: ShownCase): Promise<Suggestion | null> {
    const intent = { kind, target: id, payload: null }
    if (!this.intents.requireMember(intent)) return null
    const outcome = await this.caseAct.after(await this.gateway.subscribe(id, subscribed), refreshing)
    this.intents.saveIfExpired(intent, outcome)
    if (!outcome.ok) return null
    if (subscribed) this.notices.show({ code: suggestionNotices['suggestion-subscribed'] }, 'success')
    return outcome.value
  }

  /** Whether a login interrupted the subscription on this screen. It is answered once. */
  consumeIntent(id: string): boolean {
    return this.intents.consume(kind, id) !== null
  }
}
