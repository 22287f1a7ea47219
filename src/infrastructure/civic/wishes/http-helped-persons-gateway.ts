import { inject } from 'inversify'
import {
  changeHelpedPerson,
  getHelpedPerson,
  getHelperRole,
  listHelpedPersons,
  listHelpRecord,
  registerHelpedPerson,
  removeHelpedPerson,
} from '../../../../contract/helped-persons'
import { failureOf, type Outcome } from '../../../application/frame/shared/failure'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { HelpedPersonsGateway } from '../../../application/civic/wishes/helped-persons-gateway'
import { failure } from '../../../domain/frame/shared/result'
import type { HelpedPerson } from '../../../domain/civic/wishes/helped-person'
import type { HelpedPersonForm } from '../../../domain/civic/wishes/helped-person-form'
import { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpHelpedPersonsGateway implements HelpedPersonsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  list(request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listHelpedPersons, { failures, query: { ...request }, signal })
  }

  async person(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getHelpedPerson, { failures, path: { id }, signal })
    return partOf(answer, 'person')
  }

  record(id: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listHelpRecord, { failures, query: { ...request, helpedPersonId: id }, signal })
  }

  role(signal?: CancelSignal) {
    return this.http.send(getHelperRole, { failures, signal })
  }

  async register(form: HelpedPersonForm, idempotencyKey: string): Promise<Outcome<HelpedPerson>> {
    const body = bodyOf(form)
    if (body === null) return failure(failureOf('invalid'))
    const answer = await this.http.send(registerHelpedPerson, { failures, body, idempotencyKey })
    return partOf(answer, 'person')
  }

  async change(id: string, form: HelpedPersonForm): Promise<Outcome<HelpedPerson>> {
    const body = bodyOf(form)
    if (body === null) return failure(failureOf('invalid'))
    const answer = await this.http.send(changeHelpedPerson, { failures, path: { id }, body })
    return partOf(answer, 'person')
  }

  remove(id: string) {
    return this.http.send(removeHelpedPerson, { failures: 'common', path: { id } })
  }
}

/** Builds the body; null for values that the form's rules refuse although its types allow them. */
function bodyOf({ name, sex, phone, relation, address, needs, agreed }: HelpedPersonForm) {
  return relation === '' || !agreed ? null : { name, sex, phone, relation, address, needs, agreed }
}
