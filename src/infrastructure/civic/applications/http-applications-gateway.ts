import { inject } from 'inversify'
import { listMyApplications, sendApplication, withdrawApplication } from '../../../../contract/applications'
import type { ApplicationsGateway } from '../../../application/civic/applications/applications-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { CheckedApplication } from '../../../domain/civic/applications/application-form'
import { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpApplicationsGateway implements ApplicationsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  mine(request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listMyApplications, { failures, query: request, signal })
  }

  async send({ kind, name, intro, contactName, phone, pictures }: CheckedApplication, idempotencyKey: string) {
    const body = { kind, name, intro, contactName, phone, pictures: [...pictures] }
    const answer = await this.http.send(sendApplication, { failures, body, idempotencyKey })
    return partOf(answer, 'application')
  }

  async withdraw(id: string, idempotencyKey: string) {
    const answer = await this.http.send(withdrawApplication, { failures, path: { id }, idempotencyKey })
    return partOf(answer, 'application')
  }
}
