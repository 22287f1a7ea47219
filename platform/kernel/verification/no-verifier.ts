import type { Verifier } from './verifier'

/** A platform without a verifier: the office looks at every real name itself. */
export class NoVerifier implements Verifier {
  readonly isOffered = false

  verify(): Promise<never> {
    return Promise.reject(new Error('this platform has no verifier'))
  }
}
