import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { SafeHtml } from '../shared/html-sanitiser'
import { port } from '../shared/port'

/** A text that a user accepts. */
export interface Agreement {
  readonly code: 'terms' | 'privacy'
  readonly title: string
  readonly content: SafeHtml
}

/** An agreement in a list. */
export interface Clause extends Pick<Agreement, 'code' | 'title'> {
  /** Since when it is as it is: milliseconds since 1970. */
  readonly updatedAt: number
}

/** The agreements of the site: their titles (C066), and the texts (C067). */
export interface AgreementsGateway {
  clauses(signal?: CancelSignal): Promise<Outcome<readonly Clause[]>>
  agreements(signal?: CancelSignal): Promise<Outcome<readonly Agreement[]>>
}
export const AgreementsGateway = port<AgreementsGateway>('AgreementsGateway')
