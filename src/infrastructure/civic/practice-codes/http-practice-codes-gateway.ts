import { inject } from 'inversify'
import { getPracticeCode, getVolunteerCode, listScans, scanCode } from '../../../../contract/practice-codes'
import type { PracticeCodesGateway } from '../../../application/civic/practice-codes/practice-codes-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpPracticeCodesGateway implements PracticeCodesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async volunteerCode() {
    return mapped(
      await this.http.send(getVolunteerCode, { failures }),
      ({ code, validFor, nickname, avatar, minutes }) => ({ code, validFor, owner: { nickname, avatar, minutes } }),
    )
  }

  code(purpose: string, subject: string) {
    return this.http.send(getPracticeCode, { failures, query: { purpose, subject } })
  }

  async scan(code: string, idempotencyKey: string) {
    return partOf(await this.http.send(scanCode, { failures, body: { code }, idempotencyKey }), 'scan')
  }

  scans(query: PageRequest, signal?: CancelSignal) {
    return this.http.send(listScans, { failures, query, signal })
  }
}
