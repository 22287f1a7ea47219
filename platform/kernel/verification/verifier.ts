/** Name and number of an identity card that somebody says are theirs. */
export interface ClaimedIdentity {
  /** A repeat of the question has the same one. */
  readonly reference: string
  readonly name: string
  /** 18 places. */
  readonly cardNumber: string
}

/**
 * `fits`: name and number belong together; `differs`: the number is of somebody with another name; `not-found`: the
 * register has no such number. Those are final, unknown is not.
 */
export type VerifierAnswer = 'fits' | 'differs' | 'not-found' | 'unknown'

/** Who knows which name belongs to which identity card, such as a service of the police. */
export interface Verifier {
  /** Without one, all that is claimed goes to the office. */
  readonly isOffered: boolean
  /** Compares, or tells what came of the same question before. An exception or no answer is the same as unknown. */
  verify(claimed: ClaimedIdentity): Promise<VerifierAnswer>
}
