import { runInAction } from 'mobx'
import { queryKey, soughtWords, trimmedQuery } from '../../../domain/overview/search/query'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Clock } from '../../frame/shared/clock'
import type { Outcome } from '../../frame/shared/failure'
import { observe } from '../../frame/shared/observe'
import { CancelSource } from '../../frame/uploads/cancel-source'

/** Debounce: milliseconds without a key press, after which suggestions are requested. */
const pause = 200

type LoadSuggestions = (query: string, signal: CancelSignal) => Promise<Outcome<readonly string[]>>

/**
 * The options while somebody types: the typed text itself, and the platform's suggestions. The platform is asked after
 * a pause, and an answer to an earlier text is dropped. A failure changes nothing, because the text can be searched
 * without suggestions.
 */
export class Suggestions {
  isOpen = false
  inputText = ''
  /** The index of the option chosen by keyboard; -1 for none. */
  active = -1
  private suggestions: readonly string[] = []
  private cancelPause: () => void = () => undefined
  private source = new CancelSource()

  constructor(
    private readonly ask: LoadSuggestions,
    private readonly clock: Clock,
  ) {
    observe(this)
  }

  get options(): readonly string[] {
    const own = trimmedQuery(this.inputText)
    return own === '' ? [] : [own, ...this.suggestions.filter((each) => queryKey(each) !== queryKey(own))]
  }

  type(text: string): void {
    this.stop()
    this.inputText = text
    this.active = -1
    this.isOpen = trimmedQuery(text) !== ''
    // A text of punctuation alone finds nothing, so no suggestions are requested.
    if (soughtWords(text).length === 0) this.suggestions = []
    else this.cancelPause = this.clock.after(pause, () => void this.load(text))
  }

  /** Moves the choice made by keyboard one step; past either end of the options, none is chosen. */
  move(step: 1 | -1): void {
    const count = this.options.length + 1
    this.active = ((this.active + 1 + step + count) % count) - 1
  }

  close(): void {
    this.stop()
    this.isOpen = false
    this.active = -1
    this.suggestions = []
  }

  private stop(): void {
    this.cancelPause()
    this.source.cancel()
  }

  private async load(text: string): Promise<void> {
    const source = new CancelSource()
    this.source = source
    const outcome = await this.ask(text, source.signal)
    if (source.signal.aborted || !outcome.ok) return
    runInAction(() => {
      this.suggestions = outcome.value
      this.active = -1
    })
  }
}
