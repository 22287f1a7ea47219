import type { GeoPoint } from '../../../../src/domain/frame/places/geo-point'
import type { Container } from 'inversify'
import {
  ActivitiesGateway,
  type ActivityFilters,
  type SentCheckIn,
} from '../../../../src/application/civic/activities/activities-gateway'
import { PositionSource, type PositionProblem } from '../../../../src/application/frame/places/position'
import type { CountedPageRequest } from '../../../../src/application/frame/shared/page'
import { failureOf, type Failure, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { Activity, DecidedService, OwnService } from '../../../../src/domain/civic/activities/activity'
import type { LeaderActivityAct } from '../../../../src/domain/civic/activities/activity-lifecycle'
import type { CheckInAct } from '../../../../src/domain/frame/codes/check-in-act'
import { failure, success, type Result } from '../../../../src/domain/frame/shared/result'
import { start } from '../../../support/hand-clock'

export function activity(id: string, more: Partial<Activity> = {}): Activity {
  return {
    id,
    kind: 'company',
    title: `Activity ${id}`,
    cover: null,
    state: 'enrolling',
    startsAt: start + 3_600_000,
    endsAt: start + 7_200_000,
    place: { name: 'Tea house', latitude: 26.42, longitude: 111.61 },
    distance: null,
    places: 2,
    placesLeft: 1,
    mine: null,
    myShift: null,
    shifts: [],
    intro: 'Tea, too.',
    pictures: [],
    requirements: '',
    enrolsAt: start,
    enrolsUntil: null,
    venue: { id: 'v1', name: 'Tea house' },
    team: { id: 't1', name: 'Herons' },
    project: { id: 'p1', name: 'Warm meals' },
    radius: 300,
    takesCode: true,
    ownCode: null,
    members: [],
    checkedInAt: null,
    checkedOutAt: null,
    service: null,
    isLeader: false,
    attendance: null,
    acts: ['join'],
    cancelReason: '',
    ...more,
  }
}

export const served = (minutes: number, more: Partial<OwnService> = {}): OwnService => ({
  ...{ state: 'confirmed', from: start, until: start + minutes * 60_000, minutes, leastMinutes: 15 },
  ...{ doubt: null, reason: '' },
  ...more,
})

export const refusal = (state: string) => failureOf('state-refuses', { status: 409, state })

/** A platform with a few activities; it records its calls, and fails on demand. */
export class MemoryActivities implements ActivitiesGateway {
  activities: readonly Activity[] = [activity('1'), activity('2', { state: 'ended', acts: [] })]
  readonly calls: string[] = []
  readonly checkIns: SentCheckIn[] = []
  failing: Readonly<Record<string, Failure>> = {}
  /** How the one record stands. */
  recorded: DecidedService | null = null
  position: Result<GeoPoint, PositionProblem> = success({ latitude: 26.42, longitude: 111.61 })

  list = async (
    { state, kind, when, free, order }: ActivityFilters,
    place: GeoPoint | null,
    request: CountedPageRequest,
  ) => {
    const filters = [state, kind, order, ...[when, free].filter((filter) => filter !== '')].join('/')
    const call = `${request.total === undefined ? 'list' : 'count'} ${filters}${place === null ? '' : ' here'}`
    const found = free === '1' ? this.activities.filter(({ placesLeft }) => placesLeft > 0) : this.activities
    return this.answer(call, { ...page(found), ...(request.total && { total: found.length }) })
  }
  ofVenue = async (id: string) => this.answer(`ofVenue ${id}`, page(this.activities))
  ofHome = async (id: string) => this.answer(`ofHome ${id}`, page(this.activities.slice(0, 1)))
  ofTeam = async (id: string, over: boolean) => this.answer(`ofTeam ${id}${over ? ' over' : ''}`, page(this.activities))
  mine = async (state: string) => this.answer(`mine ${state}`, page(this.activities))
  activity = async (id: string) => this.answer(`activity ${id}`, this.found(id))
  members = async (id: string) => this.answer(`members ${id}`, page([]))
  join = async (id: string, shiftId: string | null) =>
    this.answer(`join ${id} ${shiftId ?? ''}`.trim(), {
      ...this.found(id),
      mine: 'joined' as const,
      acts: ['leave' as const],
      placesLeft: 0,
    })
  performLeaderAct = async (act: LeaderActivityAct, id: string, reason: string) =>
    this.answer(`${act} ${id} ${reason}`, this.found(id))
  leave = async (id: string) => this.answer(`leave ${id}`, this.found(id))
  checkIn = async (act: CheckInAct, id: string, { code, place, at }: SentCheckIn) => {
    this.checkIns.push({ code, place, at })
    const isIn = act === 'check-in'
    return this.answer(`${act} ${id}`, {
      ...this.found(id),
      mine: isIn ? ('checked-in' as const) : ('checked-out' as const),
      checkedInAt: start,
      service: isIn ? null : served(90),
      acts: isIn ? (['check-out'] as const) : [],
    })
  }
  records = async () =>
    this.answer(
      'records',
      page([{ activityId: '2', title: 'Activity 2', minutes: 90, endedAt: start, service: this.recorded }]),
    )
  sums = async () => this.answer('sums', { minutes: 750, times: 3, minutesThisYear: 90, minutesThisMonth: 30 })

  bindTo(container: Container): this {
    container.bind(ActivitiesGateway).toConstantValue(this)
    container.bind(PositionSource).toConstantValue({ find: async () => this.position })
    return this
  }

  private found(id: string): Activity {
    return this.activities.find((each) => each.id === id) ?? activity(id)
  }

  private answer<Value>(call: string, value: Value): Outcome<Value> {
    this.calls.push(call)
    const reason = this.failing[call.split(' ')[0] ?? '']
    return reason === undefined ? success(value) : failure(reason)
  }
}

const page = <Item>(items: readonly Item[]) => ({ items, nextCursor: null })
