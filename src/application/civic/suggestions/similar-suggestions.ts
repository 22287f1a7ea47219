import { inject } from 'inversify'
import { runInAction } from 'mobx'
import type { SuggestionCard } from '../../../domain/civic/suggestions/suggestion'
import { suggestionTitleRule } from '../../../domain/civic/suggestions/suggestion-form'
import { positionFrom, type GeoPoint } from '../../../domain/frame/places/geo-point'
import { plainLine } from '../../../domain/frame/shared/plain-text'
import { Clock } from '../../frame/shared/clock'
import { observe } from '../../frame/shared/observe'
import { CancelSource } from '../../frame/uploads/cancel-source'
import { SuggestionsGateway } from './suggestions-gateway'

/** Debounce: milliseconds without a key press, after which similar suggestions are looked for. */
const pause = 500

/**
 * What others have suggested already, while somebody writes. A failure changes nothing, because the form can be sent
 * without it.
 */
export class SimilarSuggestions {
  found: readonly SuggestionCard[] = []
  private asked = ''
  private cancelPause: () => void = () => undefined
  private source = new CancelSource()

  constructor(
    @inject(SuggestionsGateway) private readonly gateway: SuggestionsGateway,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observe(this)
  }

  /** Looks for what is like this title and near this place; nothing while neither says anything yet. */
  look(
    title: string,
    { latitude, longitude }: { readonly latitude: number | null; readonly longitude: number | null },
  ) {
    const words = plainLine(title)
    const place = positionFrom(latitude, longitude)
    const isTelling = [...words].length >= suggestionTitleRule.least
    const question = JSON.stringify([isTelling ? words : '', place])
    if (question === this.asked) return
    this.stop()
    this.asked = question
    if (!isTelling && place === null) this.found = []
    else this.cancelPause = this.clock.after(pause, () => void this.load(isTelling ? words : '', place))
  }

  stop(): void {
    this.cancelPause()
    this.source.cancel()
    this.asked = ''
  }

  private async load(title: string, place: GeoPoint | null): Promise<void> {
    const source = new CancelSource()
    this.source = source
    const outcome = await this.gateway.similar(title, place, source.signal)
    if (source.signal.aborted || !outcome.ok) return
    runInAction(() => (this.found = outcome.value))
  }
}
