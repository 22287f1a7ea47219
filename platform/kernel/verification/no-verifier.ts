import type { Verifier } from './verifier'

/** Stands for no verifier: the office checks every real name itself. */
export class NoVerifier implements Verifier {
  readonly isOffered = false

  verify(): Promise<never> {
    return Promise.reject(new Error('this platform has no verifier'))
  }
}
