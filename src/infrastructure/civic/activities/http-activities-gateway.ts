import type { GeoPoint } from '../../../domain/frame/places/geo-point'
import { inject } from 'inversify'
import {
  getActivity,
  joinActivity,
  leadActivity,
  leaveActivity,
  listActivities,
  listOrganisationActivities,
  listActivityMembers,
  listMyActivities,
  checkInToActivity,
  checkOutOfActivity,
} from '../../../../contract/activities'
import { getServiceSums, listServiceRecords } from '../../../../contract/service-records'
import type {
  ActivitiesGateway,
  ActivityFilters,
  OwnActivities,
  SentCheckIn,
} from '../../../application/civic/activities/activities-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { CountedPageRequest, PageRequest } from '../../../application/frame/shared/page'
import { activityKinds, activityPeriods } from '../../../domain/civic/activities/activity'
import { publicActivityStates, type LeaderActivityAct } from '../../../domain/civic/activities/activity-lifecycle'
import type { CheckInAct } from '../../../domain/frame/codes/check-in-act'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { onlyKnownValue } from '../../frame/http/filters-in-query'
import { nearParameters } from '../../frame/http/near-parameters'
import { mapped } from '../../frame/http/mapped'

const failures = 'in-place'

export class HttpActivitiesGateway implements ActivitiesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  list(filters: ActivityFilters, place: GeoPoint | null, request: CountedPageRequest, signal?: CancelSignal) {
    const query = {
      ...request,
      ...onlyKnownValue('state', publicActivityStates, filters.state),
      ...onlyKnownValue('kind', activityKinds, filters.kind),
      ...onlyKnownValue('when', activityPeriods, filters.when),
      ...onlyKnownValue('free', ['1'], filters.free),
      ...nearParameters(filters, place, 'time'),
    }
    return this.http.send(listActivities, { failures, query, signal })
  }

  ofVenue(venueId: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listActivities, { failures, query: { ...request, venueId }, signal })
  }

  ofHome(merchantId: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, merchantId }
    return this.http.send(listOrganisationActivities, { failures, query, signal })
  }

  ofTeam(teamId: string, over: boolean, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, teamId, ...(over && { state: 'ended' as const }) }
    return this.http.send(listActivities, { failures, query, signal })
  }

  mine(which: OwnActivities, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(which === 'left' ? { state: which } : { when: which }) }
    return this.http.send(listMyActivities, { failures, query, signal })
  }

  async activity(id: string, place: GeoPoint | null, signal?: CancelSignal) {
    return detailOf(
      await this.http.send(getActivity, { failures: 'content', path: { id }, query: { ...place }, signal }),
    )
  }

  members(activityId: string, request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listActivityMembers, { failures, query: { ...request, activityId }, signal })
  }

  async join(id: string, shiftId: string | null, idempotencyKey: string) {
    const body = { id, ...(shiftId === null ? {} : { shiftId }) }
    return detailOf(await this.http.send(joinActivity, { failures, body, idempotencyKey }))
  }

  async leave(activityId: string) {
    return detailOf(await this.http.send(leaveActivity, { failures, path: { activityId } }))
  }

  async performLeaderAct(act: LeaderActivityAct, id: string, text: string, idempotencyKey: string) {
    return detailOf(await this.http.send(leadActivity, { failures, body: { id, act, text }, idempotencyKey }))
  }

  async checkIn(act: CheckInAct, id: string, { code, place, at }: SentCheckIn) {
    const body = {
      id,
      code,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      at: at === null ? null : new Date(at).toISOString(),
    }
    const endpoint = act === 'check-in' ? checkInToActivity : checkOutOfActivity
    return detailOf(await this.http.send(endpoint, { failures, body }))
  }

  records(request: PageRequest, signal?: CancelSignal) {
    return this.http.send(listServiceRecords, { failures, query: request, signal })
  }

  sums(signal?: CancelSignal) {
    return this.http.send(getServiceSums, { failures, signal })
  }
}

const detailOf = (answer: Outcome<AnswerOf<typeof getActivity>>) =>
  mapped(answer, ({ activity: { leads, ...activity } }) => ({ ...activity, isLeader: leads }))
