/** The consequences for a member who stops being a volunteer. */
export interface LeavingConsequences {
  /** Teams that they lead, and have to hand over first. */
  readonly ledTeams: readonly { readonly id: string; readonly name: string }[]
  /** Activities that they have to check out of first. */
  readonly checkedIn: readonly { readonly id: string; readonly title: string }[]
  /** The number of teams that they leave. */
  readonly teams: number
  /** The number of requests to join teams that are withdrawn. */
  readonly requests: number
  /** The number of activities in which their place becomes free. */
  readonly activities: number
  /** The number of orders that are given back. */
  readonly orders: number
  /** The number of claimed wishes that are given back. */
  readonly wishes: number
  /** Their minutes of service, which they keep. */
  readonly minutes: number
}

/** Whether the member can stop being a volunteer now, with nothing to be done first. */
export function mayLeave({ ledTeams, checkedIn }: LeavingConsequences): boolean {
  return ledTeams.length === 0 && checkedIn.length === 0
}
