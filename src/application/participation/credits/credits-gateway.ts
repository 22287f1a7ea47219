import type { CreditRule, EarnedCredits } from '../../../domain/participation/credits/credits'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

export interface CreditsPage extends Page<EarnedCredits> {
  /** The sum of all credits, whatever the type. */
  readonly credits: number
}

/** The rules of credits, and the member's own. */
export interface CreditsGateway {
  rules(signal?: CancelSignal): Promise<Outcome<readonly CreditRule[]>>
  /** The credits for one type of content (B104); '' for all. */
  mine(type: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<CreditsPage>>
}
export const CreditsGateway = port<CreditsGateway>('CreditsGateway')
