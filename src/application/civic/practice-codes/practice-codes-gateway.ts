import type { CodeOwner, Scan } from '../../../domain/civic/practice-codes/scan'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** A signed code, as it is written in an address of the site. */
export interface IssuedCode {
  readonly code: string
  /** Milliseconds for which the code is valid. */
  readonly validFor: number
}

/** The codes of volunteers, teams and activities: showing, scanning and the list of scans. */
export interface PracticeCodesGateway {
  volunteerCode(): Promise<Outcome<IssuedCode & { readonly owner: CodeOwner }>>
  /** Issues a code for one purpose, such as `team`, and one subject. */
  code(purpose: string, subject: string): Promise<Outcome<IssuedCode>>
  scan(code: string, key: string): Promise<Outcome<Scan>>
  scans(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Scan>>>
}
export const PracticeCodesGateway = port<PracticeCodesGateway>('PracticeCodesGateway')
