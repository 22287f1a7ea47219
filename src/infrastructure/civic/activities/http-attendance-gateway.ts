import { inject } from 'inversify'
import {
  addAttendance,
  confirmAttendance,
  decideAttendance,
  getAttendanceList,
  listAttendance,
  type listSchema,
} from '../../../../contract/attendance'
import { listTeamMembers } from '../../../../contract/teams'
import type {
  AttendanceGateway,
  AttendancePart,
  ServiceDecided,
} from '../../../application/civic/activities/attendance-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { AttendanceGroup } from '../../../domain/civic/activities/attendance-list'
import type { TimeSpan } from '../../../domain/civic/activities/time-spans'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Decoded } from '../../frame/http/wire-case'

const failures = 'in-place'

export class HttpAttendanceGateway implements AttendanceGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list({ activityId, shiftId }: AttendancePart, userId: string | null, signal?: CancelSignal) {
    const query = { activityId, ...(userId !== null && { userId }), ...(shiftId !== '' && { shiftId }) }
    return mappedAnswer(await this.http.send(getAttendanceList, { failures, query, signal }))
  }

  people({ activityId, shiftId }: AttendancePart, group: AttendanceGroup, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, activityId, group, ...(shiftId !== '' && { shiftId }) }
    return this.http.send(listAttendance, { failures, query, signal })
  }

  async members(teamId: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, teamId, state: 'member' as const }
    const answer = await this.http.send(listTeamMembers, { failures, query, signal })
    return mapped(
      answer,
      pageOf(({ id, nickname, avatar }) => ({ id, nickname, avatar })),
    )
  }

  async decide(activityId: string, { userId, act, span, reason: text }: ServiceDecided, idempotencyKey: string) {
    const body = { activityId, userId, act, text, ...wireSpan(span) }
    return mappedAnswer(await this.http.send(decideAttendance, { failures, body, idempotencyKey }))
  }

  async confirmAll(activityId: string, idempotencyKey: string) {
    return mappedAnswer(await this.http.send(confirmAttendance, { failures, body: { activityId }, idempotencyKey }))
  }

  async add(activityId: string, userId: string, span: TimeSpan | null, idempotencyKey: string) {
    const body = { activityId, userId, ...wireSpan(span) }
    return mappedAnswer(await this.http.send(addAttendance, { failures, body, idempotencyKey }))
  }
}

const wireSpan = (span: TimeSpan | null) => ({
  from: span === null ? null : new Date(span.from).toISOString(),
  until: span === null ? null : new Date(span.until).toISOString(),
})

const mappedAnswer = (answer: Outcome<{ readonly list: Decoded<typeof listSchema> }>) => partOf(answer, 'list')
