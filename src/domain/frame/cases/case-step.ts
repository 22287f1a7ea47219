/** A person as others see them. */
export interface Person {
  readonly id: string
  readonly nickname: string
  readonly avatar: string | null
}

/** One step of a case. */
export interface CaseStep<Act extends string = string, State extends string = string> {
  readonly id: string
  readonly act: Act
  /** The state after the step. */
  readonly state: State
  /** Milliseconds since 1970. */
  readonly at: number
  /** The person who took the step; null for the office, and for automatic steps. */
  readonly actor: Person | null
  /** The text given with the step; '' when there is none. */
  readonly text: string
  readonly pictures: readonly string[]
}
