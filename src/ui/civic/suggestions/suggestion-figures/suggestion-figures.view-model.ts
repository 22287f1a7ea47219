import { inject } from 'inversify'
import { SuggestionsGateway } from '../../../../application/civic/suggestions/suggestions-gateway'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { CityFigures } from '../../../../domain/civic/suggestions/suggestion'
import type { ScreenViewModel } from '../../../frame/shell/screens/screen'

/** How every department keeps what it promises. */
export class SuggestionFiguresViewModel implements ScreenViewModel {
  readonly figures: Loadable<CityFigures>
  readonly resources: Resources

  constructor(@inject(SuggestionsGateway) gateway: SuggestionsGateway) {
    this.figures = new Loadable((signal) => gateway.figures(signal))
    this.resources = { figures: this.figures }
    observe(this)
  }
}
