import type { Verifier } from './verifier'

/** Used when no verifier is configured: the office checks every real name itself. */
export class NoVerifier implements Verifier {
  readonly isOffered = false

  verify(): Promise<never> {
    return Promise.reject(new Error('this platform has no verifier'))
  }
}
