import type { CodeOwner, Scan } from '../../../domain/civic/practice-codes/scan'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** A signed code, as it stands in an address of the site. */
export interface IssuedCode {
  readonly code: string
  /** Milliseconds. */
  readonly validFor: number
}

/** The codes of practice: shown, scanned once, and recorded. */
export interface PracticeCodesGateway {
  volunteerCode(): Promise<Outcome<IssuedCode & { readonly owner: CodeOwner }>>
  /** A code for one purpose, such as `team`, about one subject. */
  code(purpose: string, subject: string): Promise<Outcome<IssuedCode>>
  scan(code: string, key: string): Promise<Outcome<Scan>>
  scans(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Scan>>>
}
export const PracticeCodesGateway = port<PracticeCodesGateway>('PracticeCodesGateway')
