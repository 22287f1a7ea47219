import { inject } from 'inversify'
import { getPracticeCode, getVolunteerCode, listScans, scanCode } from '../../../../contract/practice-codes'
import type { PracticeCodesGateway } from '../../../application/civic/practice-codes/practice-codes-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { Scan } from '../../../domain/civic/practice-codes/scan'
import { instantOf } from '../../../domain/frame/shared/site-time'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'

const failures = 'in-place'

export class HttpPracticeCodesGateway implements PracticeCodesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async volunteerCode() {
    return mapped(
      await this.http.send(getVolunteerCode, { failures }),
      ({ code, validFor, nickname, avatar, minutes }) => ({
        code,
        validFor,
        owner: { nickname, avatar: avatar || null, minutes },
      }),
    )
  }

  async code(purpose: string, subject: string) {
    const answer = await this.http.send(getPracticeCode, { failures, query: { purpose, subject } })
    return mapped(answer, ({ code, validFor }) => ({ code, validFor }))
  }

  async scan(code: string, idempotencyKey: string) {
    return mapped(await this.http.send(scanCode, { failures, body: { code }, idempotencyKey }), ({ scan }) =>
      scanOf(scan),
    )
  }

  async scans(query: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listScans, { failures, query, signal })
    return mapped(answer, pageOf(scanOf))
  }
}

function scanOf({ id, title, text, path, at }: AnswerOf<typeof scanCode>['scan']): Scan {
  return { id, title, text, path, at: instantOf(at) ?? 0 }
}
