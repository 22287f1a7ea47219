import { inject } from 'inversify'
import { listAgreements, listClauses } from '../../../../contract/agreements'
import type { Agreement, AgreementsGateway, AgreementSummary } from '../../../application/frame/site/agreements-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import { SiteStore } from '../../../application/frame/site/site.store'
import { failure, success } from '../../../domain/frame/shared/result'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import { failureOfCode } from '../http/transport'

export class HttpAgreementsGateway implements AgreementsGateway {
  constructor(
    @inject(HttpClient) private readonly http: HttpClient,
    @inject(SiteStore) private readonly site: SiteStore,
  ) {}

  async clauses(signal?: CancelSignal): Promise<Outcome<readonly AgreementSummary[]>> {
    const answer = await this.http.send(listClauses, { failures: 'background', signal })
    return mapped(answer, ({ items }) => items.map(({ code, title, updatedAt }) => ({ code, title, updatedAt })))
  }

  async agreements(signal?: CancelSignal): Promise<Outcome<readonly Agreement[]>> {
    const answer = await this.http.send(listAgreements, { failures: 'in-place', signal })
    if (!answer.ok) return answer
    try {
      // The sanitiser is loaded with the first text, because hardly anyone reads these texts.
      const { DompurifySanitiser } = await import(/* webpackChunkName: "html" */ '../html/dompurify-sanitiser')
      const sanitiser = new DompurifySanitiser(this.site)
      return success(
        answer.value.items.map(({ code, title, content }) => ({ code, title, content: sanitiser.clean(content) })),
      )
    } catch {
      return failure(failureOfCode())
    }
  }
}
