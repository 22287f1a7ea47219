/** The effect of a scan. */
export interface Scan {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The screen to show next; null for none. */
  readonly path: string | null
  readonly at: number
}

/** A volunteer as their code shows them. */
export interface CodeOwner {
  readonly nickname: string
  readonly avatar: string | null
  readonly minutes: number
}
