const day = 86_400_000

/**
 * What a volunteer may take on. A wish that they claimed and an order that they took count alike, since each shows them
 * somebody's phone and door.
 */
export const commitmentLimits = {
  /** Held at once. */
  held: 3,
  /** Taken within 24 hours. */
  takenADay: 5,
  /** So many given back within seven days pause the volunteer, until the office resumes them. */
  givenBackAWeek: 3,
  /** Minutes within which nobody gets there and helps: what is said to be done sooner counts as given back. */
  tooSoonDone: 10,
} as const

export const commitmentKinds = ['wish', 'order'] as const
export type CommitmentKind = (typeof commitmentKinds)[number]

/** `done`: the help was given; `returned`: the volunteer gave it back; `released`: it ended without them. */
export const commitmentEnds = ['done', 'returned', 'released'] as const
export type CommitmentEnd = (typeof commitmentEnds)[number]

/** What a volunteer holds and took lately. Moments are milliseconds since 1970. */
export interface TakingFacts {
  readonly isPaused: boolean
  readonly held: number
  /** When they took one on, in any order. */
  readonly taken: readonly number[]
}

const takingRefusals = ['paused', 'holds-enough', 'took-enough'] as const

/** Which limit refused a taking, by the state of the refusal; null for none of them. */
export function takingRefusalIn(state: string): (typeof takingRefusals)[number] | null {
  return takingRefusals.find((refusal) => refusal === state) ?? null
}

/** Why a volunteer may take nothing on now; `took-enough` says from when on they may again. */
export type TakingProblem =
  | { readonly reason: 'paused' | 'holds-enough' }
  | { readonly reason: 'took-enough'; readonly until: number }

/** Null when they may take one more on. */
export function takingProblem({ isPaused, held, taken }: TakingFacts, at: number): TakingProblem | null {
  if (isPaused) return { reason: 'paused' }
  if (held >= commitmentLimits.held) return { reason: 'holds-enough' }
  const lately = taken.filter((moment) => moment > at - day).sort((one, other) => one - other)
  const freeing = lately.at(-commitmentLimits.takenADay)
  return freeing === undefined ? null : { reason: 'took-enough', until: freeing + day }
}

/** From when on givings back count together with one at that moment. */
export const givenBackSince = (at: number): number => at - 7 * day

/** Whether the volunteer is paused, after so many givings back since then. */
export const pausesAfter = (givenBack: number): boolean => givenBack >= commitmentLimits.givenBackAWeek
