import type { Invited } from '../../../domain/people/invitations/invited'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** The people who came by the member's invitation, latest first. */
export interface InvitationsGateway {
  /** The people who came by the invitation; the first page also says how many came in all and how many came today. */
  invited(request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Invited> & { readonly today?: number }>>
}
export const InvitationsGateway = port<InvitationsGateway>('InvitationsGateway')
