import { inject } from 'inversify'
import {
  addAttendance,
  confirmAttendance,
  decideAttendance,
  getAttendanceList,
  listAttendance,
  type AttendanceListDto,
  type AttendantDto,
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
import type { AttendanceGroup, AttendanceList, Attendant } from '../../../domain/civic/activities/attendance-list'
import type { TimeSpan } from '../../../domain/civic/activities/time-spans'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { personOf } from '../../frame/cases/case-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Camelised } from '../../frame/http/wire-case'
import { timeOf } from './activity-of-wire'

const failures = 'in-place'

export class HttpAttendanceGateway implements AttendanceGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list({ activityId, shiftId }: AttendancePart, userId: string | null, signal?: CancelSignal) {
    const query = { activityId, ...(userId !== null && { userId }), ...(shiftId !== '' && { shiftId }) }
    return mappedAnswer(await this.http.send(getAttendanceList, { failures, query, signal }))
  }

  async people(
    { activityId, shiftId }: AttendancePart,
    group: AttendanceGroup,
    request: PageRequest,
    signal?: CancelSignal,
  ) {
    const query = { ...request, activityId, group, ...(shiftId !== '' && { shiftId }) }
    return mapped(await this.http.send(listAttendance, { failures, query, signal }), pageOf(attendantOf))
  }

  async members(teamId: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, teamId, state: 'member' as const }
    return mapped(await this.http.send(listTeamMembers, { failures, query, signal }), pageOf(personOf))
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

const mappedAnswer = (answer: Outcome<{ readonly list: Camelised<AttendanceListDto> }>) =>
  mapped(answer, ({ list }) => listOf(list))

function listOf(list: Camelised<AttendanceListDto>): AttendanceList {
  const { activityId, teamId, ownCode, title, shifts, counts, adding, person } = list
  return {
    activityId,
    teamId,
    ownCode,
    title,
    shifts,
    counts,
    adding,
    person: person && personOf(person),
    startsAt: instantOf(list.startsAt) ?? 0,
    endsAt: instantOf(list.endsAt) ?? 0,
    countsFrom: instantOf(list.countsFrom) ?? 0,
    countsUntil: instantOf(list.countsUntil) ?? 0,
  }
}

function attendantOf({ isWalkIn, shift, service, decisions, ...person }: Camelised<AttendantDto>): Attendant {
  return { ...personOf(person), isWalkIn, shift, decisions, service: service && timeOf(service) }
}
