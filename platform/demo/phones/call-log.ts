import { shownValue } from './shown-value'

/** What became of a call: it waits, was answered, or refused. */
type CallState = 'waiting' | 'answered' | 'refused'

/** A line of the log: a call of the page with its answer, or an event of the app with what the page made of it. */
export interface LoggedCall {
  readonly number: number
  readonly from: 'page' | 'app'
  readonly name: string
  readonly argument: string
  readonly state: CallState
  readonly answer: string
}

/** The number of lines that are remembered, in this page alone. */
const most = 200

/** The calls between a page and its app, newest first. It keeps them as they are shown, without what is personal. */
export class CallLog {
  private kept: readonly LoggedCall[] = []
  private last = 0

  constructor(private readonly onChange: () => void) {}

  get calls(): readonly LoggedCall[] {
    return this.kept
  }

  /** Notes a call of the page; the returned functions note its answer. */
  called(name: string, argument: unknown): { answered: (value: unknown) => void; refused: () => void } {
    const number = this.add({ from: 'page', name, argument: shownValue(argument), state: 'waiting', answer: '' })
    return {
      answered: (value) => this.end(number, 'answered', shownValue(value)),
      refused: () => this.end(number, 'refused', ''),
    }
  }

  /** Notes an event of which the app told the page. */
  told(name: string, value: unknown, answer: unknown): void {
    this.add({ from: 'app', name, argument: shownValue(value), state: 'answered', answer: shownValue(answer) })
  }

  clear(): void {
    this.kept = []
    this.onChange()
  }

  private add(call: Omit<LoggedCall, 'number'>): number {
    this.last += 1
    this.kept = [{ number: this.last, ...call }, ...this.kept].slice(0, most)
    this.onChange()
    return this.last
  }

  private end(number: number, state: CallState, answer: string): void {
    this.kept = this.kept.map((call) => (call.number === number ? { ...call, state, answer } : call))
    this.onChange()
  }
}
