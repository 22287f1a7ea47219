const day = 86_400_000

/**
 * The limits of what a volunteer may take on. A claimed wish and a taken order count alike, because each shows the
 * volunteer somebody's phone and door.
 */
export const commitmentLimits = {
  /** The greatest number of commitments held at once. */
  held: 3,
  /** The greatest number of commitments taken on within 24 hours. */
  takenADay: 5,
  /** The number of returns within seven days after which the volunteer is paused, until the office resumes them. */
  givenBackAWeek: 3,
  /**
   * The least number of minutes that it takes to get there and help. A commitment that is reported as done sooner
   * counts as given back.
   */
  tooSoonDone: 10,
} as const

export const commitmentKinds = ['wish', 'order'] as const
export type CommitmentKind = (typeof commitmentKinds)[number]

/**
 * How a commitment ends: `done` when the help was given, `returned` when the volunteer gave the commitment back, and
 * `released` when it ended without an act of the volunteer.
 */
export const commitmentEnds = ['done', 'returned', 'released'] as const
export type CommitmentEnd = (typeof commitmentEnds)[number]

/** The commitments that a volunteer holds and recently took on. Moments are milliseconds since 1970. */
export interface TakingFacts {
  readonly isPaused: boolean
  readonly heldCount: number
  /** The moments at which they took on commitments recently, in any order. */
  readonly commitmentTimes: readonly number[]
}

const takingRefusals = ['paused', 'holds-enough', 'took-enough'] as const

/** The limit that the state of a refusal names; null when the state names none of the limits. */
export function takingRefusalIn(state: string): (typeof takingRefusals)[number] | null {
  return takingRefusals.find((refusal) => refusal === state) ?? null
}

/** Why a volunteer may not take on more now; for `took-enough`, `until` is the moment from which they may. */
export type TakingProblem =
  | { readonly reason: 'paused' | 'holds-enough' }
  | { readonly reason: 'took-enough'; readonly until: number }

/** Why a volunteer may not take on more at a moment; null when they may. */
export function takingProblem({ isPaused, heldCount, commitmentTimes }: TakingFacts, at: number): TakingProblem | null {
  if (isPaused) return { reason: 'paused' }
  if (heldCount >= commitmentLimits.held) return { reason: 'holds-enough' }
  const takenToday = commitmentTimes.filter((moment) => moment > at - day).sort((one, other) => one - other)
  const freeing = takenToday.at(-commitmentLimits.takenADay)
  return freeing === undefined ? null : { reason: 'took-enough', until: freeing + day }
}

/** The beginning of the seven days that end at a moment, in which returns are counted together. */
export const givenBackSince = (at: number): number => at - 7 * day

/** Whether the given number of returns in the last seven days pauses the volunteer. */
export const pausesAfter = (givenBack: number): boolean => givenBack >= commitmentLimits.givenBackAWeek
