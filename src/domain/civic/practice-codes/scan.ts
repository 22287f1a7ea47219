/** What a scan has done. */
export interface Scan {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The screen that it leads on to. */
  readonly path: string | null
  readonly at: number
}

/** A volunteer as their code shows them. */
export interface CodeOwner {
  readonly nickname: string
  readonly avatar: string | null
  readonly minutes: number
}
