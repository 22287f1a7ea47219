import { inject } from 'inversify'
import { listMyApplications, sendApplication, withdrawApplication } from '../../../../contract/applications'
import type { ApplicationsGateway } from '../../../application/civic/applications/applications-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { Application } from '../../../domain/civic/applications/application'
import type { CheckedApplication } from '../../../domain/civic/applications/application-form'
import { stepOf } from '../../frame/cases/case-of-wire'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { limitOf } from '../../frame/http/limit-of'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

const failures = 'in-place'

export class HttpApplicationsGateway implements ApplicationsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async mine(request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listMyApplications, { failures, query: request, signal })
    return mapped(answer, ({ limit, ...page }) => ({ ...pageOf(applicationOf)(page), limit: limitOf(limit) }))
  }

  async send({ kind, name, intro, contactName, phone, pictures }: CheckedApplication, idempotencyKey: string) {
    const body = { kind, name, intro, contactName, phone, pictures: [...pictures] }
    const answer = await this.http.send(sendApplication, { failures, body, idempotencyKey })
    return mapped(answer, ({ application }) => applicationOf(application))
  }

  async withdraw(id: string, idempotencyKey: string) {
    const answer = await this.http.send(withdrawApplication, { failures, path: { id }, idempotencyKey })
    return mapped(answer, ({ application }) => applicationOf(application))
  }
}

type WireApplication = AnswerOf<typeof listMyApplications>['items'][number]

function applicationOf({ id, kind, name, state, mayWithdraw, steps }: WireApplication): Application {
  return { id, kind, name, state, mayWithdraw, steps: steps.map(stepOf) }
}
