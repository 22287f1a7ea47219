import { inject } from 'inversify'
import { SuggestionsGateway } from '../../../application/civic/suggestions/suggestions-gateway'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import { resetResource, type Resources } from '../../../application/frame/shared/resource'
import type { SuggestionRecord } from '../../../domain/civic/suggestions/suggestion'
import type { ScreenLocation, ScreenViewModel } from '../../frame/shell/screens/screen'
import { suggestionPath } from './suggestions.paths'

/** S095: the record of a suggestion. */
export class SuggestionRecordViewModel implements ScreenViewModel {
  id = ''
  readonly record: Loadable<SuggestionRecord>
  readonly resources: Resources

  constructor(@inject(SuggestionsGateway) gateway: SuggestionsGateway) {
    this.record = new Loadable((signal) => gateway.record(this.id, signal))
    this.resources = { record: resetResource(this.record) }
    observe(this)
  }

  get isGone(): boolean {
    return this.record.failure?.code === 'gone'
  }

  /** The suggestion itself. */
  get parent(): string {
    return suggestionPath(this.id)
  }

  applyLocation({ params }: ScreenLocation): void {
    this.id = params['id'] ?? ''
  }
}
