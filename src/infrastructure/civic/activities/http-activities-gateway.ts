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
import type { PageRequest } from '../../../application/frame/shared/page'
import { activityKinds } from '../../../domain/civic/activities/activity'
import { publicActivityStates, type LeaderActivityAct } from '../../../domain/civic/activities/activity-lifecycle'
import type { CheckInAct } from '../../../domain/frame/codes/check-in-act'
import type { AnswerOf } from '../../frame/http/call-parts'
import { HttpClient } from '../../frame/http/http-client'
import { onlyKnownValue } from '../../frame/http/only-known-value'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { activityCardOf, activityMemberOf, activityOf, ownRecordsOf } from './activity-of-wire'

const failures = 'in-place'

export class HttpActivitiesGateway implements ActivitiesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async list(
    { state, kind, order }: ActivityFilters,
    place: GeoPoint | null,
    request: PageRequest,
    signal?: CancelSignal,
  ) {
    const query = {
      ...request,
      ...place,
      ...onlyKnownValue('state', publicActivityStates, state),
      ...onlyKnownValue('kind', activityKinds, kind),
      order: order === 'near' && place !== null ? ('near' as const) : ('time' as const),
    }
    return mapped(await this.http.send(listActivities, { failures, query, signal }), cardsOf)
  }

  async ofVenue(venueId: string, request: PageRequest, signal?: CancelSignal) {
    return mapped(await this.http.send(listActivities, { failures, query: { ...request, venueId }, signal }), cardsOf)
  }

  async ofHome(merchantId: string, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, merchantId }
    return mapped(await this.http.send(listOrganisationActivities, { failures, query, signal }), cardsOf)
  }

  async ofTeam(teamId: string, over: boolean, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, teamId, ...(over && { state: 'ended' as const }) }
    return mapped(await this.http.send(listActivities, { failures, query, signal }), cardsOf)
  }

  async mine(which: OwnActivities, request: PageRequest, signal?: CancelSignal) {
    const query = { ...request, ...(which === 'left' ? { state: which } : { when: which }) }
    return mapped(await this.http.send(listMyActivities, { failures, query, signal }), cardsOf)
  }

  async activity(id: string, place: GeoPoint | null, signal?: CancelSignal) {
    return detailOf(
      await this.http.send(getActivity, { failures: 'content', path: { id }, query: { ...place }, signal }),
    )
  }

  async members(activityId: string, request: PageRequest, signal?: CancelSignal) {
    const answer = await this.http.send(listActivityMembers, { failures, query: { ...request, activityId }, signal })
    return mapped(answer, pageOf(activityMemberOf))
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

  async records(request: PageRequest, signal?: CancelSignal) {
    return mapped(await this.http.send(listServiceRecords, { failures, query: request, signal }), ownRecordsOf)
  }

  sums(signal?: CancelSignal) {
    return this.http.send(getServiceSums, { failures, signal })
  }
}

const cardsOf = pageOf(activityCardOf)
const detailOf = (answer: Outcome<AnswerOf<typeof getActivity>>) =>
  mapped(answer, ({ activity }) => activityOf(activity))
