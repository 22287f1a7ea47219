import type { NamedPerson, NamedTopic } from './marked-text'

/** The people and topics that a text names, as a reader sees it. */
export interface NamedInText {
  /** `nickname` is the person's name now; null for somebody who is gone or is not linked from there. */
  readonly people: readonly (NamedPerson & { readonly nickname: string | null })[]
  readonly topics: readonly NamedTopic[]
}
