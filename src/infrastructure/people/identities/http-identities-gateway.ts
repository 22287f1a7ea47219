import { inject } from 'inversify'
import { checkRealName, getRealData } from '../../../../contract/identities'
import type { IdentitiesGateway } from '../../../application/people/identities/identities-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { failureOf, type Outcome } from '../../../application/frame/shared/failure'
import type { RealName, RealNameStanding } from '../../../domain/people/identities/identity'
import type { RealNameForm } from '../../../domain/people/identities/real-name-form'
import { failure } from '../../../domain/frame/shared/result'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpIdentitiesGateway implements IdentitiesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async realName(signal?: CancelSignal) {
    const answer = await this.http.send(getRealData, { failures, signal })
    return mapped(answer, ({ realName }) => realNameOf(realName))
  }

  async standing(signal?: CancelSignal) {
    return mapped(await this.http.send(getRealData, { failures, signal }), standingOf)
  }

  async check({ name, cardNumber, agreed }: RealNameForm, face: string | null): Promise<Outcome<RealNameStanding>> {
    // A form without consent never passes its rules, but its type allows one.
    if (!agreed) return failure(failureOf('invalid'))
    const answer = await this.http.send(checkRealName, { failures, body: { name, cardNumber, agreed, face } })
    return mapped(answer, standingOf)
  }
}

const standingOf = ({ realName, limit }: AnswerOf<typeof checkRealName>): RealNameStanding => ({
  realName: realNameOf(realName),
  limit,
})

function realNameOf(found: AnswerOf<typeof checkRealName>['realName']): RealName {
  if (found.state === 'none') return found
  if (found.state === 'refused') {
    const { state, reason, refusedAt } = found
    return { state, reason, refusedAt }
  }
  if (found.state === 'pending') {
    const { state, lookedAtBy, name, cardNumber, sentAt } = found
    return { state, isAtOffice: lookedAtBy === 'office', name, cardNumber, sentAt }
  }
  const { name, cardNumber, sex, birthDate, checkedAt } = found.identity
  return { state: found.state, identity: { name, cardNumber, sex, birthDate, checkedAt } }
}
