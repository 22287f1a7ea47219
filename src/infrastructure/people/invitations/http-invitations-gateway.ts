import { inject } from 'inversify'
import { listInvited } from '../../../../contract/invitations'
import type { InvitationsGateway } from '../../../application/people/invitations/invitations-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

export class HttpInvitationsGateway implements InvitationsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async invited(query: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listInvited, { failures: 'in-place', query, signal })
    return mapped(answer, ({ items, nextCursor, total, today }) => ({
      items,
      nextCursor,
      ...(total !== undefined && { total }),
      ...(today !== undefined && { today }),
    }))
  }
}
