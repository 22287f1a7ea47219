import { inject } from 'inversify'
import { blockPerson, changePrivacy, getPrivacy, listBlocked, unblockPerson } from '../../../../contract/privacy'
import type { PrivacyGateway } from '../../../application/people/privacy/privacy-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { Privacy } from '../../../domain/people/privacy/privacy'
import { HttpClient } from '../../frame/http/http-client'

export class HttpPrivacyGateway implements PrivacyGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  read(signal?: CancelSignal) {
    return this.http.send(getPrivacy, { failures: 'in-place', signal })
  }

  change(change: Partial<Privacy>) {
    return this.http.send(changePrivacy, { failures: 'common', body: change })
  }

  blocked(request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listBlocked, { failures: 'in-place', query: request, signal })
  }

  block(id: string) {
    return this.http.send(blockPerson, { failures: 'common', path: { id } })
  }

  unblock(id: string) {
    return this.http.send(unblockPerson, { failures: 'common', path: { id } })
  }
}
