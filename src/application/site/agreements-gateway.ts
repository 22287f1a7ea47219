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

/** The agreements of the site (C067). */
export interface AgreementsGateway {
  agreements(signal?: CancelSignal): Promise<Outcome<readonly Agreement[]>>
}
export const AgreementsGateway = port<AgreementsGateway>('AgreementsGateway')
