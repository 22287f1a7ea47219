import { inject } from 'inversify'
import { checkRealName, getRealData } from '../../../contract/identities'
import type { IdentitiesGateway } from '../../application/identities/identities-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import { failureOf, type Outcome } from '../../application/shared/failure'
import type { Identity } from '../../domain/identities/identity'
import type { RealNameForm } from '../../domain/identities/real-name-form'
import { failure } from '../../domain/shared/result'
import { instantOf } from '../../domain/shared/site-time'
import type { AnswerOf } from '../http/call-parts'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

const failures = 'in-place'

export class HttpIdentitiesGateway implements IdentitiesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async identity(signal?: CancelSignal) {
    const answer = await this.http.send(getRealData, { failures, signal })
    return mapped(answer, ({ identity }) => (identity === null ? null : identityOf(identity)))
  }

  async check({ name, cardNumber, agreed }: RealNameForm, face: string | null): Promise<Outcome<Identity>> {
    // The rules of the form exclude it; its type does not.
    if (!agreed) return failure(failureOf('invalid'))
    const answer = await this.http.send(checkRealName, { failures, body: { name, cardNumber, agreed, face } })
    return mapped(answer, ({ identity }) => identityOf(identity))
  }
}

function identityOf({
  name,
  cardNumber,
  sex,
  birthDate,
  checkedAt,
}: AnswerOf<typeof checkRealName>['identity']): Identity {
  return { name, cardNumber, sex, birthDate, checkedAt: instantOf(checkedAt) ?? 0 }
}
