import type { Target } from '../../frame/navigation/target'

/** A person of the city whom the editors present. */
export interface Character {
  readonly id: string
  readonly name: string
  /** The person's role in the city, such as 'Cobbler'. */
  readonly role: string
  readonly story: string
  readonly portrait: string | null
  /** Their article or account; null when the link is unsafe. */
  readonly target: Target | null
}
