import { inject } from 'inversify'
import type * as z from 'zod/mini'
import {
  getOwnCertificate,
  issueCertificate,
  issuePartialCertificate,
  verifyCertificate,
  type certificateSchema,
  type OwnCertificatesDto,
} from '../../../../contract/certificates'
import type { CertificatesGateway, CertifiedPart } from '../../../application/civic/certificates/certificates-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Certificate, OwnCertificate, OwnCertificates } from '../../../domain/civic/certificates/certificate'
import { instantOf } from '../../../domain/frame/shared/site-time'

import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import type { Camelised } from '../../frame/http/wire-case'

const failures = 'in-place'

export class HttpCertificatesGateway implements CertificatesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async own(signal?: CancelSignal) {
    return mapped(await this.http.send(getOwnCertificate, { failures, signal }), ownOf)
  }

  async issue() {
    return mapped(await this.http.send(issueCertificate, { failures }), ownOf)
  }

  async issuePart({ activityId, from, until }: CertifiedPart) {
    const body = { activityId, from, until }
    return mapped(await this.http.send(issuePartialCertificate, { failures, body }), ({ number, own }) => ({
      number,
      own: ownOf(own),
    }))
  }

  async verify(number: string, signal?: CancelSignal) {
    const answer = await this.http.send(verifyCertificate, { failures, path: { number }, signal })
    return mapped(answer, ({ certificate }) => (certificate === null ? null : certificateOf(certificate)))
  }
}

type NamedDto = OwnCertificatesDto['others'][number]
const named = (certificate: Camelised<NamedDto>): OwnCertificate => ({
  ...certificateOf(certificate),
  printedName: certificate.printedName,
})

function ownOf({ state, certificate, others }: Camelised<OwnCertificatesDto>): OwnCertificates {
  return { state, certificate: certificate === null ? null : named(certificate), others: others.map(named) }
}

function certificateOf(certificate: Camelised<z.output<typeof certificateSchema>>): Certificate {
  const { number, name, minutes, times, years, since, issuedAt } = certificate
  return {
    number,
    name,
    minutes,
    times,
    years: years.map((of) => ({ year: of.year, minutes: of.minutes })),
    since: instantOf(since) ?? 0,
    issuedAt: instantOf(issuedAt) ?? 0,
    scope: certificate.scope,
  }
}
