/** A person as others see them. */
export interface Person {
  readonly id: string
  readonly nickname: string
  readonly avatar: string | null
}

/** One step in the life of a case. */
export interface CaseStep<Act extends string = string, State extends string = string> {
  readonly id: string
  readonly act: Act
  /** The state that it led to. */
  readonly state: State
  /** Milliseconds since 1970. */
  readonly at: number
  /** Who took it; null for the office, and for what time did by itself. */
  readonly actor: Person | null
  /** What was said with it; '' for nothing. */
  readonly text: string
  readonly pictures: readonly string[]
}
