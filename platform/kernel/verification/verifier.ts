/** Name and number of an identity card that a member claims as theirs. */
export interface ClaimedIdentity {
  /** Identifies the question; a repeated question has the same reference. */
  readonly reference: string
  readonly name: string
  /** 18 characters. */
  readonly cardNumber: string
}

/**
 * `fits`: name and number belong together; `differs`: the number belongs to another name; `not-found`: the register has
 * no such number. These three answers are final, `unknown` is not.
 */
export type VerifierAnswer = 'fits' | 'differs' | 'not-found' | 'unknown'

/** A service that knows which name belongs to which identity card, such as a service of the police. */
export interface Verifier {
  /** False when there is no verifier; then every claim goes to the office. */
  readonly isOffered: boolean
  /**
   * Compares name and number, or returns the earlier result of the same question. An exception or no answer is the same
   * as `unknown`.
   */
  verify(identity: ClaimedIdentity): Promise<VerifierAnswer>
}
