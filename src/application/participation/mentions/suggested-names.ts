import { inject } from 'inversify'
import { runInAction } from 'mobx'
import type { Person } from '../../../domain/frame/cases/case-step'
import { isSameTitle, typedMark, type TypedMark } from '../../../domain/participation/marked-text/marked-text'
import { CancelSource } from '../../frame/uploads/cancel-source'
import { Clock } from '../../frame/shared/clock'
import { observe } from '../../frame/shared/observe'
import { NamingGateway, type NamingGroup } from './naming-gateway'

/** Debounce: milliseconds without a key press, after which names are looked for. */
const pause = 250

export type SuggestedName =
  | { readonly kind: 'person'; readonly person: Person }
  /** `isNew` for a topic that the site does not have: it is written all the same, and leads to the search. */
  | { readonly kind: 'topic'; readonly title: string; readonly isNew: boolean }

/** The people or topics whose names are being typed at the caret. A failure suggests nothing: the text can be sent. */
export class SuggestedNames {
  options: readonly SuggestedName[] = []
  /** The option that the keys have chosen. */
  active = 0
  /** The group in which the text is written, whose members are suggested, too. */
  group: NamingGroup | null = null
  /** Whether the text may name topics. */
  takesTopics = true
  /** What is being typed; null while nothing is suggested. */
  mark: TypedMark | null = null
  private cancelPause: () => void = () => undefined
  private source = new CancelSource()

  constructor(
    @inject(NamingGateway) private readonly gateway: NamingGateway,
    @inject(Clock) private readonly clock: Clock,
  ) {
    observe(this)
  }

  get isOpen(): boolean {
    return this.mark !== null && this.options.length > 0
  }

  /** Call when the text or the caret has changed. */
  type(text: string, caret: number): void {
    const typed = typedMark(text, caret)
    const mark = typed?.kind === 'topic' && !this.takesTopics ? null : typed
    if (isSameMark(mark, this.mark)) return
    // What is suggested stays until the suggestions for the next letter come.
    const options = mark?.kind === this.mark?.kind && mark?.at === this.mark?.at ? this.options : []
    this.close()
    if (mark === null) return
    this.mark = mark
    this.options = options
    this.cancelPause = this.clock.after(pause, () => void this.load(mark))
  }

  /** Moves to another option, from the last one to the first. */
  move(by: 1 | -1): void {
    const { length } = this.options
    this.active = (this.active + by + length) % length
  }

  close(): void {
    this.cancelPause()
    this.source.cancel()
    this.mark = null
    this.options = []
    this.active = 0
  }

  private async load(mark: TypedMark): Promise<void> {
    const source = new CancelSource()
    this.source = source
    const options = mark.kind === 'person' ? await this.people(mark, source) : await this.topics(mark, source)
    if (source.signal.aborted) return
    runInAction(() => {
      this.options = options
      this.active = 0
    })
  }

  private async people({ query }: TypedMark, { signal }: CancelSource): Promise<SuggestedName[]> {
    const outcome = await this.gateway.people(query, this.group, signal)
    return outcome.ok ? outcome.value.map((person) => ({ kind: 'person', person })) : []
  }

  private async topics({ query }: TypedMark, { signal }: CancelSource): Promise<SuggestedName[]> {
    const outcome = await this.gateway.topics(query, signal)
    const known = outcome.ok ? outcome.value.map(({ title }) => title) : []
    const typed = query.trim()
    const isNew = typed !== '' && !known.some((title) => isSameTitle(title, typed))
    return [
      ...known.map((title) => ({ kind: 'topic' as const, title, isNew: false })),
      ...(isNew ? [{ kind: 'topic' as const, title: typed, isNew: true }] : []),
    ]
  }
}

const isSameMark = (one: TypedMark | null, other: TypedMark | null): boolean =>
  one?.kind === other?.kind && one?.at === other?.at && one?.query === other?.query
