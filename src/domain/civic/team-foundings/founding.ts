import type { ReachedLimit } from '../../frame/shared/reached-limit'
import type { FoundingState } from './founding-lifecycle'

/** A request to found a team, as its founder sees it. */
export interface Founding {
  readonly id: string
  readonly state: FoundingState
  readonly name: string
  readonly intro: string
  readonly street: string
  readonly why: string
  readonly picture: string
  readonly askedAt: number
  /** Why the office refused it; '' otherwise. */
  readonly reason: string
  /** The team that it became; null before. */
  readonly teamId: string | null
}

/** What a member may found, and what they asked for last. */
export interface FoundingStanding {
  /** The latest request, unless it was withdrawn. */
  readonly founding: Founding | null
  readonly isVolunteer: boolean
  /** Whether the member leads as many teams as one may. */
  readonly leadsEnough: boolean
  /** The limit that keeps the member from asking for another team. */
  readonly limit: ReachedLimit | null
}

/** A team as its leader changes it. */
export interface LedTeam {
  readonly id: string
  readonly name: string
  readonly intro: string
  readonly street: string
  readonly picture: string
  /** The name that waits for the office; null when none does. */
  readonly newName: string | null
  /** Whether the office looks at a new name first. */
  readonly needsApproval: boolean
  /** The limit that keeps the leader from changing a team once more. */
  readonly limit: ReachedLimit | null
}
