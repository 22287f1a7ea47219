import { inject } from 'inversify'
import {
  getOwnCertificate,
  issueCertificate,
  issuePartialCertificate,
  verifyCertificate,
} from '../../../../contract/certificates'
import type { CertificatesGateway, CertifiedPart } from '../../../application/civic/certificates/certificates-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'

import { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpCertificatesGateway implements CertificatesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  own(signal?: CancelSignal) {
    return this.http.send(getOwnCertificate, { failures, signal })
  }

  issue() {
    return this.http.send(issueCertificate, { failures })
  }

  issuePart({ activityId, from, until }: CertifiedPart) {
    return this.http.send(issuePartialCertificate, { failures, body: { activityId, from, until } })
  }

  async verify(number: string, signal?: CancelSignal) {
    return partOf(await this.http.send(verifyCertificate, { failures, path: { number }, signal }), 'certificate')
  }
}
