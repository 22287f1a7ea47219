import type { Stack } from '../stack/stack'

/** What a part does to the city while people write. */
export interface Part {
  /** What happens, as the table names it. */
  readonly title: string
  /** How often, unless the command line says another number. */
  readonly times: number
  /** Milliseconds within which all calls go well again once what failed is back. */
  readonly backWithin: number
  /** Milliseconds within which every call is answered, in whatever way. */
  readonly answersWithin: number
  /** Whether guests go on reading the pages that nginx keeps. */
  readonly pagesGoOn: boolean
  /** Brings the fault about, and what failed back. */
  run(fault: Fault): Promise<void>
  /** What the part counts besides, once all is well; each should be nothing. */
  also?(stack: Stack): Promise<readonly string[]>
}

export interface Fault {
  readonly stack: Stack
  /** How many-th time it is, from 0. */
  readonly index: number
  pause(milliseconds: number): Promise<unknown>
}
