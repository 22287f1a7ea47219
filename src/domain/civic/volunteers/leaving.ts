/** What happens when a member stops being a volunteer. */
export interface Leaving {
  /** Teams that they lead, and have to hand over before. */
  readonly leads: readonly { readonly id: string; readonly name: string }[]
  /** Activities that they have to check out of before. */
  readonly checkedIn: readonly { readonly id: string; readonly title: string }[]
  /** Teams that they leave. */
  readonly teams: number
  /** Requests to join teams that are withdrawn. */
  readonly requests: number
  /** Activities in which their place is given back. */
  readonly activities: number
  /** Orders that are given back. */
  readonly orders: number
  /** Claimed wishes that are given back. */
  readonly wishes: number
  /** Minutes of service, which stay. */
  readonly minutes: number
}

/** Whether something has to be done before. */
export function mayLeave({ leads, checkedIn }: Leaving): boolean {
  return leads.length === 0 && checkedIn.length === 0
}
