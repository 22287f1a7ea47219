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
export interface AgreementSummary extends Pick<Agreement, 'code' | 'title'> {
  /** When it was last changed, in milliseconds since 1970. */
  readonly updatedAt: number
}

/** The site's agreements: their titles (C066) and their texts (C067). */
export interface AgreementsGateway {
  clauses(signal?: CancelSignal): Promise<Outcome<readonly AgreementSummary[]>>
  agreements(signal?: CancelSignal): Promise<Outcome<readonly Agreement[]>>
}
export const AgreementsGateway = port<AgreementsGateway>('AgreementsGateway')
