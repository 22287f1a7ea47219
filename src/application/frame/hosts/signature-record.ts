import { injectable } from 'inversify'
import { differencesOf, type AddressDifference } from '../../../domain/frame/hosts/signed-address'
import { observe } from '../shared/observe'

/** How many attempts are remembered. */
const mostAttempts = 10

/** One attempt to configure the messenger's script. It is kept in memory only, since an address may be personal. */
export interface SignatureAttempt {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The address that was signed. */
  readonly signed: string
  /** The address that the page had when the messenger answered. */
  readonly page: string
  /** `unsigned`: the platform gave no signature; `unloaded`: the script could not be loaded. */
  readonly result: 'accepted' | 'refused' | 'unsigned' | 'unloaded'
  /** The messenger's own words, or the code of the failure; '' when it accepted. */
  readonly message: string
}

/** What the support screen tells about an attempt: what differs between both addresses. */
export interface ExplainedAttempt extends SignatureAttempt {
  readonly differences: readonly AddressDifference[]
}

/** The last attempts to configure the messenger's script, newest first, for the support screen. */
@injectable('Singleton')
export class SignatureRecord {
  attempts: readonly SignatureAttempt[] = []

  constructor() {
    observe(this)
  }

  note(attempt: SignatureAttempt): void {
    this.attempts = [attempt, ...this.attempts].slice(0, mostAttempts)
  }

  get explained(): readonly ExplainedAttempt[] {
    return this.attempts.map((attempt) => ({ ...attempt, differences: differencesOf(attempt.signed, attempt.page) }))
  }
}
