import type { CreditRule, EarnedCredits } from '../../../domain/participation/credits/credits'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

export interface CreditsPage extends Page<EarnedCredits> {
  /** The sum of all credits, of every type. */
  readonly credits: number
}

/** The rules of credits, and what the member has earned. */
export interface CreditsGateway {
  rules(signal?: CancelSignal): Promise<Outcome<readonly CreditRule[]>>
  /** Of one type of content (B104), or of all for ''. */
  mine(type: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<CreditsPage>>
}
export const CreditsGateway = port<CreditsGateway>('CreditsGateway')
