const day = 86_400_000

/**
 * The limits of what a volunteer may take on. A claimed wish and a taken order count alike, because each shows the
 * volunteer somebody's phone and door.
 */
export const commitmentLimits = {
  /** The greatest number held at once. */
  held: 3,
  /** The greatest number taken within 24 hours. */
  takenADay: 5,
  /** The number given back within seven days that pauses the volunteer, until the office resumes them. */
  givenBackAWeek: 3,
  /** Minutes within which nobody can get there and help: one reported as done sooner counts as given back. */
  tooSoonDone: 10,
} as const

export const commitmentKinds = ['wish', 'order'] as const
export type CommitmentKind = (typeof commitmentKinds)[number]

/**
 * How a commitment ends: `done` the help was given, `returned` the volunteer gave it back, `released` it ended without
 * them.
 */
export const commitmentEnds = ['done', 'returned', 'released'] as const
export type CommitmentEnd = (typeof commitmentEnds)[number]

/** What a volunteer holds and took recently. Moments are milliseconds since 1970. */
export interface TakingFacts {
  readonly isPaused: boolean
  readonly held: number
  /** When they took each one on, in any order. */
  readonly taken: readonly number[]
}

const takingRefusals = ['paused', 'holds-enough', 'took-enough'] as const

/** The limit that refused a taking, found by the state of the refusal; null when it was none of them. */
export function takingRefusalIn(state: string): (typeof takingRefusals)[number] | null {
  return takingRefusals.find((refusal) => refusal === state) ?? null
}

/** Why a volunteer may take on nothing now; for `took-enough`, `until` is when they may again. */
export type TakingProblem =
  | { readonly reason: 'paused' | 'holds-enough' }
  | { readonly reason: 'took-enough'; readonly until: number }

/** Why a volunteer may take on nothing at a moment; null when they may. */
export function takingProblem({ isPaused, held, taken }: TakingFacts, at: number): TakingProblem | null {
  if (isPaused) return { reason: 'paused' }
  if (held >= commitmentLimits.held) return { reason: 'holds-enough' }
  const lately = taken.filter((moment) => moment > at - day).sort((one, other) => one - other)
  const freeing = lately.at(-commitmentLimits.takenADay)
  return freeing === undefined ? null : { reason: 'took-enough', until: freeing + day }
}

/** The moment since which returns are counted together with one at the given moment. */
export const givenBackSince = (at: number): number => at - 7 * day

/** Whether the volunteer is paused, after so many returns in the last seven days. */
export const pausesAfter = (givenBack: number): boolean => givenBack >= commitmentLimits.givenBackAWeek
