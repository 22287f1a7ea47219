/** What the volunteers of one organisation do. */
export interface PracticeHome {
  readonly id: string
  readonly name: string
  readonly logo: string
  readonly intro: string
  readonly teams: number
  /** Of all its teams. */
  readonly members: number
  /** The service for it. */
  readonly minutes: number
  readonly monthMinutes: number
  /** The number of times of service. */
  readonly times: number
}
