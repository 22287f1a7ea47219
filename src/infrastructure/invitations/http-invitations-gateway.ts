import { inject } from 'inversify'
import { listInvited } from '../../../contract/invitations'
import type { InvitationsGateway } from '../../application/invitations/invitations-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { PageRequest } from '../../application/shared/page'
import { instantOf } from '../../domain/shared/site-time'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

export class HttpInvitationsGateway implements InvitationsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async invited(query: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listInvited, { failures: 'in-place', query, signal })
    return mapped(answer, ({ items, nextCursor, total, today }) => ({
      items: items.map(({ id, name, at }) => ({ id, name, at: instantOf(at) ?? 0 })),
      nextCursor,
      ...(total !== undefined && { total }),
      ...(today !== undefined && { today }),
    }))
  }
}
